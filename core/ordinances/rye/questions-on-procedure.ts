import type { OrdinanceDocument } from '../../ordinance.js';

/** What decides which petition, which period and which list there is: §§ 195-4A, 195-4B and the referral. */
export const questionsOnProcedure = [
  {
    id: 'naturalistDetermination',
    text: 'What has the City Naturalist determined?',
    help: 'There are two outcomes and no third (§ 195-4B(1)). The determination is in the file of the City Naturalist or the City Planner.',
    answer: {
      kind: 'choice',
      options: [
        { id: 'may-be-subject', label: 'the area may be subject to the chapter' },
        { id: 'not-subject', label: 'the area is not subject to the chapter' },
        { id: 'none-yet', label: 'nothing yet' },
      ],
    },
  },
  {
    id: 'subdivisionOrSitePlan',
    text: 'Is there a subdivision or site development plan application?',
    help: 'Only then can a resident or property owner petition against the answer "not subject" (§ 195-4B(2)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'otherPlanningApproval',
    text: 'Which other approval of the Planning Commission does it need?',
    help: 'Under another chapter of the City code, such as a subdivision or a site plan. Ch. 73 is the coastal zone waterfront consistency review.',
    answer: {
      kind: 'choice',
      options: [
        { id: 'none', label: 'none' },
        { id: 'waterfront-consistency-only', label: 'only the waterfront consistency review of ch. 73' },
        { id: 'another', label: 'an approval under another chapter' },
      ],
    },
  },
  {
    id: 'needsOtherCityApproval',
    text: 'Does it need any other approval of the City?',
    help: 'Any permit or approval of a City board, agency or official, a building permit for one (§ 195-4A(2), (3)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'notOnCityMap',
    text: "Is the land left off the City's own Wetlands and Watercourses Map?",
    help: 'It can be looked at in the offices of the City Naturalist and the City Planner. What other maps show, state maps for one, is not what is asked.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'decisionDiffersFromReport',
    text: 'Does the Planning Commission decide otherwise than the Council reported?',
    help: 'The report is that of the Conservation Commission/Advisory Council.',
    answer: { kind: 'yes-no' },
  },
] satisfies OrdinanceDocument['questions'];
