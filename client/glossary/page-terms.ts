/** A word of the field that the page uses. */
export interface PageTerm {
  /** the same as in the definitions of an ordinance, where it has one */
  id: TermId;
  /** as the page says it */
  word: string;
  words: string;
}

export const TERM_IDS = [
  'wetland',
  'adjacent-area',
  'controlled-area',
  'watercourse',
  'boundary',
  'disturbance',
  'mitigation',
  'regulated-activity',
  'delineation',
  'too-close-to-call',
  'map-version',
  'amendment',
  'tax-map-number',
  'state-plane',
  'on-the-ground',
] as const;
export type TermId = (typeof TERM_IDS)[number];

/** The words that the page uses, whatever the ordinance. */
export const PAGE_TERMS: readonly PageTerm[] = [
  {
    id: 'wetland',
    word: 'Wetland',
    words:
      'Land that is wet so often and so long that its soil and its plants are those of wet ground. It need not look wet in a dry month. Which wetlands are protected, and from what size on, each ordinance says for itself.',
  },
  {
    id: 'adjacent-area',
    word: 'Adjacent area',
    words:
      'The land around a wetland that an ordinance protects as well, mostly up to 100 feet from the edge of the wetland, measured level. Some ordinances call it the buffer.',
  },
  {
    id: 'controlled-area',
    word: 'Controlled area',
    words: 'The wetland and its adjacent area together: the land on which much that is done needs a permit.',
  },
  {
    id: 'watercourse',
    word: 'Watercourse',
    words: 'A brook, a river, a pond or a lake. In some ordinances the land around it is protected too.',
  },
  {
    id: 'boundary',
    word: 'Boundary of a wetland',
    words: 'The line where the wetland ends. The map shows about where; it is fixed in the field.',
  },
  {
    id: 'disturbance',
    word: 'Disturbance',
    words:
      'The ground that a project changes: where it is dug, filled, graded, built on or cleared, the driveway and the room for machines included.',
  },
  {
    id: 'mitigation',
    word: 'Mitigation',
    words:
      'What is done to make good for wetland or buffer that is lost: new wetland, restored land, a better buffer. An ordinance can ask for two square feet for each one lost.',
  },
  {
    id: 'regulated-activity',
    word: 'Regulated activity',
    words: 'Work that needs a permit where it is done in a wetland or next to one.',
  },
  {
    id: 'delineation',
    word: 'Delineation',
    words:
      'Finding the boundary of a wetland in the field, by its soil, its plants and its water. A specialist sets flags and a surveyor measures them.',
  },
  {
    id: 'too-close-to-call',
    word: 'Too close to call',
    words:
      'The number lies so near to the limit that the map, which is only so exact, cannot tell on which side it falls. A delineation can.',
  },
  {
    id: 'map-version',
    word: 'Map version',
    words:
      'The wetlands map is a record: nothing on it is overwritten. Each change that is adopted makes the next version, which holds from a day on.',
  },
  {
    id: 'amendment',
    word: 'Amendment',
    words: 'A change of the wetlands map, with its evidence. It holds once it is adopted, from its day on.',
  },
  {
    id: 'tax-map-number',
    word: 'Tax map number',
    words:
      'The number of a parcel on the tax map, also called section, block and lot. It stands on the tax bill.',
  },
  {
    id: 'state-plane',
    word: 'State Plane feet',
    words:
      'East and north in feet, in the system that surveyors in eastern New York use (New York East, NAD83, US survey feet).',
  },
  {
    id: 'on-the-ground',
    word: 'On the ground',
    words:
      'Feet as a tape measures them. On the State Plane grid, lengths come out shorter by some hundred parts in a million; plans often give those.',
  },
];

/** @returns what the page means by a term */
export function pageTerm(id: TermId): PageTerm {
  const found = PAGE_TERMS.find((term) => term.id === id);
  if (found === undefined) throw new Error(`the glossary has no ${id}`);
  return found;
}
