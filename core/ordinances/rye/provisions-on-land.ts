import type { OrdinanceDocument } from '../../ordinance.js';
import { FROM } from './text-held.js';

/** What land is regulated, how its boundary is fixed, and what is done there: §§ 195-3, 195-4, 195-4A(1), 195-4C to E. */
export const provisionsOnLand = [
  {
    rule: 'R-A',
    chapter: 'land',
    title: 'State freshwater wetlands',
    citation: '§ 195-3, Wetland A',
    words:
      "Freshwater wetland of the state's law with at least 12.4 acres, or a smaller one that the state Commissioner of Environmental Conservation found to be of unusual local importance.",
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-B',
    chapter: 'land',
    title: 'Tidal wetlands',
    citation: '§ 195-3, Wetland B',
    words: "Land and water that the state's tidal wetlands law defines, whatever its size.",
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-C',
    chapter: 'land',
    title: 'Other wetlands',
    citation: '§ 195-3, Wetland C',
    words:
      'Any other area of hydric soil, or so often and so long wet that wetland plants can prevail there and ordinarily do, whatever its size. What the terms mean is for the federal manual of 1989 to say; the growing season on which soil is judged is March to October in Rye.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-WC',
    chapter: 'land',
    title: 'Watercourses',
    citation: '§ 195-3, Watercourse',
    words:
      'A body or run of water, natural or made, lasting or not, public or private, that lies in the City, runs through it or borders on it.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-BUF',
    chapter: 'land',
    title: 'Buffer',
    citation: '§ 195-3, Wetland/watercourse buffer',
    words:
      'Land around a wetland or a watercourse to a distance of 100 ft, measured horizontally and parallel to its boundary.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-MAP',
    chapter: 'land',
    title: 'The map is guidance',
    citation: '§ 195-3, Wetlands and watercourses map; § 195-4A(1)',
    words:
      "The City's Wetlands and Watercourses Map helps to find regulated land and does not settle what is regulated: land shown on it may turn out to be none, and land left off it may turn out to be some. The Planning Commission, or its consultant, fixes the boundaries in the field.",
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-BOUND',
    chapter: 'land',
    title: 'How a boundary is determined',
    citation: '§ 195-3, Boundary of a wetland; § 195-4E',
    words:
      'The boundary that the map shows for a wetland is approximate: how far its soils or plants go. The Planning Commission determines the boundary of a wetland or a watercourse; for a wetland it ordinarily does so by investigation in the field. It may consult experts, or have the applicant consult them, and once the boundary is determined it may ask for a survey by a licensed land surveyor at the expense of the applicant.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-PROH',
    chapter: 'activities',
    title: 'Whatever is neither as of right nor by permit',
    citation: '§ 195-4',
    words:
      'In a wetland, a watercourse or the buffer, an activity that is neither a use as of right nor one for which a permit can be granted is prohibited. The sentence makes no exception; § 195-3 adds that words which are not clear are to be read so that the chapter works most reasonably towards its purposes. So an activity on neither list that cannot impair a wetland is shown here as not regulated, if it is decided so: how the City reads the sentence is for the City to say.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-REG',
    chapter: 'activities',
    title: 'Fourteen regulated activities',
    citation: '§ 195-4C(1)–(14)',
    words:
      'Done in a wetland, a watercourse or the buffer, these are regulated unless § 195-4D allows them as of right: structures; draining, dredging, digging and taking material away; dumping and filling; service lines and conduits; pollution, to which septic tanks, sewer outfalls and effluent belong; changing natural features and contours, or natural drainage; dams, docks, pilings and bridges; pipes and wells; clear-cutting; removing or cutting plants, other than selective cutting; chemicals, pesticides and fertilizers; farming that drains or digs up a wetland; and anything else that may impair what a wetland does by nature. On a written application the Planning Commission may grant a permit for them; it is not bound to.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-RIGHT',
    chapter: 'activities',
    title: 'Eight uses as of right',
    citation: '§ 195-4D(1)–(8)',
    words:
      "No permit of this chapter is asked for: normal ground maintenance; selective cutting; repair of existing structures; decorative planting in the buffer alone, without removing plants and without chemicals; measures of the county or state health department in an emergency; taking or putting back natural products while fishing, shellfishing, hunting, trapping or in aquaculture, without digging and without peat or timber; agriculture as § 195-3 defines it; and normal beach maintenance. Each right goes only so far as no other chapter of the City's code prohibits the use, and as it is no pollution or erosion hazard and does not interfere with drainage.",
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-AGRI',
    chapter: 'activities',
    title: 'Agriculture and aquaculture',
    citation: '§ 195-3, Agricultural activity, Aquaculture; § 195-4D(6), (7)',
    words:
      'Agriculture of the chapter is what the landowner does in making reasonable use of water for farming, in harvesting what wetlands yield of themselves, without peat and timber, and in cutting trees selectively. Clear-cutting, filling, putting down dredged soil and draining are no part of it, whatever for. Aquaculture raises and harvests fish, plants and the like that wetlands produce by nature, with cribs, racks and other structures in the water; filling, dredging, peat mining, clear-cutting, buildings and dams or other works that regulate water are no part of it.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-CLEAR',
    chapter: 'activities',
    title: 'Clear-cutting and selective cutting',
    citation: '§ 195-3, Clear-cutting, Selective cutting',
    words:
      'Cutting is clear-cutting when, in any cycle of ten years, more than 30 % of the trees go that are at least 4 inches across some 4½ ft above the ground, counted over the wetland area of the lot, or of the group of lots in one ownership. It is clear-cutting at any share when all of one or more species go. Every other cutting of trees in a wetland or the buffer is selective cutting.',
    from: FROM,
    source: 'text',
  },
  {
    rule: 'R-MIT',
    chapter: 'mitigation',
    title: 'Replacement and compensation plans',
    citation: '§ 195-5E',
    words:
      'The chapter speaks of plans that replace or compensate what is lost. The section itself is not in the text held here, so the ratio is a setting.',
    from: FROM,
    source: 'text',
  },
] satisfies OrdinanceDocument['provisions'];
