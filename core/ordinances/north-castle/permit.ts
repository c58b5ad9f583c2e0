import type { OrdinanceDocument } from '../../ordinance.js';
import { ADMINISTRATIVE, PLANNING_BOARD } from './text-held.js';

/** The permit, and the two ways to it; which one it is somebody has to decide. */
export const permit: NonNullable<OrdinanceDocument['permit']> = {
  rule: 'N-PERMIT',
  name: 'a wetland activity permit',
  citation: '§ 340-5; § 340-7',
  routes: [
    {
      id: PLANNING_BOARD,
      label: 'Planning Board',
      authority: 'the Planning Board',
      citation: '§ 340-5; § 340-6A; § 340-7',
      words:
        'The application is filed with the Planning Department. The Planning Board refers it to the Conservation Board, holds a public hearing and decides.',
      when: [{ kind: 'choice', question: 'permitRoute', option: PLANNING_BOARD }],
    },
    {
      id: ADMINISTRATIVE,
      label: 'Administrative',
      authority: 'the Building Inspector, who consults the Town Wetland Consultant',
      citation: '§ 340-5; § 340-6B; § 340-7',
      words:
        'The application is filed with the Building Department. The Building Inspector decides in consultation with the Town Wetland Consultant, without a public hearing, and informs the Conservation Board. For a one- or two-family parcel the Residential Project Review Committee reviews whether it may go this way.',
      when: [{ kind: 'choice', question: 'permitRoute', option: ADMINISTRATIVE }],
    },
  ],
};
