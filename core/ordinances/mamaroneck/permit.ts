import type { OrdinanceDocument } from '../../ordinance.js';
import { BOARD } from './terms.js';

/**
 * The permit, which only the Planning Board gives, with a hearing or without.
 * @source § 192-2, Agency; §§ 192-4A, 192-5A, 192-14
 */
export const permit = {
  rule: 'M-PERMIT',
  name: 'a wetland permit',
  citation: '§ 192-4A',
  routes: [
    {
      id: 'planning-board',
      label: 'Application to the Planning Board',
      authority: BOARD,
      citation: '§ 192-5A; § 192-14',
      words:
        'The application is filed with the Village Clerk and decided by the Planning Board, after a public hearing, or on the official file where there is none.',
    },
  ],
} satisfies OrdinanceDocument['permit'];
