/** Stretches of a vertical line, from below upwards, none of which touch. */
export type Interval = readonly [number, number];

/** @returns the stretches between the crossings of a line with the edges of one shape, even-odd */
export function intervalsBetween(crossings: number[]): Interval[] {
  crossings.sort((a, b) => a - b);
  const intervals: Interval[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [low, high] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (high > low) intervals.push([low, high]);
  }
  return intervals;
}

/** @returns the stretches that any of the intervals covers, each once */
export function united(intervals: Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [low, high] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && low <= last[1]) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

/** @returns the stretches that both lists cover */
export function shared(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  for (const [aLow, aHigh] of a)
    for (const [bLow, bHigh] of b) {
      const [low, high] = [Math.max(aLow, bLow), Math.min(aHigh, bHigh)];
      if (high > low) both.push([low, high]);
    }
  return both;
}

/** @returns how much of the line they cover */
export function lengthOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [low, high]) => sum + high - low, 0);
}
