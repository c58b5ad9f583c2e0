/** Between two sentences; the points of `L.L. No. 7-2013`, `ch. 192` and `Art. II` end none. */
const BETWEEN = /(?<=(?<!L\.L|\bNo|\bch|\bArt)\.)\s+(?=[A-Z“\d])/;

/** Letters that a heading may have, so that the figures stay in sight. */
const MOST = 125;

/**
 * @param summary  an answer in plain sentences, the one that matters first
 * @returns what leads it, as many sentences as a heading has room for and at least one, and the rest
 */
export function leadAndRest(summary: string): { lead: string; rest: string } {
  const sentences = summary.split(BETWEEN);
  let count = 1;
  while (count < sentences.length && sentences.slice(0, count + 1).join(' ').length <= MOST) count += 1;
  return { lead: sentences.slice(0, count).join(' '), rest: sentences.slice(count).join(' ') };
}

/** @returns every sentence of several texts once, in the order in which it first comes */
export function sentencesOnce(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(BETWEEN)))].join(' ');
}
