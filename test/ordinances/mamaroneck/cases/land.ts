import type { PlannerCase } from '../../planner-cases.js';
import { inAdjacentArea, inWetland } from './ground.js';

/** § 192-2: which land is controlled. */
export const landCases: readonly PlannerCase[] = [
  {
    kind: 'parcel',
    section: '§ 192-2, Wetlands A',
    rules: ['M-A'],
    situation: 'A parcel touches a tidal marsh of 60 sq ft',
    expected: 'it is a wetland, for a tidal one has no minimum',
    given: {
      wetlands: [
        {
          kind: 'tidal',
          areaSqFt: 60,
          perimeterFt: 31,
          overlap: { overlapSqFt: 60, overlapPerimeterFt: 31 },
        },
      ],
      split: { inWetlandSqFt: 60, inAdjacentSqFt: 9_940, outsideControlledSqFt: 0 },
    },
    findings: [{ rule: 'M-A', outcome: 'applies', threshold: null }],
  },
  {
    kind: 'parcel',
    section: '§ 192-2, Wetlands B',
    rules: ['M-B'],
    situation: 'A surveyed wet meadow of 2,499 sq ft lies on the parcel',
    expected: 'it does not reach 2,500 sq ft and makes no controlled area',
    given: { wetlands: [{ areaSqFt: 2_499, perimeterFt: 200, accuracyFt: 0.001 }] },
    findings: [
      { rule: 'M-B', outcome: 'does-not-apply', measured: 2_499, threshold: 2_500, certain: true },
      { rule: 'M-CTRL', outcome: 'does-not-apply' },
    ],
  },
  ...[2_500, 2_501].map((areaSqFt): PlannerCase => ({
    kind: 'parcel',
    section: '§ 192-2, Wetlands B',
    rules: ['M-B', 'M-CTRL'],
    situation: `A surveyed wet meadow of ${areaSqFt} sq ft lies on the parcel`,
    expected: 'it is a wetland, and the parcel has controlled area',
    given: {
      wetlands: [
        {
          areaSqFt,
          perimeterFt: 200,
          accuracyFt: 1e-9,
          overlap: { overlapSqFt: areaSqFt, overlapPerimeterFt: 200, adjacentOverlapSqFt: 5_000 },
        },
      ],
      split: { inWetlandSqFt: areaSqFt, inAdjacentSqFt: 5_000, outsideControlledSqFt: 5_000 - areaSqFt },
    },
    findings: [
      { rule: 'M-B', outcome: 'applies', measured: areaSqFt, threshold: 2_500 },
      { rule: 'M-CTRL', outcome: 'applies', measured: areaSqFt + 5_000 },
    ],
  })),
  ...(
    [
      [99.9, 'permit', 'it is in the adjacent area, and the shed needs a permit'],
      [100, 'permit', 'it touches the adjacent area, and the shed needs a permit'],
      [100.1, 'outside', 'it is not shown as on controlled area'],
    ] as const
  ).map(([distanceFt, standing, expected]): PlannerCase => ({
    kind: 'proposal',
    section: '§ 192-2, Adjacent area',
    rules: ['M-ADJ', 'M-REG'],
    situation: `A shed is built ${distanceFt} ft from a surveyed wetland`,
    expected,
    given: {
      wetlands: [{ distanceFt, accuracyFt: 0.01 }],
      split: { subjectSqFt: 200, outsideControlledSqFt: 200, nearestWetlandFt: distanceFt },
      disturbances: [
        {
          activity: 'structure',
          areaSqFt: 200,
          nearestControlledFt: distanceFt,
          reaches: distanceFt <= 100,
        },
      ],
    },
    findings: [{ rule: 'M-ADJ', outcome: distanceFt <= 100 ? 'applies' : 'does-not-apply' }],
    activities: [{ standing }],
    asks: [],
  })),
  {
    kind: 'proposal',
    section: '§ 192-2, Adjacent area',
    rules: ['M-ADJ', 'M-CTRL'],
    situation: 'The wetland lies wholly in the next town, 40 ft from a patio in the Village',
    expected: 'its adjacent area reaches over the line, and the patio needs a permit',
    given: {
      ...inAdjacentArea('structure'),
      wetlands: [
        {
          distanceFt: 40,
          insideMunicipalitySqFt: 0,
          outsideMunicipalitySqFt: 10_000,
          overlap: { adjacentOverlapSqFt: 1_000 },
        },
      ],
    },
    findings: [
      { rule: 'M-ADJ', outcome: 'applies' },
      { rule: 'M-CTRL', outcome: 'applies', measured: 1_000 },
    ],
    without: ['M-MULTI'],
    activities: [{ land: 'adjacent', standing: 'permit', rule: 'M-REG' }],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Controlled area',
    rules: ['M-CTRL', 'M-REG'],
    situation: 'A house takes in 400 sq ft of wetland and 600 sq ft of adjacent area',
    expected: 'both count as controlled area, each once, and on both a permit is needed',
    given: {
      wetlands: [{ overlap: { overlapSqFt: 400, overlapPerimeterFt: 90, adjacentOverlapSqFt: 600 } }],
      split: { subjectSqFt: 1_000, inWetlandSqFt: 400, inAdjacentSqFt: 600, outsideControlledSqFt: 0 },
      disturbances: [{ activity: 'building', inWetlandSqFt: 400, inAdjacentSqFt: 600 }],
    },
    findings: [{ rule: 'M-CTRL', outcome: 'applies', measured: 1_000 }],
    activities: [
      { land: 'wetland', areaSqFt: 400, standing: 'permit' },
      { land: 'adjacent', areaSqFt: 600, standing: 'permit' },
    ],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 192-2, Wetlands B',
    rules: ['M-B', 'M-REG'],
    situation: 'Soil is dug up on the first day of the text held, 2007-07-23, in a wetland',
    expected: 'the chapter holds already, and a permit is needed',
    given: { ...inWetland('excavation'), on: '2007-07-23' },
    activities: [{ land: 'wetland', standing: 'permit' }],
  },
];
