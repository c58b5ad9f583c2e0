import type { Evidence } from '../../core/contracts/amendments.js';
import { documentPath, takeEvidenceBack } from '../amend-api.js';
import { dayText } from '../figures/format.js';
import { accuracyText } from '../history/change-words.js';
import { perform } from './acts.js';
import { amendment, mayEdit } from './amendment-state.js';
import { EvidenceForm } from './evidence-form.js';
import { momentDay } from './standing.js';
import { withDecimals } from '../../core/number-format.js';

const kilobytes = withDecimals(0);

/** `740 bytes`, `1,204 KB`. */
function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${kilobytes.format(bytes / 1000)} KB`;
}

function EvidenceItem({ item }: { item: Evidence }) {
  const shown = amendment.value;
  if (shown === null) return null;
  const back = (): void =>
    void perform({
      what: `Taking back the evidence of ${item.delineatedBy}`,
      operations: [],
      send: (place, revision) => takeEvidenceBack(place, revision, item.number),
    });
  return (
    <li class="change">
      <h4>
        {item.delineatedBy} <span class="secondary">{dayText(item.delineatedOn)}</span>
      </h4>
      <p>
        {item.method}. Accuracy {accuracyText(item.accuracyFt)}. For{' '}
        {item.wetlands.length === 0 ? 'all that the amendment changes' : item.wetlands.join(', ')}.
      </p>
      {item.note !== '' && <p class="note">“{item.note}”</p>}
      {item.document !== null && (
        <p>
          <a href={documentPath(shown, item.number)} download={item.document.name}>
            {item.document.name}
          </a>{' '}
          <span class="help">({sizeText(item.document.bytes)})</span>
        </p>
      )}
      <p class="help">
        Attached {item.attachedBy === null ? '' : `by ${item.attachedBy} `}on {momentDay(item.attachedAt)}
      </p>
      {mayEdit.value && (
        <div class="buttons">
          <button type="button" aria-label={`Take back the evidence of ${item.delineatedBy}`} onClick={back}>
            Take back
          </button>
        </div>
      )}
    </li>
  );
}

/** Who delineated what, when and how, with the documents. */
export function EvidenceSection() {
  const shown = amendment.value;
  if (shown === null) return null;
  return (
    <section aria-labelledby="evidence-heading">
      <h3 id="evidence-heading">Evidence</h3>
      {shown.evidence.length === 0 ? (
        <p>
          None yet. Say who delineated what, when and by what method: it stays with the map for whoever asks
          later.
        </p>
      ) : (
        <ul class="changes">
          {shown.evidence.map((item) => (
            <EvidenceItem key={item.number} item={item} />
          ))}
        </ul>
      )}
      {mayEdit.value && <EvidenceForm />}
    </section>
  );
}
