import type { Upload } from '../../core/contracts/uploads.js';

/** @returns how far an import is, in a sentence */
export function progressText(progress: Upload['progress']): string {
  if (progress === null || (progress.read === 0 && progress.share === 0)) return 'The file is being opened.';
  const { read, accepted, rejected, share } = progress;
  const figures = `${read.toLocaleString('en-US')} features read, ${accepted.toLocaleString('en-US')} in, ${rejected.toLocaleString('en-US')} rejected`;
  return `${Math.floor(share * 100)} percent of the file: ${figures}.`;
}

/** @returns the step, of four, at which progress is spoken: oftener would keep a screen reader from anything else */
export function spokenStep(share: number): number {
  return Math.floor(share * 4);
}
