/** Areas of one piece of land, as two programs found them, in the same unit. */
export interface ComparedAreas {
  what: string;
  ours: number;
  theirs: number;
}

/**
 * @param reasons  why they may differ a little
 * @returns a sentence that says by how much the two differ at most; it is no test, and a difference does not end the run
 */
export function agreementOf(areas: readonly ComparedAreas[], reasons: string): string {
  let worst = { what: 'nothing', off: 0, share: 0 };
  for (const { what, ours, theirs } of areas) {
    const off = Math.abs(ours - theirs);
    if (off >= worst.off) worst = { what, off, share: off / Math.max(1, Math.abs(theirs)) };
  }
  const total = (side: 'ours' | 'theirs'): number => areas.reduce((sum, area) => sum + area[side], 0);
  const overall = Math.abs(total('ours') - total('theirs')) / Math.max(1, total('theirs'));
  return (
    `${areas.length} areas compared: the sums differ by ${(overall * 100).toFixed(4)} %, the most single one by ` +
    `${worst.off.toFixed(2)} sq ft (${(worst.share * 100).toFixed(3)} %, ${worst.what}). ${reasons}`
  );
}
