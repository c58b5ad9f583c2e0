import type { PlannerCase } from '../../planner-cases.js';

/** A freshwater wetland in which the parcel lies, of the size given. */
const ofSize = (areaSqFt: number) => ({
  wetlands: [{ areaSqFt, perimeterFt: 3_000, accuracyFt: 0.000_01, distanceFt: 0 }],
});

const boundary = (distanceFt: number) => ({ wetlands: [{ distanceFt, accuracyFt: 0.001 }] });

/** What land is regulated: § 195-3. */
export const landCases: readonly PlannerCase[] = [
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland A',
    rules: ['R-A', 'R-C'],
    situation: 'A freshwater wetland is a square foot short of 12.4 acres',
    expected: 'it is no state wetland by its size, and regulated all the same as another hydric area',
    given: ofSize(540_143),
    findings: [{ rule: 'R-C', outcome: 'applies', certain: true }],
    without: ['R-A'],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland A',
    rules: ['R-A'],
    situation: 'A freshwater wetland has 12.4 acres to the square foot',
    expected: 'it is a wetland of kind A',
    given: ofSize(540_144),
    findings: [{ rule: 'R-A', outcome: 'applies', measured: 540_144, threshold: 540_144 }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland A',
    rules: ['R-A'],
    situation: 'A freshwater wetland has a square foot more than 12.4 acres',
    expected: 'it is a wetland of kind A',
    given: ofSize(540_145),
    findings: [{ rule: 'R-A', outcome: 'applies', certain: true }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland A',
    rules: ['R-A'],
    situation: 'A wetland of a fifth of an acre is recorded as of unusual local importance',
    expected: 'it is a wetland of kind A in spite of its size',
    given: { wetlands: [{ areaSqFt: 8_712, localImportance: true }] },
    findings: [{ rule: 'R-A', outcome: 'applies', certain: true }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland B',
    rules: ['R-B'],
    situation: 'A tidal marsh of 400 sq ft lies on the parcel',
    expected: 'it is regulated: tidal wetland has no least size',
    given: { wetlands: [{ kind: 'tidal', areaSqFt: 400, perimeterFt: 80 }] },
    findings: [{ rule: 'R-B', outcome: 'applies', certain: true, threshold: null }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland C',
    rules: ['R-C'],
    situation: 'A wet hollow of 300 sq ft with wetland plants lies on the parcel',
    expected: 'it is regulated: other hydric land has no least size',
    given: { wetlands: [{ areaSqFt: 300, perimeterFt: 70 }] },
    findings: [{ rule: 'R-C', outcome: 'applies', certain: true, threshold: null }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Watercourse',
    rules: ['R-WC', 'R-BUF'],
    situation: 'A ditch that runs dry in summer passes 40 ft from the parcel',
    expected: 'it is a watercourse, and the parcel lies in its buffer',
    given: { watercourses: [{ kind: 'intermittent stream', distanceFt: 40 }] },
    findings: [
      { rule: 'R-WC', outcome: 'applies', measured: 40 },
      { rule: 'R-BUF', outcome: 'applies', measured: 40, threshold: 100 },
    ],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Watercourse',
    rules: ['R-WC', 'R-BUF'],
    situation: 'A brook 40 ft from the parcel stays in the next town and never meets the City line',
    expected: 'it is no watercourse of the City and throws no buffer',
    given: { watercourses: [{ distanceFt: 40, reachesMunicipality: false }] },
    findings: [
      { rule: 'R-WC', outcome: 'does-not-apply' },
      { rule: 'R-BUF', outcome: 'does-not-apply' },
    ],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland/watercourse buffer',
    rules: ['R-BUF'],
    situation: 'The parcel comes to 99.9 ft of a wetland',
    expected: 'it reaches into the buffer',
    given: boundary(99.9),
    findings: [{ rule: 'R-BUF', outcome: 'applies', certain: true }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland/watercourse buffer',
    rules: ['R-BUF'],
    situation: 'The parcel ends 100 ft from a wetland, to the foot',
    expected: 'it touches the buffer, and whether by more is too close to call',
    given: boundary(100),
    findings: [{ rule: 'R-BUF', outcome: 'applies', certain: false, measured: 100, threshold: 100 }],
  },
  {
    kind: 'parcel',
    section: '§ 195-3, Wetland/watercourse buffer',
    rules: ['R-BUF'],
    situation: 'The parcel ends 100.1 ft from a wetland',
    expected: 'it is outside the buffer',
    given: boundary(100.1),
    findings: [{ rule: 'R-BUF', outcome: 'does-not-apply', certain: true }],
  },
  {
    kind: 'parcel',
    section: '§ 195-4A(1); § 195-4E',
    rules: ['R-MAP', 'R-BOUND'],
    situation: 'Nothing regulated is shown within 100 ft of the parcel',
    expected: 'the answer is that nothing is shown there, and not that no permit is needed',
    given: {},
    summary: /not shown/i,
  },
  {
    kind: 'proposal',
    section: '§ 195-5E',
    rules: ['R-MIT'],
    situation: '1,000 sq ft of wetland are lost, and the City has set no ratio',
    expected: 'what is owed is not known, which is not the same as nothing',
    given: {
      wetlands: [{ distanceFt: 0, overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130 } }],
      split: { inWetlandSqFt: 1_000, outsideControlledSqFt: 9_000 },
    },
    findings: [{ rule: 'R-MIT', outcome: 'undetermined', certain: false }],
  },
];
