import type { Activities } from './terms.js';
import { chemicalsApart, cultivation, exempt, no, otherwise, STILL_PROHIBITED, yes } from './exemption.js';

/**
 * Activities that need no permit of this chapter, on the conditions named for each.
 * @source § 192-4B; § 192-3
 */
export const exemptActivities = [
  {
    id: 'natural-products',
    label: 'Fishing, shellfishing, hunting, trapping, or taking natural products',
    help: 'Taking or putting back what wetlands and the land around them yield, in fishing, shellfishing, farming, hunting or trapping.',
    reach: 'controlled-land',
    cases: [
      exempt(
        1,
        'Taking or putting down the natural products of wetland or adjacent area, in fishing, shellfishing, farming, hunting or trapping, needs no permit of this chapter where it is otherwise lawful.',
        [yes('legallyPermittedOtherwise')],
      ),
      ...otherwise(1),
    ],
  },
  {
    id: 'lawn-garden',
    label: 'Keeping up a lawn or garden',
    aliases: ['planting'],
    reach: 'controlled-land',
    cases: cultivation('Keeping up lawns and gardening'),
  },
  {
    id: 'farming',
    label: 'Grazing, farming or harvesting crops',
    reach: 'controlled-land',
    cases: cultivation('Grazing, farming and harvesting crops'),
  },
  {
    id: 'public-health',
    label: 'Public health work of the state or county',
    reach: 'controlled-land',
    cases: [
      chemicalsApart,
      exempt(3, 'Public health activities and orders under state law need no permit of this chapter.', [
        yes('publicHealthOrder'),
      ]),
      ...otherwise(3),
    ],
  },
  {
    id: 'utility-siting',
    label: 'A transmission line or power plant under state review',
    reach: 'controlled-land',
    cases: [
      exempt(
        4,
        'What the state Public Service Commission or siting board reviews needs no permit of this chapter; that body applies the standards of the chapter in its own decision.',
        [yes('serviceCommissionReview')],
      ),
      ...otherwise(4),
    ],
  },
  {
    id: 'emergency',
    label: 'Emergency work',
    reach: 'controlled-land',
    cases: [
      {
        ...exempt(
          5,
          'Emergency work that is needed at once to protect life, property or natural resources needs no permit of this chapter.',
          [yes('emergencyImmediatelyNecessary')],
        ),
        duties: [
          {
            words: 'Tell the Planning Board within 48 hours of the start that the work is being done.',
            citation: '§ 192-4B(5)',
            clock: 'emergency-notice',
          },
          {
            words:
              'Within five days of the end, give the Planning Board a full written report: why it was needed, and what § 192-5 asks of an application.',
            citation: '§ 192-4B(5)',
            clock: 'emergency-report',
          },
          STILL_PROHIBITED,
        ],
      },
      ...otherwise(5),
    ],
  },
  {
    id: 'conservation',
    label: 'Conserving soil, water, plants, fish or wildlife',
    reach: 'controlled-land',
    cases: [
      { ...chemicalsApart, citation: '§ 192-3B; § 192-4B(7)' },
      exempt(7, 'Conserving soil, water, plants, fish and wildlife needs no permit of this chapter.'),
    ],
  },
  {
    id: 'recreation',
    label: 'Outdoor recreation',
    help: 'Play and sport, nature and hiking trails, swimming, camping, boating, riding on trails set up for it. A building or dock for it is judged apart.',
    reach: 'controlled-land',
    cases: [
      exempt(
        8,
        'Outdoor recreation needs no permit of this chapter where it is otherwise lawful; horses keep to trails set up for them.',
        [yes('legallyPermittedOtherwise'), no('horsesOffTrails')],
      ),
      ...otherwise(8),
    ],
  },
  {
    id: 'repair',
    label: 'Repairing or keeping up something that is there',
    help: 'Bridges, roads, bulkheads, docks, piles, paved and other improved areas.',
    aliases: ['routine-maintenance', 'stormwater-practice-repair', 'beach-maintenance'],
    reach: 'controlled-land',
    cases: [
      exempt(
        9,
        'Ordinary repair and upkeep of what is there needs no permit of this chapter, as long as nothing is expanded, and nothing substantially restored, rebuilt, rehabilitated or changed.',
        [yes('ordinaryRepair'), no('substantialReconstruction')],
      ),
      {
        standing: 'permit',
        rule: 'M-REG',
        citation: '§ 192-2, Regulated activity; § 192-4B(9)',
        words:
          'More than ordinary repair, or substantial rebuilding or change, is not covered by § 192-4B(9). It is judged here as building, which is a regulated activity.',
      },
    ],
  },
  {
    id: 'science-education',
    label: 'Study or teaching',
    reach: 'controlled-land',
    cases: [
      exempt(
        10,
        'Science and teaching in keeping with what the chapter is for need no permit of this chapter.',
        [yes('consistentWithIntent')],
      ),
      ...otherwise(10),
    ],
  },
] satisfies Activities;
