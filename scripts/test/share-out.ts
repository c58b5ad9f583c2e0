/** A test file and what it takes. */
export interface Weighed {
  /** path from the root of the repository */
  file: string;
  seconds: number;
}

/**
 * Shares files out to so many processes that end at about the same time: the longest first, each to whoever has least to
 * do. The same files come out the same way every time, in whatever order they are given.
 */
export function shareOut<File extends Weighed>(files: readonly File[], processes: number): File[][] {
  const shares = Array.from({ length: processes }, () => ({ seconds: 0, files: [] as File[] }));
  const longestFirst = [...files].sort((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1));
  for (const file of longestFirst) {
    const least = shares.reduce((found, share) => (share.seconds < found.seconds ? share : found));
    least.files.push(file);
    least.seconds += file.seconds;
  }
  return shares.map((share) => share.files);
}
