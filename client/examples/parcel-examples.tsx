import { useState } from 'preact/hooks';
import { findParcels } from '../api.js';
import { failureOf } from '../failure.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { chooseParcel } from '../state/parcel.js';
import '../style/tour.css';
import { PARCEL_EXAMPLES, type ParcelExample } from './demo-examples.js';

async function choose(place: string, { taxMapNumber }: ParcelExample): Promise<void> {
  const found = await findParcels(place, taxMapNumber, 5, new AbortController().signal);
  const item = found.find((parcel) => parcel.taxMapNumber === taxMapNumber);
  if (item === undefined) throw new Error(`Parcel ${taxMapNumber} is not on this map any more.`);
  chooseParcel(item);
}

/** Parcels to try, where the municipality is the invented one; nothing elsewhere. */
export function ParcelExamples() {
  const [problem, setProblem] = useState('');
  const place = jurisdiction.value;
  if (place?.invented !== true) return null;
  const take = (example: ParcelExample): void => {
    setProblem('');
    choose(place.id, example).catch((error: unknown) => setProblem(failureOf(error).message));
  };
  return (
    <section class="examples" aria-labelledby="examples-heading">
      <h3 id="examples-heading">Examples to try</h3>
      <ul class="plain">
        {PARCEL_EXAMPLES.map((example) => (
          <li key={example.taxMapNumber}>
            <button type="button" class="example" onClick={() => take(example)}>
              {example.shows} <span class="secondary">{example.taxMapNumber}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}
