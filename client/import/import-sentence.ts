import type { ImportLayerId } from '../../core/contracts/import-report.js';
import type { ImportPreview } from '../../core/contracts/uploads.js';
import { countText, dayText } from '../figures/format.js';
import { LAYER_WORDS } from './layer-words.js';

/** What the sentence before an import rests on. */
export interface Outcome {
  layer: ImportLayerId;
  preview: Pick<ImportPreview, 'accepted' | 'rejectedCount' | 'repaired' | 'present' | 'nextMapVersion'>;
  replace: boolean;
  /** YYYY-MM-DD from which the version holds; empty: today */
  since: string;
}

/** @returns what an import will do, in one sentence or two */
export function importSentence({ layer, preview, replace, since }: Outcome): string {
  const { one, many } = LAYER_WORDS[layer];
  const { accepted, rejectedCount, repaired, present, nextMapVersion } = preview;
  const coming = countText(accepted, one, many);
  const did =
    present === 0
      ? `Bring in ${coming}`
      : replace
        ? `Replace ${countText(present, one, many)} by ${accepted.toLocaleString('en-US')}`
        : `Add ${coming} to the ${present.toLocaleString('en-US')} that ${present === 1 ? 'is' : 'are'} there`;
  const from = since === '' ? '' : `, which holds from ${dayText(since)}`;
  const version = nextMapVersion === null ? '' : `; this makes version ${nextMapVersion} of the map${from}`;
  const out =
    rejectedCount === 0
      ? ''
      : ` ${countText(rejectedCount, 'feature of the file is rejected and stays', 'features of the file are rejected and stay')} out.`;
  const mended = repaired === 0 ? '' : ` ${countText(repaired, 'comes', 'come')} in repaired.`;
  return `${did}${version}.${out}${mended}`;
}

/** @returns why an import would be refused as it is ordered, as a sentence; empty: it would not */
export function whatStandsAgainst(
  preview: Pick<
    ImportPreview,
    'refusal' | 'accepted' | 'rejectedCount' | 'present' | 'takenCount' | 'takenIds'
  >,
  { replace, allowRejected }: { replace: boolean; allowRejected: boolean },
): string {
  if (preview.refusal !== null || preview.accepted === 0)
    return 'Nothing of the file could come in as it is read now.';
  if (!replace && preview.takenCount > 0) {
    const { takenCount, takenIds } = preview;
    const named = `${takenIds.join(', ')}${takenCount > takenIds.length ? ', …' : ''}`;
    return (
      `${countText(takenCount, 'id of the file is', 'ids of the file are')} on the map already (${named}). ` +
      'Say above that those that are here leave the map, or give the features other ids.'
    );
  }
  if (replace && preview.rejectedCount > 0 && !allowRejected) {
    const one = preview.rejectedCount === 1;
    return (
      `${countText(preview.rejectedCount, 'feature is', 'features are')} rejected and would be missing from the layer. ` +
      `Mend ${one ? 'it' : 'them'} in the file, or say above that the layer is to be replaced without ${one ? 'it' : 'them'}.`
    );
  }
  return '';
}
