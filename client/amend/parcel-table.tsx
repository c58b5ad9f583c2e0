import { useState } from 'preact/hooks';
import type { AffectedParcel } from '../../core/contracts/amendment-effects.js';
import { parcelBox } from '../api.js';
import { sqFtText } from '../figures/format.js';
import { address } from '../state/route.js';
import { said } from './acts.js';
import { showBox } from './shown.js';

const CHANGE_NAMES = { enters: 'Comes in', leaves: 'Leaves', changes: 'Changes' } as const;
const ORDER = ['enters', 'leaves', 'changes'] as const;

/** Rows that are shown before one asks for the rest. */
const FIRST = 12;

function nameOf({ taxMapNumber, address: street, id }: AffectedParcel): string {
  return taxMapNumber ?? street ?? id;
}

async function goTo(parcel: AffectedParcel): Promise<void> {
  try {
    showBox(await parcelBox(parcel.id, address.peek()));
  } catch {
    said.value = `Parcel ${nameOf(parcel)} could not be shown: the server did not answer.`;
  }
}

function Figures({ before, after }: { before: number; after: number }) {
  return (
    <td>
      <span class="visually-hidden">before </span>
      {sqFtText(before)} <span aria-hidden="true">→</span>
      <span class="visually-hidden">, after </span> <strong>{sqFtText(after)}</strong>
    </td>
  );
}

/** Parcels that an amendment brings in, lets go or changes, with square feet before and after. */
export function ParcelTable({ parcels }: { parcels: readonly AffectedParcel[] }) {
  const [all, setAll] = useState(false);
  const sorted = ORDER.flatMap((change) => parcels.filter((parcel) => parcel.change === change));
  const shown = all ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <ul class="map-key" aria-label="Parcels on the map">
        {ORDER.map((change) => (
          <li key={change}>
            <span class={`swatch parcel-${change}`} aria-hidden="true" /> {CHANGE_NAMES[change]}
          </li>
        ))}
      </ul>
      <div class="table-frame" tabIndex={0} role="region" aria-label="Parcels that change">
        <table class="parcel-table">
          <caption class="visually-hidden">Parcels that change, square feet before and after</caption>
          <thead>
            <tr>
              <th scope="col">Parcel</th>
              <th scope="col">In wetland, sq ft</th>
              <th scope="col">In adjacent area, sq ft</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((parcel) => (
              <tr key={parcel.id}>
                <th scope="row">
                  <button
                    type="button"
                    class="link"
                    aria-label={`Show parcel ${nameOf(parcel)} on the map`}
                    onClick={() => void goTo(parcel)}
                  >
                    {nameOf(parcel)}
                  </button>
                  <span class="secondary">{CHANGE_NAMES[parcel.change]}</span>
                </th>
                <Figures before={parcel.before.inWetlandSqFt} after={parcel.after.inWetlandSqFt} />
                <Figures before={parcel.before.inAdjacentSqFt} after={parcel.after.inAdjacentSqFt} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > shown.length && (
        <p>
          <button type="button" class="link" onClick={() => setAll(true)}>
            Show all {sorted.length} parcels
          </button>
        </p>
      )}
    </>
  );
}
