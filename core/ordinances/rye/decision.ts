import type { OrdinanceDocument } from '../../ordinance.js';
import { ENFORCEMENT, REFERRAL } from './text-held.js';

/** What a determination, a finding, a decision and a permit have to have, as far as the text held here says. */
export const decisionLists = [
  {
    id: 'determination',
    rule: 'R-DET',
    purpose: 'decision',
    title: "The City Naturalist's determination",
    citation: '§ 195-4B(1)',
    items: [
      {
        id: 'outcome',
        citation: '§ 195-4B(1)',
        words:
          'One of two outcomes, and no third: the area may be subject to the chapter, or it is not subject to it.',
      },
      {
        id: 'consultation',
        citation: '§ 195-4B(1)',
        words: 'Consultation with the City Planner and with the Conservation Commission/Advisory Council.',
      },
      {
        id: 'map',
        citation: '§ 195-4B(1)',
        words: "A look at the City's Wetlands and Watercourses Map, which the Naturalist should consult.",
        figure: { kind: 'wetlands-reached' },
      },
      {
        id: 'soils-and-plants',
        citation: '§ 195-4B(1)',
        words:
          'If the Naturalist chooses: the county soil survey, whose hydric soils point to a wetland, and the list of plants that grow in wetlands.',
      },
    ],
  },
  {
    id: 'finding-on-unmapped-land',
    rule: 'R-FIND',
    purpose: 'decision',
    title: 'Finding on land that the map leaves off',
    citation: '§ 195-4A(3)',
    words:
      'Without this finding no permit can be required there for an activity that needs no other approval of the City. A finding that authorizes no stop-work order leaves the activity permitted.',
    when: [
      { kind: 'yes', question: 'notOnCityMap' },
      { kind: 'no', question: 'needsOtherCityApproval' },
    ],
    items: [
      {
        id: 'in-writing',
        citation: '§ 195-4A(3)',
        words: 'A finding in writing that the land is a wetland, a watercourse or buffer.',
      },
      {
        id: 'five-votes',
        citation: '§ 195-4A(3)',
        words: 'Approval by the votes of at least five members.',
      },
      {
        id: 'stop-work',
        citation: '§ 195-4A(3)',
        words:
          'Authority for the City Naturalist to stop the work, where the Planning Commission holds it not substantially completed.',
      },
      {
        id: 'delineation',
        citation: '§ 195-4A(3)',
        words:
          'After the finding, a delineation of the boundary by the Planning Commission at the cost of the City.',
      },
      {
        id: 'map-amendment',
        citation: '§ 195-4A(3)',
        words: 'A recommendation to amend the map for the future.',
      },
    ],
  },
  {
    id: 'decision-against-report',
    rule: 'R-CCAC',
    purpose: 'decision',
    title: "A decision that differs from the Council's report",
    citation: REFERRAL,
    when: [{ kind: 'yes', question: 'decisionDiffersFromReport' }],
    items: [
      {
        id: 'written-findings',
        citation: REFERRAL,
        words: 'Written findings of the Planning Commission that say in detail why it decides otherwise.',
        localLaw: 'L.L. No. 8-1993',
      },
    ],
  },
  {
    id: 'every-permit',
    rule: 'R-PERMIT',
    purpose: 'permit-conditions',
    title: 'What holds of every permit',
    citation: '§ 195-4; ch. 195, enforcement',
    words: 'The conditions that a permit may carry (§ 195-5 and after) are not in the text held here.',
    items: [
      {
        id: 'shown-before-work',
        citation: ENFORCEMENT,
        words:
          'No work begins before the City Naturalist has been shown the permit that the Planning Commission approved.',
      },
      {
        id: 'compliance',
        citation: '§ 195-4',
        words: 'The work complies with the whole of the chapter and with the other regulations that apply.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
