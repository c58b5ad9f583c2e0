import { sqFtText } from '../figures/format.js';
import { signedSqFtText } from '../history/change-words.js';
import { amendment } from './amendment-state.js';
import { ACTION_NAMES, changeTitle } from './standing.js';

/** Each change in a line: the last look at what is about to become the map. */
export function ChangesInShort() {
  const shown = amendment.value;
  if (shown === null) return null;
  return (
    <ul class="plain">
      {shown.changes.map((change) => (
        <li key={change.number}>
          {changeTitle(change)}: {ACTION_NAMES[change.action].toLowerCase()}, {signedSqFtText(change.netSqFt)}{' '}
          sq ft{change.after === null ? '' : `, then ${sqFtText(change.after.areaSqFt)}`}
        </li>
      ))}
    </ul>
  );
}
