import type { PlannerCase } from '../../planner-cases.js';
import { doing, WITHIN_LIMITS } from './given.js';

const clearCut = {
  standing: 'permit',
  rule: 'R-CLEAR',
  citation: 'City of Rye § 195-3, Clear-cutting; § 195-4C(10)',
} as const;

const selective = { standing: 'as-of-right', rule: 'R-RIGHT', citation: 'City of Rye § 195-4D(2)' } as const;

const trees = (treesCut: number, treesStanding: number, wholeSpeciesRemoved = false) => ({
  ...WITHIN_LIMITS,
  treesCut,
  treesStanding,
  wholeSpeciesRemoved,
});

/** Clear-cutting and selective cutting: §§ 195-3, 195-4C(10), (11), 195-4D(2). */
export const treeCases: readonly PlannerCase[] = [
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR', 'R-RIGHT'],
    situation: '29 of 100 trees in the wetland go in ten years',
    expected: 'that is selective cutting, as of right',
    given: doing('tree-cutting', 'wetland', trees(29, 100)),
    activities: [{ ...selective, land: 'wetland', missing: [] }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR', 'R-RIGHT'],
    situation: '30 of 100 trees go, which is 30 % and not more',
    expected: 'that is still selective cutting',
    given: doing('tree-cutting', 'wetland', trees(30, 100)),
    activities: [selective],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR', 'R-RIGHT'],
    situation: '3 of 10 trees go, which is 30 % to the last digit',
    expected: 'that is still selective cutting',
    given: doing('tree-cutting', 'adjacent', trees(3, 10)),
    activities: [{ ...selective, land: 'adjacent' }],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting; § 195-4C(10)',
    rules: ['R-CLEAR', 'R-PERMIT'],
    situation: '31 of 100 trees go',
    expected: 'that is clear-cutting, and needs a permit of the Planning Commission',
    given: doing('tree-cutting', 'wetland', trees(31, 100)),
    activities: [
      {
        ...clearCut,
        certain: true,
        permit: {
          name: 'a wetland permit',
          authority: 'the Planning Commission',
          route: { id: 'planning-commission', label: 'Application to the Planning Commission' },
          citation: 'City of Rye § 195-4C',
        },
      },
    ],
    findings: [{ rule: 'R-CLEAR', outcome: 'applies' }],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR'],
    situation: '2 of 100 trees go, the only two ashes',
    expected: 'a whole species goes: that is clear-cutting at any share',
    given: doing('tree-cutting', 'adjacent', trees(2, 100, true)),
    activities: [clearCut],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR', 'R-RIGHT'],
    situation: 'Saplings are cut where no tree of 4 inches stood, and no species goes entirely',
    expected: 'none of none is no share: that is selective cutting',
    given: doing('tree-cutting', 'wetland', trees(0, 0)),
    activities: [selective],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR'],
    situation: 'Trees are cut, and nobody has counted them',
    expected: 'it cannot be told, and the counts, the species and the limits of the right are asked for',
    given: doing('tree-cutting', 'wetland'),
    activities: [{ standing: 'undetermined', possible: ['permit', 'as-of-right'] }],
    asks: [
      'treesCut',
      'treesStanding',
      'wholeSpeciesRemoved',
      'prohibitedByOtherChapter',
      'pollutionErosionDrainageHazard',
    ],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR'],
    situation: 'All trees of one species go, and the rest were not counted',
    expected: 'the count does not matter any more: a permit is needed and nothing is asked',
    given: doing('tree-cutting', 'wetland', { wholeSpeciesRemoved: true }),
    activities: [{ standing: 'permit', missing: [] }],
    asks: [],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Clear-cutting',
    rules: ['R-CLEAR'],
    situation: 'The count says that 12 of 10 trees go',
    expected: 'a slip decides nothing: both counts are asked for again',
    given: doing('tree-cutting', 'wetland', trees(12, 10)),
    activities: [{ standing: 'undetermined', missing: ['treesCut', 'treesStanding'] }],
  },
  {
    kind: 'proposal',
    section: '§ 195-4C(11); § 195-4D(2)',
    rules: ['R-REG', 'R-RIGHT'],
    situation: 'Few trees go, on a bank that would erode without them',
    expected: 'the right ends there: cutting plants needs a permit',
    given: doing('tree-cutting', 'adjacent', { ...trees(5, 100), pollutionErosionDrainageHazard: true }),
    activities: [{ standing: 'permit', rule: 'R-REG', citation: 'City of Rye § 195-4C(11)' }],
  },
  {
    kind: 'proposal',
    section: '§ 195-3, Selective cutting',
    rules: ['R-CLEAR', 'R-REG'],
    situation: 'A few trees that stand in a pond go',
    expected:
      'selective cutting is defined for wetland and buffer, not for the watercourse: a permit is needed',
    given: doing('tree-cutting', 'watercourse', trees(5, 100)),
    activities: [{ standing: 'permit', land: 'watercourse', citation: 'City of Rye § 195-4C(11)' }],
  },
];
