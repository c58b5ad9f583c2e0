import { describe, expect, it } from 'vitest';
import { isMet, type BenchRow } from '../../../scripts/bench/bench-row.js';
import { readOptions } from '../../../scripts/bench/options.js';
import { figureText, markdownOf, textOf, type BenchReport } from '../../../scripts/bench/report.js';
import { pairedTimes, quantile, ratiosOf, timingOf } from '../../../scripts/bench/timing.js';

const ROW: BenchRow = {
  work: 'work',
  beside: 'another | way',
  data: 'village, PostGIS server',
  ours: { unit: 'ms', median: 12.3456, p95: 20, runs: 40 },
  theirs: { unit: 'ms', median: 10, p95: null, runs: 3 },
  figures: [
    { name: 'ratio', value: 1.23456, unit: '×', goal: { atMost: 1.3 } },
    { name: 'times as fast', value: 1.5, unit: '×', goal: { atLeast: 2 } },
    { name: 'memory', value: 123_456.7, unit: 'MB', goal: null },
  ],
  agreement: 'They agree.',
  notes: ['A note.'],
};

const REPORT: BenchReport = {
  on: '2026-12-01',
  minutes: 3,
  seed: 1,
  dataSets: ['village', 'state'],
  machine: {
    processors: '2 × something',
    memoryGb: 8,
    platform: 'linux x64',
    node: 'v20.19.0',
    postgres: null,
    postgis: '3.3.2',
    gdal: null,
    geopandas: null,
  },
  only: null,
  rows: [ROW],
};

describe('the table of the bench', () => {
  it('says of each goal whether it is met, and of a figure without one nothing', () => {
    expect(ROW.figures.map(isMet)).toEqual([true, false, null]);
    const text = textOf([ROW]);
    expect(text).toMatch(/ratio +1\.23 × +goal at most 1\.3 ×: met/);
    expect(text).toMatch(/times as fast +1\.5 × +goal at least 2 ×: NOT met/);
    expect(text).toMatch(/memory +123,457 MB$/m);
  });

  it('is a page with the machine, the data and the rows, which names what is not installed', () => {
    const page = markdownOf(REPORT);
    expect(page).toContain('another \\| way');
    expect(page).toContain(
      'village, 10,000 parcels and 500 wetlands; state, 2,000,000 parcels and 200,000 wetlands in 200',
    );
    expect(page).toContain('geopandas not installed, GDAL not installed');
    expect(page).toContain('40 runs and 3');
    expect(page).toContain('| **no** |');
  });

  it('writes three digits', () => {
    expect([0.012345, 1.005, 12.36, 999.4, 1234.5, Number.NaN].map(figureText)).toEqual([
      '0.0123',
      '1',
      '12.4',
      '999',
      '1,235',
      'no figure',
    ]);
  });
});

describe('timing in pairs', () => {
  it('takes the two in turn, the first one alternating, and counts no warm-up', async () => {
    const order: string[] = [];
    const times = await pairedTimes(
      { runs: 2, warmUp: 1 },
      (run) => order.push(`ours ${run}`),
      (run) => order.push(`theirs ${run}`),
    );
    expect(order).toEqual(['ours 0', 'theirs 0', 'theirs 1', 'ours 1', 'ours 2', 'theirs 2']);
    expect([times.ours.length, times.theirs.length]).toEqual([2, 2]);
  });

  it('gives medians, and a 95th percentile of enough runs only', () => {
    const many = Array.from({ length: 100 }, (_each, at) => 100 - at);
    expect(quantile(many, 0.5)).toBe(50);
    expect(quantile(many, 0.95)).toBe(95);
    expect(timingOf([3000, 1000, 2000], 's')).toEqual({ unit: 's', median: 2, p95: null, runs: 3 });
    expect(timingOf(many).p95).toBe(95);
    expect(ratiosOf({ ours: many, theirs: many.map((each) => each / 2) })).toEqual({ median: 2, p95: 2 });
  });
});

describe('the options of the bench', () => {
  const WORKS = ['proposal', 'parcel'];

  it('measure everything on what fits the database, and write the table', () => {
    expect(readOptions([], WORKS, false)).toEqual({
      only: null,
      dataSets: ['village'],
      keep: false,
      out: 'docs/bench',
    });
    expect(readOptions([], WORKS, true).dataSets).toEqual(['village', 'county']);
  });

  it('write nothing where a part is measured, unless a folder is named', () => {
    expect(readOptions(['--only', 'parcel'], WORKS, true).out).toBeNull();
    expect(readOptions(['--only', 'parcel', '--out', 'there'], WORKS, true).out).toBe('there');
  });

  it('say what they can be', () => {
    expect(() => readOptions(['--only', 'parcels'], WORKS, true)).toThrow(
      '--only can name proposal, parcel, separated by commas. It named parcels.',
    );
    expect(() => readOptions(['--data', 'country'], WORKS, true)).toThrow(
      '--data can name village, county, state',
    );
    expect(() => readOptions(['--data', 'state'], WORKS, false)).toThrow(
      'on a PostGIS server only: set DATABASE_URL',
    );
    expect(() => readOptions(['--fast'], WORKS, true)).toThrow('npm run bench -- [--only');
  });
});
