import { useState } from 'preact/hooks';
import type { ImportPreview } from '../../core/contracts/uploads.js';
import { CheckField } from '../amend/fields.js';
import { countText } from '../figures/format.js';
import { CsvLink } from './csv-link.js';
import { pointedOut, showPlace } from './import-state.js';
import { asSentence, inPageWords } from './page-words.js';
import type { RejectedFeature } from './rejected-csv.js';

/** Features listed at first, and how many more at a time. */
const LISTED = 10;

/** Features that are rejected, each with its reason and its place on the map. */
export function RejectedList({ rejected }: { rejected: readonly RejectedFeature[] }) {
  const [listed, setListed] = useState(LISTED);
  return (
    <>
      <ul class="rejected">
        {rejected.slice(0, listed).map(({ feature, message, ring, vertex, location }, index) => (
          <li key={index}>
            <p>
              <strong>Feature {feature}</strong>
              {ring !== undefined && !message.includes(`ring ${ring}`) && `, ring ${ring}`}
              {vertex !== undefined && !message.includes(`vertex ${vertex}`) && `, vertex ${vertex}`}:{' '}
              {asSentence(message)}
            </p>
            {location !== undefined && (
              <button
                type="button"
                class="link"
                aria-pressed={pointedOut.value?.lon === location.lon && pointedOut.value.lat === location.lat}
                onClick={() => showPlace(location)}
              >
                Show on the map<span class="visually-hidden">: feature {feature}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {rejected.length > listed && (
        <p class="buttons">
          <button type="button" onClick={() => setListed(listed + 5 * LISTED)}>
            List more ({(rejected.length - listed).toLocaleString('en-US')} left)
          </button>
        </p>
      )}
    </>
  );
}

interface Props {
  preview: ImportPreview;
  repair: boolean;
  /** name of the file */
  file: string;
  onRepair: (repair: boolean) => void;
}

/** What would not come in, and why. */
export function RejectedPart({ preview, repair, file, onRepair }: Props) {
  const { rejected, rejectedCount, repaired } = preview;
  const invalid =
    repair || repaired > 0 || rejected.some(({ message }) => message.includes('not a valid polygon'));
  if (rejectedCount === 0 && !invalid) return null;
  const shown = rejected.map((feature) => ({ ...feature, message: inPageWords(feature.message) }));
  return (
    <section aria-labelledby="rejected-heading">
      <h3 id="rejected-heading">
        {rejectedCount === 0
          ? 'Nothing would be rejected'
          : `${countText(rejectedCount, 'feature', 'features')} would be rejected`}
      </h3>
      {invalid && (
        <>
          <CheckField
            id="import-repair"
            label="Take invalid polygons in repaired"
            checked={repair}
            onCheck={onRepair}
          />
          <p class="help">
            Where the outline crosses itself, all land that it goes round an odd number of times is kept. The
            repair of a mistake is still a mistake: look at each in the report.
          </p>
        </>
      )}
      <RejectedList rejected={shown} />
      {rejectedCount > rejected.length && (
        <p class="help">
          The first {rejected.length.toLocaleString('en-US')} of {rejectedCount.toLocaleString('en-US')} are
          listed.
        </p>
      )}
      {rejected.length > 0 && (
        <p class="downloads">
          <CsvLink rejected={rejected} name={`${file} rejected`} />
        </p>
      )}
    </section>
  );
}
