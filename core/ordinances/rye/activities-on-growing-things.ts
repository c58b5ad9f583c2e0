import { asOfRight, needsPermit, type ActivityData } from './standings.js';

const CLEAR_CUTTING = '§ 195-3, Clear-cutting; § 195-4C(10)';

/** Trees, natural products and farming: § 195-3 Clear-cutting and Agricultural activity, § 195-4D(2), (6), (7). */
export const activitiesOnGrowingThings: readonly ActivityData[] = [
  {
    id: 'tree-cutting',
    label: 'Cutting trees',
    help: 'Taking away a dead or diseased tree is asked about as removing plants.',
    reach: 'controlled-land',
    cases: [
      {
        ...needsPermit(
          '(10)',
          'Taking every tree of a species is clear-cutting, at any share, and regulated.',
          [{ kind: 'yes', question: 'wholeSpeciesRemoved' }],
        ),
        rule: 'R-CLEAR',
        citation: CLEAR_CUTTING,
      },
      {
        ...needsPermit(
          '(10)',
          'More than 30 % of the trees of at least 4 inches go in one cycle of ten years: that is clear-cutting, and regulated.',
          [
            // None cut of none standing is no share at all, and still no clear-cutting.
            { kind: 'number', question: 'treesCut', comparison: '>', value: 0 },
            { kind: 'share', part: 'treesCut', whole: 'treesStanding', comparison: '>', value: 0.3 },
          ],
        ),
        rule: 'R-CLEAR',
        citation: CLEAR_CUTTING,
      },
      {
        ...asOfRight(
          '(2)',
          'No more than 30 % of the trees of at least 4 inches go in ten years, and no species goes entirely: that is selective cutting, a use as of right.',
          [
            { kind: 'no', question: 'wholeSpeciesRemoved' },
            {
              kind: 'any',
              of: [
                { kind: 'number', question: 'treesCut', comparison: '<=', value: 0 },
                { kind: 'share', part: 'treesCut', whole: 'treesStanding', comparison: '<=', value: 0.3 },
              ],
            },
          ],
        ),
        // By its definition selective cutting happens in a wetland or the buffer; the watercourse itself is not named.
        lands: ['wetland', 'adjacent'],
      },
      needsPermit(
        '(11)',
        'Cutting trees is regulated like the cutting of any plants where it stands in the watercourse itself, which selective cutting does not take in, or goes beyond the limits of § 195-4D.',
      ),
    ],
  },
  {
    id: 'natural-products',
    label: 'Taking or putting back natural products',
    help: 'Fish, shellfish, game, plants and the like that wetlands yield of themselves.',
    reach: 'controlled-land',
    cases: [
      needsPermit('(2)', 'The right to natural products does not take in digging, peat or timber.', [
        {
          kind: 'any',
          of: [
            { kind: 'yes', question: 'takesPeatOrTimber' },
            { kind: 'yes', question: 'drainsOrExcavatesWetland' },
          ],
        },
      ]),
      asOfRight(
        '(6)',
        'Taking or putting back natural products while fishing, shellfishing, hunting, trapping or in aquaculture is a use as of right.',
        [
          { kind: 'no', question: 'takesPeatOrTimber' },
          { kind: 'no', question: 'drainsOrExcavatesWetland' },
          { kind: 'yes', question: 'fishingHuntingAquaculture' },
        ],
      ),
      asOfRight(
        '(7)',
        "Harvest of a wetland's natural products by the landowner is agriculture as § 195-3 defines it, a use as of right.",
        [
          { kind: 'no', question: 'takesPeatOrTimber' },
          { kind: 'no', question: 'drainsOrExcavatesWetland' },
          { kind: 'no', question: 'putsProductsDown' },
          { kind: 'yes', question: 'landownerActs' },
        ],
      ),
      needsPermit(
        '(2), (3), (11)',
        'Outside fishing, hunting, aquaculture and the harvest of the landowner, or beyond the limits of § 195-4D, taking and putting down material and removing plants are regulated.',
      ),
    ],
  },
  {
    id: 'farming',
    label: 'Farming',
    reach: 'controlled-land',
    cases: [
      needsPermit('(13)', 'Farming that drains a wetland or digs in one is regulated.', [
        { kind: 'yes', question: 'drainsOrExcavatesWetland' },
      ]),
      needsPermit(
        '(2), (3), (10)',
        'Filling, putting down dredged soil, draining and clear-cutting are no agriculture of the chapter, and are regulated.',
        [{ kind: 'yes', question: 'fillsDrainsOrClearCuts' }],
      ),
      needsPermit(
        '(2), (11)',
        'Peat mining and timber harvest are no agriculture of the chapter, and are regulated.',
        [{ kind: 'yes', question: 'takesPeatOrTimber' }],
      ),
      needsPermit(
        '(12)',
        'Putting down chemicals, pesticides or fertilizers is regulated; what § 195-3 calls agriculture does not name them.',
        [{ kind: 'yes', question: 'chemicalsUsed' }],
      ),
      asOfRight('(7)', 'Farming by the landowner within the bounds of § 195-3 is a use as of right.', [
        { kind: 'no', question: 'drainsOrExcavatesWetland' },
        { kind: 'no', question: 'fillsDrainsOrClearCuts' },
        { kind: 'no', question: 'takesPeatOrTimber' },
        { kind: 'no', question: 'chemicalsUsed' },
        { kind: 'yes', question: 'agricultureAsDefined' },
        { kind: 'yes', question: 'landownerActs' },
      ]),
      needsPermit(
        '(6), (11), (14)',
        'Farming of another kind than § 195-3 names, by somebody other than the landowner, or beyond the limits of § 195-4D, is regulated so far as it changes natural features, cuts plants or may impair a wetland.',
      ),
    ],
  },
];
