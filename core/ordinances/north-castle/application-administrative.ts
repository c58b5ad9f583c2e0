import type { OrdinanceDocument } from '../../ordinance.js';
import { BEFORE_BUILDING_INSPECTOR } from './text-held.js';

/** What an administrative application has to contain, item by item as § 340-6B counts them. */
export const administrativeApplication: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'application-administrative',
  rule: 'N-APP',
  purpose: 'application',
  title: 'Administrative application',
  citation: '§ 340-6B',
  words: 'It is filed with the Building Department.',
  when: BEFORE_BUILDING_INSPECTOR,
  items: [
    {
      id: 'owner-and-applicant',
      citation: '§ 340-6B(1)',
      words: 'Name and address of the owner, and of the applicant where that is somebody else.',
    },
    {
      id: 'property',
      citation: '§ 340-6B(2)',
      words: 'The street address and the tax map designation of the property.',
      figure: { kind: 'property' },
    },
    {
      id: 'agent',
      citation: '§ 340-6B(3)',
      words: 'A statement by which the owner authorizes the agent who makes the application.',
      when: [{ kind: 'yes', question: 'agentApplies' }],
    },
    {
      id: 'work',
      citation: '§ 340-6B(4)',
      words: 'What is to be done and what for.',
    },
    {
      id: 'watershed',
      citation: '§ 340-6B(5)',
      words: 'The watershed in which it lies.',
    },
    {
      id: 'wetland',
      citation: '§ 340-6B(6)',
      words: 'Which regulated wetland it concerns.',
      figure: { kind: 'wetlands-reached' },
    },
    {
      id: 'disturbance',
      citation: '§ 340-6B(7)',
      words: 'Square feet disturbed within the wetland and within the wetland buffer.',
      figure: { kind: 'disturbance-by-land' },
    },
    {
      id: 'environmental-assessment-form',
      citation: '§ 340-6B(8)',
      words: 'An environmental assessment form, filled in.',
    },
    {
      id: 'other-permits',
      citation: '§ 340-6B(9)',
      words:
        'Copies of the other permits the work needs, or of the applications for them; where none has been made yet, a list of every permit that will be needed.',
    },
    {
      id: 'plans',
      citation: '§ 340-6B(10)',
      words:
        'Complete plans of the improvements of the lot in three sets, at one inch to 50 feet. A professional with a New York license (engineer, architect, land surveyor or landscape architect) may certify them. They show what follows under (a) to (e).',
      figure: { kind: 'site-map' },
    },
    {
      id: 'plan-wetlands',
      citation: '§ 340-6B(10)(a)',
      words:
        'Wetlands and watercourses as they lie in the field, or as the Town Environmental Map shows them and the Town Wetland Consultant has checked them in the field.',
      figure: { kind: 'wetlands-reached' },
    },
    {
      id: 'plan-disturbance',
      citation: '§ 340-6B(10)(b)',
      words:
        'Where the area of construction or disturbance lies, how many square feet it has, and how it lies to property lines, roads, buildings, watercourses and wetlands.',
      figure: { kind: 'total-disturbance' },
    },
    {
      id: 'plan-contours',
      citation: '§ 340-6B(10)(c)',
      words:
        'Existing and proposed contours every two feet in the disturbed area, so far as the Town Wetland Consultant asks for them; that is for the consultant alone to decide.',
      when: [{ kind: 'yes', question: 'contoursAskedFor' }],
    },
    {
      id: 'plan-structures',
      citation: '§ 340-6B(10)(d)',
      words:
        'Existing structures, wells, septic systems, other improvements, easements and encumbrances, so far as the Town Wetland Consultant asks for them.',
      when: [{ kind: 'yes', question: 'existingImprovementsAskedFor' }],
    },
    {
      id: 'plan-waivers',
      citation: '§ 340-6B(10)(e)',
      words: 'Which requirements the applicant asks to be excused from.',
      when: [{ kind: 'yes', question: 'waiverRequested' }],
    },
  ],
};
