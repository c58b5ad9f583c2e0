import { defineOrdinance } from './define-ordinance.js';

/** Day on which L.L. 10-2007 took effect, which set the whole chapter anew. */
const FROM = '2007-07-23';
const LAW = 'L.L. No. 10-2007';

/**
 * Village of Mamaroneck, chapter 192. The text held here has lost its section headings; its cross-references
 * fix the numbering (192-1 intent … 192-22 review).
 */
export const mamaroneck = defineOrdinance({
  format: 1,
  id: 'mamaroneck',
  name: 'Village of Mamaroneck ch. 192, Wetlands Protection Law',
  shortName: 'Mamaroneck ch. 192',
  municipality: 'Village of Mamaroneck',
  textHeldFrom: FROM,
  textHeldFromCitation: 'the chapter was amended in its entirety by L.L. No. 10-2007, effective 2007-07-23',
  wetlandCriteria: [
    {
      rule: 'M-A',
      label: 'tidal wetland',
      kinds: ['tidal'],
      minimumSqFt: [{ from: FROM, value: 0, citation: '§ 192-2, Wetlands A', localLaw: LAW, source: 'text' }],
      orLocalImportance: false,
    },
    {
      rule: 'M-B',
      label: 'other hydric or hydrophytic area',
      kinds: ['freshwater'],
      minimumSqFt: [
        { from: FROM, value: 2_500, citation: '§ 192-2, Wetlands B', localLaw: LAW, source: 'text' },
      ],
      orLocalImportance: false,
    },
  ],
  adjacentArea: {
    rule: 'M-ADJ',
    term: 'adjacent area',
    widthFt: [{ from: FROM, value: 100, citation: '§ 192-2, Adjacent area', localLaw: LAW, source: 'text' }],
    onlyInMunicipality: true,
    controlledLand: 'the controlled area',
  },
  watercourses: null,
  permitCitation: '§ 192-4A',
  statedApart: null,
  noWetlands: null,
  multiMunicipalityExemption: { rule: 'M-MULTI', citation: '§ 192-4B(6)', from: FROM },
  controlledArea: { rule: 'M-CTRL', citation: '§ 192-2, Controlled area', from: FROM },
  mitigation: null,
  stormwater: null,
  provisions: [
    {
      rule: 'M-A',
      chapter: 'land',
      title: 'Tidal wetlands',
      citation: '§ 192-2, Wetlands A',
      words:
        "Land and water that the state's tidal wetlands law defines is a wetland here, whatever its size. The state's inventory shows roughly where it lies.",
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'M-B',
      chapter: 'land',
      title: 'Other wetlands',
      citation: '§ 192-2, Wetlands B',
      words:
        'Any other area of hydric soil, or wet enough for wetland plants to prevail, is a wetland when the whole of it measures 2,500 sq ft or more.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'M-ADJ',
      chapter: 'land',
      title: 'Adjacent area',
      citation: '§ 192-2, Adjacent area',
      words:
        'Land of the Village that borders on a wetland or lies within 100 ft of its boundary, measured horizontally. The wetland itself may lie outside the Village.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'M-CTRL',
      chapter: 'land',
      title: 'Controlled area',
      citation: '§ 192-2, Controlled area',
      words:
        'A wetland together with its adjacent area is the controlled area, on which a regulated activity needs a permit.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'M-MULTI',
      chapter: 'activities',
      title: 'Wetlands that lie in several municipalities',
      citation: '§ 192-4B(6)',
      words:
        'Activity located in a wetland that lies in more than one city, town or village needs no permit under this chapter.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
  ],
  gaps: [
    'The text held here has no section headings; the numbers are taken from its cross-references.',
    'The text before L.L. No. 10-2007 (in force from 1977-02-18) is not held here.',
    'The state law that defines the boundary of a wetland and tidal wetlands is cited and not reproduced.',
    'The chapter states no mitigation ratio.',
  ],
  guidance:
    'In the Village of Mamaroneck the boundary lies where the wetland plants and waters described by state law end (§ 192-2, Boundaries of a wetland), which is found in the field, and the text held here names nobody who fixes it.',
});
