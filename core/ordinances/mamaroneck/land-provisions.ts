import { SINCE_2007, type Provisions } from './terms.js';

/**
 * What the chapter says of the land.
 * @source §§ 192-1, 192-2
 */
export const landProvisions = [
  {
    rule: 'M-A',
    chapter: 'land',
    title: 'Tidal wetlands',
    citation: '§ 192-2, Wetlands A',
    words:
      "Land and water that the state's tidal wetlands law defines is a wetland here, whatever its size. The state's inventory shows roughly where it lies.",
    ...SINCE_2007,
  },
  {
    rule: 'M-B',
    chapter: 'land',
    title: 'Other wetlands',
    citation: '§ 192-2, Wetlands B',
    words:
      'Any other area of hydric soil, or wet enough for wetland plants to prevail, is a wetland when the whole of it measures 2,500 sq ft or more. The federal manual of 1989 for delineating wetlands says what counts.',
    ...SINCE_2007,
  },
  {
    rule: 'M-BOUND',
    chapter: 'land',
    title: 'Where a wetland ends',
    citation: '§ 192-2, Boundaries of a wetland',
    words:
      'A wetland ends where the plants and the waters that the state freshwater wetlands law lists for it end. The state files a map of freshwater wetlands with the Village Clerk; it can be amended.',
    ...SINCE_2007,
  },
  {
    rule: 'M-ADJ',
    chapter: 'land',
    title: 'Adjacent area',
    citation: '§ 192-2, Adjacent area',
    words:
      'Land of the Village that borders on a wetland or lies within 100 ft of its boundary, measured horizontally. The wetland itself may lie outside the Village.',
    ...SINCE_2007,
  },
  {
    rule: 'M-CTRL',
    chapter: 'land',
    title: 'Controlled area',
    citation: '§ 192-2, Controlled area',
    words:
      'A wetland together with its adjacent area is the controlled area, on which a regulated activity needs a permit.',
    ...SINCE_2007,
  },
  {
    rule: 'M-INTENT',
    chapter: 'land',
    title: 'What the chapter is for',
    citation: '§ 192-1',
    words:
      "The chapter is there to keep, restore and improve wetlands and to have them used properly: as habitat, for flood control and drainage, for the supply and the quality of water, for recreation and teaching, and as open space. It rests on Article 24 of New York's Environmental Conservation Law.",
    ...SINCE_2007,
  },
] satisfies Provisions;
