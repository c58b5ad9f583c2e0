import type { Ordinance } from '../ordinance.js';

/** Day on which L.L. 10-2007 took effect, which set the whole chapter anew. */
const FROM = '2007-07-23';
const LAW = 'L.L. No. 10-2007';

/**
 * Village of Mamaroneck, chapter 192. The text held here has lost its section headings; its cross-references
 * fix the numbering (192-1 intent … 192-22 review).
 */
export const mamaroneck: Ordinance = {
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
  gaps: [
    'The text held here has no section headings; the numbers are taken from its cross-references.',
    'The text before L.L. No. 10-2007 (in force from 1977-02-18) is not held here.',
    'The state law that defines the boundary of a wetland and tidal wetlands is cited and not reproduced.',
    'The chapter states no mitigation ratio.',
  ],
  guidance:
    'In the Village of Mamaroneck the boundary lies where the wetland plants and waters described by state law end (§ 192-2, Boundaries of a wetland), which is found in the field, and the text held here names nobody who fixes it.',
};
