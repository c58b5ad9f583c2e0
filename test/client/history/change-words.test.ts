import { describe, expect, it } from 'vitest';
import type { WetlandState } from '../../../core/contracts/amendments.js';
import type { MapVersion } from '../../../core/contracts/map-history.js';
import {
  attributeChanges,
  changesText,
  heldText,
  neverHeld,
  netSqFt,
  signedSqFtText,
  versionOn,
  versionTitle,
} from '../../../client/history/change-words.js';

function version(number: number, since: string, until: string | null, wetlandSqFt = 0): MapVersion {
  return {
    number,
    since,
    until,
    recordedAt: '2026-03-01T12:00:00Z',
    kind: 'amendment',
    note: '',
    amendment: number,
    title: null,
    reference: null,
    by: null,
    changes: { added: 0, reshaped: 0, retired: 0, reclassified: 0, watercourses: 0 },
    wetlands: 1,
    wetlandSqFt,
  };
}

/** Newest first; the second and the third began on one day. */
const VERSIONS = [
  version(4, '2027-01-01', null, 9_000),
  version(3, '2026-03-03', '2026-12-31', 10_000),
  version(2, '2026-03-03', '2026-03-02', 13_120),
  version(1, '2024-05-01', '2026-03-02', 13_120),
];

describe('areas with their sign', () => {
  it.each([
    [0, '0'],
    [0.3, 'under 1'],
    [-0.3, 'under 1'],
    [1200.4, '+1,200'],
    [-3119.6, '−3,120'],
  ])('%d is %s', (sqFt, text) => {
    expect(signedSqFtText(sqFt)).toBe(text);
  });

  it('has nothing to compare the first version with, and then what a version has more', () => {
    expect(netSqFt(version(1, '2024-05-01', null, 5), undefined)).toBeNull();
    expect(netSqFt(version(3, '2026-03-03', null, 10_000), version(2, '2026-03-03', null, 13_120))).toBe(
      -3120,
    );
  });
});

describe('what a version changed', () => {
  it('names wetlands once and each act with its count', () => {
    expect(changesText({ reshaped: 2, retired: 1 })).toBe('2 wetlands reshaped and 1 retired');
    expect(changesText({ added: 1, reshaped: 0, retired: 1, reclassified: 3 })).toBe(
      '1 wetland added, 1 retired and 3 reclassified',
    );
  });

  it('speaks of watercourses apart, and says so where nothing changed', () => {
    expect(changesText({ watercourses: 1 })).toBe('1 watercourse added or retired');
    expect(changesText({})).toBe('No wetland changed');
  });

  it('takes the title of the amendment, else its number; of an import what it said', () => {
    expect(versionTitle({ ...version(3, '2026-03-03', null), title: 'Heron Lane' })).toBe('Heron Lane');
    expect(versionTitle(version(3, '2026-03-03', null))).toBe('Amendment 3');
    expect(versionTitle({ ...version(1, '2024-05-01', null), kind: 'import', note: '' })).toBe(
      'Import of the map',
    );
  });

  it('lists the attributes that differ and no others', () => {
    const state: WetlandState = {
      name: 'Muck Meadow',
      kind: 'freshwater',
      localImportance: false,
      degraded: false,
      accuracyFt: null,
      source: null,
      areaSqFt: 1,
      gridAreaSqFt: 1,
      perimeterFt: 4,
      geometry: { type: 'MultiPolygon', coordinates: [] },
    };
    expect(attributeChanges(state, state)).toEqual([]);
    expect(
      attributeChanges(state, { ...state, kind: 'tidal', accuracyFt: 0.5, localImportance: true }),
    ).toEqual([
      'kind: freshwater → tidal',
      'of unusual local importance: no → yes',
      'accuracy of its outline: not recorded → ±0.5 ft',
    ]);
  });
});

describe('the days of a version', () => {
  const today = '2026-06-01';

  it('says when it holds, held, will hold, or never did', () => {
    expect(heldText(version(3, '2026-03-03', null), today)).toBe('since 3 Mar 2026');
    expect(heldText(version(1, '2024-05-01', '2026-03-02'), today)).toBe('1 May 2024 to 2 Mar 2026');
    expect(heldText(version(1, '2026-03-03', '2026-03-03'), today)).toBe('on 3 Mar 2026 only');
    expect(heldText(version(4, '2027-01-01', null), today)).toBe('from 1 Jan 2027 on');
    expect(heldText(version(2, '2026-03-03', '2026-03-02'), today)).toBe('3 Mar 2026, never held for a day');
  });

  it('knows the earlier of two that began on one day', () => {
    expect(VERSIONS.filter(neverHeld).map(({ number }) => number)).toEqual([2]);
  });

  it.each([
    ['2023-01-01', 1],
    ['2024-05-01', 1],
    ['2026-03-02', 1],
    ['2026-03-03', 3],
    ['2026-12-31', 3],
    ['2027-01-01', 4],
  ])('on %s the map was version %d', (day, number) => {
    expect(versionOn(VERSIONS, day)?.number).toBe(number);
  });

  it('has no version of a map without any', () => {
    expect(versionOn([], '2026-03-03')).toBeNull();
  });
});
