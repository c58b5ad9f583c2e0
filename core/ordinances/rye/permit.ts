import type { OrdinanceDocument } from '../../ordinance.js';

/** One permit, from one authority; what differs is how long the Council has for its report. */
export const permit = {
  rule: 'R-PERMIT',
  name: 'a wetland permit',
  citation: '§ 195-4; § 195-4C',
  routes: [
    {
      id: 'planning-commission',
      label: 'Application to the Planning Commission',
      authority: 'the Planning Commission',
      citation: '§ 195-4C',
      words:
        'A written application goes to the Planning Commission, which may grant the permit; the City Planner refers it to the Conservation Commission/Advisory Council. On land that the map of the City leaves off, an activity that needs no other approval of the City can be held to a permit only after a finding of the Planning Commission that the land is regulated (§ 195-4A(3)).',
    },
  ],
} satisfies NonNullable<OrdinanceDocument['permit']>;
