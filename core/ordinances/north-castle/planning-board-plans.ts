import type { OrdinanceDocument } from '../../ordinance.js';

type Items = NonNullable<OrdinanceDocument['requirements']>[number]['items'];

/** What the plans of an application to the Planning Board have to show, item by item as § 340-6A(12) counts them. */
export const PLANNING_BOARD_PLANS: Items = [
  {
    id: 'plans',
    citation: '§ 340-6A(12)',
    words:
      'Complete plans of the site improvements in eight sets, at one inch to 50 feet or more detailed, certified by a professional with a New York license (engineer, architect, land surveyor or landscape architect). They show what follows under (a) to (m).',
    figure: { kind: 'site-map' },
  },
  {
    id: 'plan-wetlands',
    citation: '§ 340-6A(12)(a)',
    words:
      'All wetlands, as a qualified person whom the plans name located them, no earlier than 12 months before the day of filing. The section speaks of an ecologist, a botanist or a soil scientist.',
    figure: { kind: 'delineation-age', months: 12 },
  },
  {
    id: 'plan-disturbance',
    citation: '§ 340-6A(12)(b)',
    words:
      'The area of construction or disturbance, and how it lies to what is within 250 feet of it: property lines, roads, buildings and watercourses.',
    figure: { kind: 'features-within', ft: 250 },
  },
  {
    id: 'plan-earthworks',
    citation: '§ 340-6A(12)(c)',
    words:
      'Exactly where, to what specification and how much is to be drained, cut, filled, graded or dredged, and how much vegetation is to be removed or moved; and how the work is done.',
  },
  {
    id: 'plan-mitigation',
    citation: '§ 340-6A(12)(d)',
    words: 'Exactly where, to what specification and of what type the mitigation is, in square feet.',
    figure: { kind: 'mitigation' },
  },
  {
    id: 'plan-contours',
    citation: '§ 340-6A(12)(e)',
    words:
      'Existing and adjusted contours every two feet in the disturbed area and 50 feet beyond it, or further where the approval authority asks for that.',
  },
  {
    id: 'plan-elevations',
    citation: '§ 340-6A(12)(f)',
    words:
      'Elevations of the site and of adjacent land within 200 feet of it, by contours no more than five feet apart.',
  },
  {
    id: 'plan-vegetation',
    citation: '§ 340-6A(12)(g)',
    words: 'The vegetation of the regulated area, with its dominant species.',
  },
  {
    id: 'plan-soils',
    citation: '§ 340-6A(12)(h)',
    words: 'The types of soil on the site.',
  },
  {
    id: 'plan-wells-and-sewage',
    citation: '§ 340-6A(12)(i)',
    words:
      'Wells with their depths, and sewage disposal systems with the area kept for their expansion, within 200 feet of what is disturbed.',
  },
  {
    id: 'plan-drainage',
    citation: '§ 340-6A(12)(j)',
    words:
      'Any drainage system in detail, temporary or permanent, for the time of the work and after it, with every point discharge, inlet or other made channel that would lead into wetland or buffer, and what is done against erosion during and after the work.',
  },
  {
    id: 'plan-pond',
    citation: '§ 340-6A(12)(k)',
    words:
      'For a lake or pond: its dams, embankments, outlets and other water controls, and an analysis of the water of the wetland: its changes over the seasons, inflow and outflow (by the method of the Westchester County Soil Conservation Service), soil below the surface, geology and groundwater.',
    when: [{ kind: 'activity', activities: ['pond-creation'] }],
  },
  {
    id: 'plan-detention-basin',
    citation: '§ 340-6A(12)(l)',
    words:
      'For a detention basin, dug out or not: its dams, berms, embankments, outlets and other water controls, and the same analysis of the water of the wetland as for a pond.',
    when: [{ kind: 'activity', activities: ['detention-basin'] }],
  },
  {
    id: 'plan-waivers',
    citation: '§ 340-6A(12)(m)',
    words: 'Which requirements the applicant asks to be excused from.',
    when: [{ kind: 'yes', question: 'waiverRequested' }],
  },
];
