import type { OrdinanceDocument } from '../../ordinance.js';

/** What Article I means by its words. @source § 181-6 */
export const definitions = [
  {
    term: 'disturbance',
    word: 'Land development activity',
    words:
      'Clearing, grading, digging, disturbing soil or placing fill on an acre of land or more; or on less where that is a piece of a larger common plan, even if its pieces are done at different times.',
    citation: '§ 181-6, Land development activity',
  },
  {
    term: 'wetland',
    word: 'Wetland',
    words:
      'Land so often and so long under water or soaked by it that mostly plants of wet ground grow there. This article does not regulate it for its own sake.',
    citation: '§ 181-6, Wetland',
  },
] as const satisfies OrdinanceDocument['definitions'];
