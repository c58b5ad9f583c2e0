import type { OrdinanceDocument } from '../../ordinance.js';

/** What the chapter means by its words. @source § 192-2 */
export const definitions = [
  {
    term: 'wetland',
    word: 'Wetlands',
    words:
      'Two kinds of land: tidal wetlands as the state’s law describes them (A), and any other land of 2,500 square feet or more that is wet enough, often and long enough, to have hydric soil or mostly plants of wet ground (B).',
    citation: '§ 192-2, Wetlands',
  },
  {
    term: 'adjacent-area',
    word: 'Adjacent area',
    words: 'Land that borders a wetland or lies within 100 feet of its boundary, measured level.',
    citation: '§ 192-2, Adjacent area',
  },
  {
    term: 'controlled-area',
    word: 'Controlled area',
    words: 'A wetland together with its adjacent area.',
    citation: '§ 192-2, Controlled area',
  },
  {
    term: 'boundary',
    word: 'Boundaries of a wetland',
    words:
      'Where the plants and the waters that the state’s freshwater wetlands law lists come to their outer end.',
    citation: '§ 192-2, Boundaries of a wetland',
  },
  {
    term: 'regulated-activity',
    word: 'Regulated activity',
    words:
      'Digging and draining, filling and dumping, building, pollution, the part of a subdivision that touches a wetland or its adjacent area, and whatever else considerably harms what a wetland does.',
    citation: '§ 192-2, Regulated activity',
  },
  {
    term: 'map',
    word: 'Freshwater wetlands map',
    words: 'The map of freshwater wetlands that the state has filed with the Village Clerk, as amended.',
    citation: '§ 192-2, Freshwater wetlands map',
  },
  {
    term: 'selective-cutting',
    word: 'Selective cutting',
    words:
      'Taking out single trees or small groups from time to time, so that no kind of tree goes altogether.',
    citation: '§ 192-2, Selective cutting',
  },
] as const satisfies OrdinanceDocument['definitions'];
