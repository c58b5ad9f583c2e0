import { performance } from 'node:perf_hooks';
import type { BenchFigure, BenchRow, Timing } from './bench-row.js';

/** Milliseconds of two pieces of work that were done in turn, in the order in which they were done. */
export interface PairedTimes {
  ours: number[];
  theirs: number[];
}

/** Fewer runs say nothing of a 95th percentile. */
const RUNS_FOR_P95 = 20;

/** @returns milliseconds that the work took */
export async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Times two pieces of work in turn, so that a machine that slows down slows both; which of them is first alternates, since
 * the second finds what the first has read.
 * @param warmUp  runs of each before any is counted: caches and prepared code are warm for both
 * @param ours  is told the number of the run, from 0, to take one subject after the other
 */
export async function pairedTimes(
  { runs, warmUp }: { runs: number; warmUp: number },
  ours: (run: number) => unknown,
  theirs: (run: number) => unknown,
): Promise<PairedTimes> {
  const times: PairedTimes = { ours: [], theirs: [] };
  for (let at = -warmUp; at < runs; at += 1) {
    const run = at + warmUp;
    const first = run % 2 === 0 ? await timed(() => ours(run)) : null;
    const second = await timed(() => theirs(run));
    const mine = first ?? (await timed(() => ours(run)));
    if (at < 0) continue;
    times.ours.push(mine);
    times.theirs.push(second);
  }
  return times;
}

/** @returns the value that so large a share of the values do not exceed */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param times  milliseconds */
export function timingOf(times: readonly number[], unit: 'ms' | 's' = 'ms'): Timing {
  const scale = unit === 's' ? 1000 : 1;
  return {
    unit,
    median: quantile(times, 0.5) / scale,
    p95: times.length < RUNS_FOR_P95 ? null : quantile(times, 0.95) / scale,
    runs: times.length,
  };
}

/** @returns ours as a multiple of theirs, at the median and at the 95th percentile */
export function ratiosOf({ ours, theirs }: PairedTimes): { median: number; p95: number } {
  return {
    median: quantile(ours, 0.5) / quantile(theirs, 0.5),
    p95: quantile(ours, 0.95) / quantile(theirs, 0.95),
  };
}

/**
 * @param goals  for the two ratios; null: none is set
 * @returns of a row what two pieces of work that were done in turn say of each other
 */
export function pairedFigures(
  times: PairedTimes,
  goals: { median: BenchFigure['goal']; p95: BenchFigure['goal'] },
): Pick<BenchRow, 'ours' | 'theirs' | 'figures'> {
  const ratios = ratiosOf(times);
  return {
    ours: timingOf(times.ours),
    theirs: timingOf(times.theirs),
    figures: [
      { name: 'ratio of medians', value: ratios.median, unit: '×', goal: goals.median },
      { name: 'ratio at p95', value: ratios.p95, unit: '×', goal: goals.p95 },
    ],
  };
}
