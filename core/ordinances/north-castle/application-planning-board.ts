import type { OrdinanceDocument } from '../../ordinance.js';
import { PLANNING_BOARD_PLANS } from './planning-board-plans.js';
import { BEFORE_PLANNING_BOARD, LAW_2_OF_2018 } from './text-held.js';

/** What an application to the Planning Board has to contain, item by item as § 340-6A counts them. */
export const planningBoardApplication: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'application-planning-board',
  rule: 'N-APP',
  purpose: 'application',
  title: 'Application to the Planning Board',
  citation: '§ 340-6A',
  words: 'It is filed with the Planning Department.',
  when: BEFORE_PLANNING_BOARD,
  items: [
    {
      id: 'owner-and-applicant',
      citation: '§ 340-6A(1)',
      words: 'Name and address of the owner, and of the applicant where that is somebody else.',
    },
    {
      id: 'property',
      citation: '§ 340-6A(2)',
      words: 'The street address and the tax map designation of the property.',
      figure: { kind: 'property' },
    },
    {
      id: 'watershed',
      citation: '§ 340-6A(3)',
      words: 'The watershed in which it lies.',
    },
    {
      id: 'wetland',
      citation: '§ 340-6A(4)',
      words: 'Which regulated wetland it concerns.',
      figure: { kind: 'wetlands-reached' },
    },
    {
      id: 'agent',
      citation: '§ 340-6A(5)',
      words: 'A statement by which the owner authorizes the agent who makes the application.',
      when: [{ kind: 'yes', question: 'agentApplies' }],
    },
    {
      id: 'work',
      citation: '§ 340-6A(6)',
      words:
        'What is to be done and what for, and why it cannot be moved to a place where no wetlands permit would be needed.',
    },
    {
      id: 'disturbance',
      citation: '§ 340-6A(7)',
      words: 'Square feet disturbed within the wetland and within the wetland buffer.',
      figure: { kind: 'disturbance-by-land' },
    },
    {
      id: 'owners-adjacent',
      citation: '§ 340-6A(8)',
      words:
        'Names of the owners of record of land adjacent to the wetland or buffer in which the project is undertaken.',
      figure: { kind: 'notice', notice: 'owners-adjacent' },
    },
    {
      id: 'water-rights',
      citation: '§ 340-6A(8)',
      words:
        'Names of those of whom the applicant knows that they claim rights in water for land inside the property or within 100 feet of its boundary.',
      figure: { kind: 'notice', notice: 'water-right-claimants' },
    },
    {
      id: 'functions',
      citation: '§ 340-6A(9)',
      words: 'A description of all that the wetland or watercourse does at present.',
    },
    {
      id: 'environmental-assessment-form',
      citation: '§ 340-6A(10)',
      words: 'An environmental assessment form, filled in.',
    },
    {
      id: 'other-permits',
      citation: '§ 340-6A(11)',
      words:
        'Copies of the other permits the work needs, or of the applications for them; where none has been made yet, a list of every permit that will be needed.',
    },
    ...PLANNING_BOARD_PLANS,
    {
      id: 'plan-without-permit',
      citation: '§ 340-6A(13)',
      words: 'A plan that would need no wetlands permit, for the Planning Board to review.',
      ...LAW_2_OF_2018,
    },
  ],
};
