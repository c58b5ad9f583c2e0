import { REGULATED, type Activities, type ActivityCase } from './terms.js';

/**
 * Of draining, dredging and digging the chapter names what is done to a wetland, directly or indirectly: beside one,
 * it depends on whether the wetland is drained, dug into, or impaired.
 */
const takenFromWetland = (inWetland: string, beside: string): ActivityCase[] => [
  { standing: 'permit', ...REGULATED, words: inWetland, lands: ['wetland'] },
  {
    standing: 'permit',
    ...REGULATED,
    words: beside,
    when: [
      {
        kind: 'any',
        of: [
          { kind: 'yes', question: 'drainsOrExcavatesWetland' },
          { kind: 'yes', question: 'impairsWetlandFunction' },
        ],
      },
    ],
  },
  {
    standing: 'not-regulated',
    ...REGULATED,
    words:
      'In adjacent area, work that neither drains a wetland nor takes material out of one, and does not substantially impair one, is not among the regulated activities. Soil put down, structures and roads are, and are judged apart.',
  },
];

/** Leaves and cuttings are solid waste by § 192-2: cutting may stand free, leaving them never does. */
const CUTTINGS = {
  words:
    'Take leaves and cuttings away: left in the controlled area they are solid waste, which is prohibited.',
  citation: '§ 192-3A; § 192-2, Solid waste',
};

const onlyIfItImpairs = (what: string): ActivityCase[] => [
  {
    standing: 'permit',
    ...REGULATED,
    words: `${what} is not named among the regulated activities, but what substantially impairs a wetland in any of its functions is one.`,
    when: [{ kind: 'yes', question: 'impairsWetlandFunction' }],
    duties: [CUTTINGS],
  },
  {
    standing: 'not-regulated',
    ...REGULATED,
    words: `${what} that does not substantially impair what a wetland does is not among the regulated activities. Other chapters may ask for a permit, such as chapter 318 on trees.`,
    duties: [CUTTINGS],
  },
];

/**
 * Works that the chapter regulates where they take from a wetland, impair one, or divide land on it.
 * @source § 192-2, Regulated activity, Subdivision of land, Solid waste
 */
export const conditionalWorks = [
  {
    id: 'excavation',
    label: 'Digging, dredging or taking soil or other material away',
    help: 'By whatever means: bulldozing, draglines and blasting too.',
    aliases: ['pond-creation', 'cemetery-graves'],
    reach: 'controlled-land',
    cases: takenFromWetland(
      'Dredging, digging and taking soil, sand, shells, gravel or the like out of a wetland is a regulated activity.',
      'Digging beside a wetland that takes material out of it or drains it indirectly, or substantially impairs it, is a regulated activity.',
    ),
  },
  {
    id: 'draining',
    label: 'Draining land or changing how water runs',
    aliases: ['drainage-change'],
    reach: 'controlled-land',
    cases: takenFromWetland(
      'Draining a wetland in any form, directly or indirectly, is a regulated activity.',
      'Changing how water runs beside a wetland is a regulated activity where it drains the wetland, takes material out of it, or substantially impairs it.',
    ),
  },
  {
    id: 'subdivision',
    label: 'Subdividing land',
    help: 'With the grading, roads and utilities that prepare for it.',
    aliases: ['approved-subdivision'],
    reach: 'controlled-land',
    cases: [
      {
        standing: 'not-regulated',
        rule: 'M-SUBDIV',
        citation: '§ 192-2, Subdivision of land',
        words:
          'A genuine gift, a division by will or inheritance, and a lease for hunting, fishing or open-space recreation are no subdivision in this chapter. What is done on the ground is judged apart.',
        when: [{ kind: 'yes', question: 'divisionLeftOut' }],
      },
      {
        standing: 'permit',
        ...REGULATED,
        words: 'The part of a subdivision that involves wetland or adjacent area is a regulated activity.',
      },
    ],
  },
  {
    id: 'tree-cutting',
    label: 'Cutting trees',
    reach: 'controlled-land',
    cases: onlyIfItImpairs('Cutting trees'),
  },
  {
    id: 'vegetation-removal',
    label: 'Removing other plants',
    reach: 'controlled-land',
    cases: onlyIfItImpairs('Removing plants'),
  },
  {
    id: 'other',
    label: 'Anything else',
    help: 'Only what fits nothing else on the list.',
    reach: 'controlled-land',
    cases: [
      {
        standing: 'permit',
        ...REGULATED,
        words:
          'Any other activity that substantially impairs what a wetland does, or a benefit from it, is regulated.',
        when: [{ kind: 'yes', question: 'impairsWetlandFunction' }],
      },
      {
        standing: 'not-regulated',
        ...REGULATED,
        words:
          'What the chapter does not name, and what does not substantially impair a wetland, is not among the regulated activities.',
      },
    ],
  },
] satisfies Activities;
