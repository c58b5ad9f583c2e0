import type { OrdinanceDocument } from '../../ordinance.js';

/** What the law has somebody say about land before, or without, a permit: § 195-4B(1) and § 195-4A(3). */
export const determinations = [
  {
    kind: 'determination',
    rule: 'R-DET',
    title: "The City Naturalist's determination",
    citation: '§ 195-4B(1)',
    who: 'the City Naturalist',
    outcomes: [
      {
        id: 'not-subject',
        label: 'The area is not subject to the chapter',
        words:
          'The chapter does not reach the area. Where a subdivision or a site development plan has been applied for, a resident or a property owner of the City may petition the Planning Commission to reverse this (§ 195-4B(2)).',
        facts: { naturalistDetermination: 'not-subject' },
      },
      {
        id: 'may-be-subject',
        label: 'The area may be subject to the chapter',
        words:
          'A permit may be needed. The property owner may petition the Planning Commission to find the area outside the chapter (§ 195-4B(3)).',
        facts: { naturalistDetermination: 'may-be-subject' },
      },
    ],
    requestEvent: 'determination-requested',
    outcomeEvent: 'determination',
    answerClock: 'determination',
    deadlineClocks: ['petition-to-reverse', 'petition-of-owner'],
  },
  {
    kind: 'finding',
    rule: 'R-FIND',
    title: "The Planning Commission's finding on land that the map leaves off",
    citation: '§ 195-4A(3)',
    who: 'the Planning Commission',
    votesNeeded: 5,
    outcomes: [
      {
        id: 'found-stop-work',
        label: 'It is a wetland, a watercourse or buffer, and the work is stopped',
        words:
          'A permit can be required. The City Naturalist is authorized to stop the work, which the Planning Commission holds not substantially completed. It delineates the boundary at the cost of the City and recommends an amendment of the map.',
        takesVotes: true,
        leadsToAmendment: true,
      },
      {
        id: 'found-no-stop-work',
        label: 'It is a wetland, a watercourse or buffer, and no stop-work order is authorized',
        words:
          'The activity counts as permitted, as if a permit had been issued. The boundary may be delineated afterwards, with the permission of the owner or under a search warrant of the City Court, and an amendment of the map sought.',
        takesVotes: true,
        leadsToAmendment: true,
      },
      {
        id: 'not-found',
        label: 'No finding that it is a wetland, a watercourse or buffer',
        words:
          'The Planning Commission did not find, by the votes of at least five members, that the land is one. No permit of the chapter can be required there for an activity that needs no other approval of the City.',
      },
    ],
    deadlineClocks: ['review'],
  },
] satisfies OrdinanceDocument['determinations'];
