import type { Upload } from '../../core/contracts/uploads.js';
import { FailureNote } from '../panels/failure-note.js';
import { fetchUploads } from '../import-api.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { bytesText } from './bytes-text.js';
import { LAYER_WORDS } from './layer-words.js';

const LISTED = 8;

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function standing({ state, layer, report, fileKept }: Upload): string {
  const words = layer === null ? null : LAYER_WORDS[layer].many;
  switch (state) {
    case 'received':
      return fileKept ? 'waits to be looked at and imported' : 'was not imported within a day, and is gone';
    case 'importing':
      return `is being imported${words === null ? '' : ` as ${words}`}`;
    case 'imported':
      return `${(report?.accepted ?? 0).toLocaleString('en-US')} ${words ?? 'features'} came in`;
    case 'failed':
      return 'nothing came in';
    case 'cancelled':
      return 'its import was cancelled, and nothing came in';
  }
}

/** The files of the municipality that were sent last, each with the way back to it. */
export function UploadList({ place }: { place: string }) {
  const { value, failure, again } = useAnswer(place, (signal) => fetchUploads(place, signal));
  if (failure !== null) return <FailureNote failure={failure} again={again} />;
  if (value === null || value.length === 0) return null;
  return (
    <section aria-labelledby="uploads-heading">
      <h3 id="uploads-heading">Sent last</h3>
      <ul class="uploads">
        {value.slice(0, LISTED).map((upload) => (
          <li key={upload.id}>
            <a href={formatAddress({ ...address.value, upload: upload.id })}>{upload.name}</a>
            <p>
              {standing(upload)}.{' '}
              <span class="secondary">
                {bytesText(upload.bytes)}, {when.format(new Date(upload.createdAt))}
                {upload.by === null ? '' : `, ${upload.by}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
