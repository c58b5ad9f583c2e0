import type { OrdinanceDocument } from '../../ordinance.js';

/** What the sections held here mean by their words; the section of definitions, § 340-3, is not among them. */
export const definitions = [
  {
    term: 'mitigation',
    word: 'Mitigation',
    words:
      'Making good what a project takes: new wetland, planting, care of wetland, land that is not mown, taking out invasive plants, a better buffer. At least two square feet are due for each one lost.',
    citation: '§ 340-9',
  },
  {
    term: 'disturbance',
    word: 'Disturbances/activities',
    words:
      'An application gives the square feet that are disturbed within the wetland, and within its buffer.',
    citation: '§ 340-5',
  },
] as const satisfies OrdinanceDocument['definitions'];
