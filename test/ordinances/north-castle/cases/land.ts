import type { ProposalCase } from '../../planner-cases.js';

/** A disturbance of 1,000 sq ft that lies in the buffer alone. */
const inBuffer = {
  disturbances: [{ activity: 'grading', inAdjacentSqFt: 1_000 }],
  split: { subjectSqFt: 1_000, inAdjacentSqFt: 1_000, outsideControlledSqFt: 0 },
};

/** Which land is a wetland or its buffer, and how an application states both. */
export const landCases: readonly ProposalCase[] = [
  {
    kind: 'proposal',
    section: '§ 340-6A(7)',
    rules: ['N-W', 'N-BUF'],
    situation: 'A house site takes 500 sq ft of a wetland and 1,500 sq ft of its buffer',
    expected: 'the two are stated apart',
    given: {
      wetlands: [
        {
          overlap: { overlapSqFt: 500, overlapPerimeterFt: 90, adjacentOverlapSqFt: 1_500 },
          accuracyFt: 0.1,
        },
      ],
      split: { subjectSqFt: 2_000, inWetlandSqFt: 500, inAdjacentSqFt: 1_500, outsideControlledSqFt: 0 },
    },
    findings: [
      { rule: 'N-W', outcome: 'applies', measured: 500, subject: { type: 'proposal', id: null } },
      { rule: 'N-BUF', outcome: 'applies', measured: 1_500, unit: 'sq ft' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-6A(7)',
    rules: ['N-W'],
    situation: 'Only buffer is disturbed',
    expected: 'wetland is stated as none, on the map, and buffer with its own figure',
    given: { ...inBuffer, wetlands: [{ distanceFt: 40, overlap: { adjacentOverlapSqFt: 1_000 } }] },
    findings: [
      { rule: 'N-W', outcome: 'does-not-apply', measured: 0, subject: { type: 'proposal', id: null } },
      { rule: 'N-BUF', outcome: 'applies', measured: 1_000, unit: 'sq ft' },
    ],
  },
  ...[
    { distanceFt: 99.9, outcome: 'applies' as const, expected: 'it reaches the buffer' },
    { distanceFt: 100, outcome: 'applies' as const, expected: 'it just touches the buffer' },
    {
      distanceFt: 100.1,
      outcome: 'does-not-apply' as const,
      expected: 'it is not shown as in the buffer, whose width is a setting',
    },
  ].map(({ distanceFt, outcome, expected }): ProposalCase => ({
    kind: 'parcel',
    section: '§ 340-3 (not held; buffer of 100 ft as a setting)',
    rules: ['N-BUF'],
    situation: `A parcel lies ${distanceFt} ft from a wetland`,
    expected,
    given: { wetlands: [{ distanceFt, accuracyFt: 1e-9 }] },
    findings: [{ rule: 'N-BUF', outcome, measured: distanceFt, threshold: 100, unit: 'ft' }],
  })),
  ...[
    { areaSqFt: 1_999, outcome: 'does-not-apply' as const },
    { areaSqFt: 2_000, outcome: 'applies' as const },
    { areaSqFt: 2_001, outcome: 'applies' as const },
  ].map(({ areaSqFt, outcome }): ProposalCase => ({
    kind: 'parcel',
    section: '§ 340-3 (not held; minimum area as a setting)',
    rules: ['N-W'],
    situation: `The Town has set a minimum of 2,000 sq ft, and the wetland has ${areaSqFt} sq ft`,
    expected: outcome === 'applies' ? 'it counts as a wetland' : 'it does not count, and throws no buffer',
    given: {
      settings: { minimumWetlandSqFt: 2_000 },
      wetlands: [{ areaSqFt, perimeterFt: 180, accuracyFt: 1e-9 }],
    },
    findings: [
      { rule: 'N-W', outcome, threshold: 2_000, unit: 'sq ft', subject: { type: 'wetland', id: 'W-1' } },
    ],
  })),
  {
    kind: 'parcel',
    section: '§ 340-9 (watercourses are not told of in the text held)',
    rules: ['N-BUF'],
    situation: 'A parcel lies on a brook, and no wetland is mapped near',
    expected: 'a brook throws no buffer by the text held here',
    given: { wetlands: [], watercourses: [{ distanceFt: 0 }] },
    findings: [{ rule: 'N-BUF', outcome: 'does-not-apply' }],
  },
];
