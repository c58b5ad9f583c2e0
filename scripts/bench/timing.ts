import { performance } from 'node:perf_hooks';

/** One row of the table: milliseconds, and the ratio of the medians and of the 95th percentiles. */
export interface Row {
  work: string;
  'service, median ms': number;
  'bare SQL, median ms': number;
  'ratio of medians': number;
  'ratio at p95': number;
}

interface Times {
  ours: number[];
  bare: number[];
}

/** Runs of each before any is counted: caches and prepared code are warm for both. */
const WARM_UP = 8;

/** Times two pieces of work in turn, so that a machine that slows down slows both. @returns milliseconds, sorted */
export async function pairedTimes(
  runs: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Times> {
  const times: Times = { ours: [], bare: [] };
  for (let run = -WARM_UP; run < runs; run += 1) {
    const a = await timed(ours);
    const b = await timed(bare);
    if (run < 0) continue;
    times.ours.push(a);
    times.bare.push(b);
  }
  times.ours.sort((a, b) => a - b);
  times.bare.sort((a, b) => a - b);
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** @returns the row of a table for sorted times */
export function summarise(work: string, { ours, bare }: Times): Row {
  return {
    work,
    'service, median ms': round(quantile(ours, 0.5)),
    'bare SQL, median ms': round(quantile(bare, 0.5)),
    'ratio of medians': round(quantile(ours, 0.5) / quantile(bare, 0.5)),
    'ratio at p95': round(quantile(ours, 0.95) / quantile(bare, 0.95)),
  };
}
