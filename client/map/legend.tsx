import { shortTerm } from '../figures/split.js';
import { ordinance } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { importOnMap } from '../state/map-view.js';
import { Swatch, type SwatchKind } from '../panels/swatch.js';

interface Entry {
  kind: SwatchKind;
  text: string;
}

/** What an amendment shows over the map; the looks of these come with the task's own sheet. */
const AMENDMENT = [
  ['part-before', 'As the map has it'],
  ['part-after', 'As it would be'],
  ['part-gained', 'Gained'],
  ['part-lost', 'Lost, or a wetland retired'],
  ['part-chosen', 'Wetland chosen'],
  ['part-sketch', 'Drawn, not yet in the draft'],
  ['part-cut', 'To be cut out, or the line to split along'],
  ['part-theirs', 'What somebody else made of it'],
  ['parcel-enters', 'Parcel that comes in'],
  ['parcel-leaves', 'Parcel that leaves'],
  ['parcel-changes', 'Parcel that has more or less'],
] as const;

/** What an import shows over the map. */
const IMPORTED = [
  ['imported', 'Would come in'],
  ['imported-rejected', 'Rejected here'],
] as const;

/** What the history shows over the map. */
const PAST = [
  ['key-line before', 'Before', ''],
  ['key-line after', 'After', ''],
  ['key-area gained', 'Gained', '+'],
  ['key-area lost', 'Lost', '−'],
  ['key-line earlier', 'At other times', ''],
] as const;

function entries(): Entry[] {
  const law = ordinance.value;
  const term = law?.adjacentTerm == null ? null : shortTerm(law.adjacentTerm);
  const list: Entry[] = [];
  if (term !== null)
    list.push(
      { kind: 'wetland', text: 'Wetland' },
      {
        kind: 'adjacent',
        text: `${term.charAt(0).toUpperCase()}${term.slice(1)}${law?.bufferFt == null ? '' : `, ${law.bufferFt} ft`}`,
      },
    );
  list.push(
    { kind: 'unregulated', text: 'Wetland not regulated here' },
    { kind: 'watercourse', text: 'Brook or pond' },
  );
  if (address.value.task === 'proposal')
    list.push({ kind: 'disturbance', text: 'Disturbance' }, { kind: 'mitigation', text: 'Mitigation' });
  else if (address.value.task === 'parcel') list.push({ kind: 'parcel', text: 'Parcel asked about' });
  list.push({ kind: 'ground', text: 'Parcel, building' }, { kind: 'municipal-line', text: 'Municipal line' });
  return list;
}

/** What lies over the map in the task at hand, first. */
function Over() {
  const { task, amendment, version, against, wetland } = address.value;
  if (task === 'amend' && amendment !== null)
    return AMENDMENT.map(([look, text]) => (
      <li key={look}>
        <span class={`swatch ${look}`} aria-hidden="true" /> {text}
      </li>
    ));
  if (task === 'import')
    return IMPORTED.filter(([look]) => importOnMap.value[look]).map(([look, text]) => (
      <li key={look}>
        <span class={`swatch ${look}`} aria-hidden="true" /> {text}
      </li>
    ));
  if (task === 'history' && (version !== null || against !== null || wetland !== null))
    return PAST.map(([look, text, mark]) => (
      <li key={look}>
        <span class={look} aria-hidden="true">
          {mark}
        </span>{' '}
        {text}
      </li>
    ));
  return null;
}

/** What the colours and patterns on the map mean. Folded on narrow screens and while drawing, which needs the room. */
export function Legend() {
  const { task } = address.value;
  const open = (task === 'parcel' || task === 'import') && window.matchMedia('(min-width: 760px)').matches;
  return (
    <details key={task} class="legend card" open={open}>
      <summary>Legend</summary>
      <ul>
        <Over />
        {entries().map((entry) => (
          <li key={entry.kind}>
            <Swatch kind={entry.kind} /> {entry.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
