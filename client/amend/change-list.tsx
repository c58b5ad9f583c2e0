import type { AmendmentChange } from '../../core/contracts/amendments.js';
import { acresText, sqFtText } from '../figures/format.js';
import { attributeChanges, signedSqFtText } from '../history/change-words.js';
import { amendment, mayEdit } from './amendment-state.js';
import { MatchList } from './match-list.js';
import { boxOfStates } from './overlay-features.js';
import { showBox } from './shown.js';
import { ACTION_NAMES, changeTitle, momentText } from './standing.js';
import { takeBack } from './undo.js';
import { takeTool, chooseWetland } from './wetlands.js';
import { ChangeNote } from './change-note.js';

function signedAcres(sqFt: number): string {
  const text = acresText(Math.abs(sqFt));
  return Math.abs(sqFt) < 0.5 ? text : `${sqFt > 0 ? '+' : '−'}${text}`;
}

/** Before, after, gained, lost and net, in square feet and acres. */
function ChangeTable({ change }: { change: AmendmentChange }) {
  const { before, after, gainedSqFt, lostSqFt, netSqFt } = change;
  const row = (label: string, sqFt: number, swatch: string | null, signed = false) => (
    <tr data-figure={label} data-sq-ft={sqFt}>
      <th scope="row">
        {swatch !== null && <span class={`swatch part-${swatch}`} aria-hidden="true" />} {label}
      </th>
      <td>{signed ? signedSqFtText(sqFt) : sqFtText(sqFt)}</td>
      <td>{signed ? signedAcres(sqFt) : acresText(sqFt)}</td>
    </tr>
  );
  return (
    <table class="change-table">
      <caption class="visually-hidden">{changeTitle(change)} before and after</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">State</span>
          </th>
          <th scope="col">sq ft</th>
          <th scope="col">acres</th>
        </tr>
      </thead>
      <tbody>
        {before !== null && row('Before', before.areaSqFt, 'before')}
        {after !== null && row('After', after.areaSqFt, 'after')}
        {gainedSqFt > 0 && row('Gained', gainedSqFt, 'gained')}
        {lostSqFt > 0 && row('Lost', lostSqFt, 'lost')}
        {row('Net', netSqFt, null, true)}
      </tbody>
    </table>
  );
}

function ChangeItem({ change }: { change: AmendmentChange }) {
  const { wetland, before, after, derivedFrom, delineatedFrom, note, by, at } = change;
  const title = changeTitle(change);
  const differing = before === null || after === null ? [] : attributeChanges(before, after);
  return (
    <li class="change" data-wetland={wetland}>
      <h4>
        {title} <span class="secondary">{ACTION_NAMES[change.action]}</span>
      </h4>
      <ChangeTable change={change} />
      {differing.length > 0 && <p>{differing.join('; ')}.</p>}
      {derivedFrom.length > 0 && <p>Made of {derivedFrom.join(', ')}.</p>}
      {delineatedFrom !== null && <p>From {delineatedFrom}.</p>}
      {note !== '' && <p class="note">“{note}”</p>}
      <p class="help">
        {by === null ? '' : `${by}, `}
        {momentText(at)}
      </p>
      <div class="buttons">
        <button
          type="button"
          aria-label={`Show on the map: ${title}`}
          onClick={() => showBox(boxOfStates([before, after]))}
        >
          Show on the map
        </button>
        {mayEdit.value && after !== null && (
          <>
            <button
              type="button"
              aria-label={`Reshape ${title}`}
              onClick={() => {
                takeTool('reshape');
                void chooseWetland(wetland);
              }}
            >
              Reshape
            </button>
            <ChangeNote change={change} />
          </>
        )}
        {mayEdit.value && (
          <button
            type="button"
            aria-label={`Take back the change of ${title}`}
            onClick={() => void takeBack(change)}
          >
            Take back
          </button>
        )}
      </div>
    </li>
  );
}

/** What the overlay on the map means. */
function MapKey() {
  const entries = [
    ['before', 'As the map has it'],
    ['after', 'As it would be'],
    ['gained', 'Gained'],
    ['lost', 'Lost'],
  ] as const;
  return (
    <ul class="map-key" aria-label="On the map">
      {entries.map(([kind, text]) => (
        <li key={kind}>
          <span class={`swatch part-${kind}`} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}

/** Every change of the amendment with its figures. */
export function ChangeList() {
  const shown = amendment.value;
  if (shown === null) return null;
  return (
    <section aria-labelledby="changes-heading">
      <h3 id="changes-heading">What it changes on the map</h3>
      <MatchList />
      {shown.changes.length === 0 ? (
        <p>
          {mayEdit.value
            ? 'Nothing yet. Take a tool above the map: draw a new wetland, or choose one on the map and change it.'
            : 'Nothing.'}
        </p>
      ) : (
        <>
          <MapKey />
          <p class="totals">
            In all {sqFtText(shown.totals.gainedSqFt)} sq ft gained, {sqFtText(shown.totals.lostSqFt)} lost:{' '}
            <strong>
              {signedSqFtText(shown.totals.netSqFt)} sq ft ({signedAcres(shown.totals.netSqFt)} acres)
            </strong>
            .
          </p>
          <ul class="changes">
            {shown.changes.map((change) => (
              <ChangeItem key={change.number} change={change} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
