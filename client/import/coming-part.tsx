import type { ImportLayerId } from '../../core/contracts/import-report.js';
import type { ImportPreview } from '../../core/contracts/uploads.js';
import { countText } from '../figures/format.js';
import { RefusalPart } from './crs-part.js';
import { showFeatures } from './import-state.js';
import { LAYER_WORDS } from './layer-words.js';
import { asSentence, inPageWords } from './page-words.js';

interface Props {
  layer: ImportLayerId;
  preview: ImportPreview;
  /** the map shows it */
  shown: boolean;
  onShown: (shown: boolean) => void;
  /** reads the file in another coordinate system */
  onCrs: (crs: string) => void;
}

function headline({ layer, preview }: Props): string {
  const { one, many } = LAYER_WORDS[layer];
  const { accepted, read } = preview;
  if (accepted === 0) return 'Nothing of the file could come in';
  if (accepted === read) return `${countText(accepted, one, many)} would come in`;
  return `${countText(accepted, one, many)} of ${countText(read, 'feature', 'features')} would come in`;
}

/** What would come in, where it lies, and what was noticed on the way. */
export function ComingPart(props: Props) {
  const { layer, preview, shown, onShown, onCrs } = props;
  const { accepted, present, skipped, repaired, refusal, notices } = preview;
  const { one, many } = LAYER_WORDS[layer];
  return (
    <section aria-labelledby="coming-heading">
      <h3 id="coming-heading" class="coming">
        {headline(props)}
      </h3>
      {refusal !== null && <RefusalPart refusal={refusal} codes={preview.suggestedCrs} onCrs={onCrs} />}
      <p>
        {present === 0 ? `There are no ${many} here yet.` : `${countText(present, one, many)} are here now.`}
        {skipped > 0 &&
          ` ${countText(skipped, 'row has', 'rows have')} no geometry or ${skipped === 1 ? 'is' : 'are'} marked as deleted, and ${skipped === 1 ? 'is' : 'are'} left out.`}
        {repaired > 0 && ` ${countText(repaired, 'polygon', 'polygons')} would be repaired.`}
      </p>
      {accepted > 0 && (
        <>
          <p class="drawn">
            {preview.shown < accepted
              ? `The map shows ${preview.shown.toLocaleString('en-US')} of them, spread over the whole, with simplified outlines.`
              : 'The map shows all of them, with simplified outlines.'}
          </p>
          <p class="buttons">
            <button type="button" onClick={showFeatures}>
              Go there on the map
            </button>
            <label class="shown">
              <input
                type="checkbox"
                checked={shown}
                onChange={(event) => onShown(event.currentTarget.checked)}
              />{' '}
              Show them on the map
            </label>
          </p>
        </>
      )}
      {notices.length > 0 && (
        <details open={notices.length <= 4}>
          <summary>{countText(notices.length, 'remark', 'remarks')} on the file</summary>
          <ul class="plain remarks">
            {notices.map((notice) => (
              <li key={notice}>{asSentence(inPageWords(notice))}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
