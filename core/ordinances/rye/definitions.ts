import type { OrdinanceDocument } from '../../ordinance.js';

/** What the chapter means by its words. @source § 195-3 */
export const definitions = [
  {
    term: 'wetland',
    word: 'Wetland',
    words:
      'Three kinds of land: freshwater wetlands of the state of 12.4 acres or more, or of unusual local importance (A); tidal wetlands of the state (B); and any other land, of whatever size, with hydric soil or mostly plants of wet ground (C).',
    citation: '§ 195-3, Wetland',
  },
  {
    term: 'watercourse',
    word: 'Watercourse',
    words:
      'A pond, lake, reservoir, brook or other water, natural or made, always or at times wet, that lies in the City, flows through it or borders on it.',
    citation: '§ 195-3, Watercourse',
  },
  {
    term: 'adjacent-area',
    word: 'Wetland/watercourse buffer',
    words: 'The land up to 100 feet, measured level, from the boundary of a wetland or of a watercourse.',
    citation: '§ 195-3, Wetland/watercourse buffer',
  },
  {
    term: 'boundary',
    word: 'Boundary of a wetland',
    words: 'About where the soils or plants that make a wetland end, as the City’s map shows it.',
    citation: '§ 195-3, Boundary of a wetland',
  },
  {
    term: 'map',
    word: 'Wetlands and Watercourses Map',
    words:
      'The map that the City Council adopted. It gives guidance: what it does not show can be a wetland all the same, and the field decides.',
    citation: '§ 195-3, Wetlands and Watercourses Map',
  },
  {
    term: 'hydric-soil',
    word: 'Hydric soil',
    words: 'Soil that is under water or soaked so long in the growing season that its upper part has no air.',
    citation: '§ 195-3, Hydric soil',
  },
  {
    term: 'wetland-plants',
    word: 'Hydrophytic vegetation',
    words:
      'Plants, large enough to be seen, that grow in water or on ground that at times is too wet to hold air.',
    citation: '§ 195-3, Hydrophytic vegetation',
  },
  {
    term: 'selective-cutting',
    word: 'Selective cutting',
    words: 'Cutting trees in a wetland or a buffer in any way short of clear-cutting.',
    citation: '§ 195-3, Selective cutting',
  },
] as const satisfies OrdinanceDocument['definitions'];
