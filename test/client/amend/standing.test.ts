import { describe, expect, it } from 'vitest';
import { headline, momentText, standingText, wetlandTitle } from '../../../client/amend/standing.js';
import type { Amendment, AmendmentChange, WetlandState } from '../../../core/contracts/amendments.js';

const STATE: WetlandState = {
  name: 'Mill Pond Fringe',
  kind: 'freshwater',
  localImportance: false,
  degraded: false,
  accuracyFt: 2,
  source: null,
  areaSqFt: 12_000,
  gridAreaSqFt: 11_998,
  perimeterFt: 500,
  geometry: { type: 'MultiPolygon', coordinates: [] },
};

const CHANGE: AmendmentChange = {
  number: 1,
  action: 'reshape',
  wetland: 'W-3',
  derivedFrom: [],
  note: '',
  delineatedFrom: null,
  by: 'Nat Sedgewick',
  at: '2026-03-03T19:05:00Z',
  before: STATE,
  after: { ...STATE, areaSqFt: 13_400 },
  gainedSqFt: 1600,
  lostSqFt: 200,
  netSqFt: 1400,
};

const DRAFT: Amendment = {
  jurisdiction: 'demo',
  number: 4,
  title: 'Mill Pond',
  reason: '',
  state: 'draft',
  baseVersion: 12,
  newestVersion: 12,
  revision: 3,
  restores: null,
  createdBy: 'Nat Sedgewick',
  createdAt: '2026-03-03T19:05:00Z',
  proposedAt: null,
  decidedAt: null,
  decisionNote: null,
  effectiveOn: null,
  reference: null,
  adoptedVersion: null,
  changes: [CHANGE, CHANGE, CHANGE],
  evidence: [],
  conflicts: [],
  totals: { gainedSqFt: 4500, lostSqFt: 290, netSqFt: 4210 },
};

describe('how an amendment stands', () => {
  it('is one sentence with the figure that matters', () => {
    expect(headline(DRAFT)).toBe('Draft from map 12. 3 changes, +4,210 sq ft of wetland.');
    expect(headline({ ...DRAFT, totals: { gainedSqFt: 0, lostSqFt: 310, netSqFt: -310 } })).toBe(
      'Draft from map 12. 3 changes, −310 sq ft of wetland.',
    );
    expect(
      headline({ ...DRAFT, changes: [CHANGE], totals: { gainedSqFt: 0, lostSqFt: 0, netSqFt: 0 } }),
    ).toBe('Draft from map 12. 1 change, the same area of wetland.');
    expect(headline({ ...DRAFT, changes: [] })).toBe('Draft from map 12. Nothing is changed yet.');
  });

  it('says what was decided and when', () => {
    expect(standingText({ ...DRAFT, state: 'proposed', proposedAt: '2026-04-01T03:00:00Z' })).toBe(
      'Proposed on 31 Mar 2026, from map 12',
    );
    expect(
      standingText({
        ...DRAFT,
        state: 'adopted',
        decidedAt: '2026-04-02T15:00:00Z',
        adoptedVersion: 13,
        effectiveOn: '2026-05-01',
      }),
    ).toBe('Adopted on 2 Apr 2026 as map 13, in effect from 1 May 2026');
    expect(standingText({ ...DRAFT, state: 'withdrawn', decidedAt: '2026-04-02T15:00:00Z' })).toBe(
      'Withdrawn on 2 Apr 2026',
    );
    expect(standingText({ ...DRAFT, baseVersion: 0 })).toBe('Draft from an empty map');
  });

  it('tells times of New York', () => {
    expect(momentText('2026-03-03T19:05:00Z')).toBe('3 Mar 2026, 2:05 PM');
  });

  it('calls a wetland by its name and its id', () => {
    expect(wetlandTitle('W-3', 'Mill Pond Fringe')).toBe('Mill Pond Fringe (W-3)');
    expect(wetlandTitle('W-3', null)).toBe('W-3');
    expect(wetlandTitle('W-3', 'W-3')).toBe('W-3');
  });
});
