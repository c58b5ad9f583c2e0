import type { Evidence } from '../../core/contracts/amendments.js';
import { dayText } from '../figures/format.js';
import { listText } from '../law/words.js';
import { documentPath } from '../history-api.js';
import { accuracyText } from './change-words.js';

/** `640 bytes`, `12.4 kB`, `3.1 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

interface Props {
  place: string;
  /** number of the amendment that it belongs to; null for an import, which has none */
  amendment: number | null;
  evidence: readonly Evidence[];
}

/** On what evidence: who delineated it, when, how, how exactly, with which document. */
export function EvidenceList({ place, amendment, evidence }: Props) {
  return (
    <ul class="evidence">
      {evidence.map((item) => (
        <li key={item.number}>
          <p>
            <strong>
              {item.method}, {dayText(item.delineatedOn)}
            </strong>
            , by {item.delineatedBy}. Accuracy of the outline: {accuracyText(item.accuracyFt)}.
          </p>
          {item.note !== '' && <p>{item.note}</p>}
          <p class="meta">
            {item.wetlands.length === 0 ? 'For all that it changes' : `For ${listText(item.wetlands, 'and')}`}
            {item.attachedBy === null ? '' : ` · attached by ${item.attachedBy}`}
          </p>
          {item.document !== null && amendment !== null && (
            <p>
              <a href={documentPath(place, amendment, item.number)} download={item.document.name}>
                {item.document.name}
              </a>{' '}
              <span class="meta">({sizeText(item.document.bytes)})</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
