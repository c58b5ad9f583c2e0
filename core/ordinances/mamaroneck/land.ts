import type { OrdinanceDocument } from '../../ordinance.js';
import { FROM, LAW } from './terms.js';

/**
 * The land of chapter 192: wetlands of two kinds, and land of the Village within 100 ft of one.
 * @source § 192-2; § 192-4A; § 192-4B(6)
 */
export const land = {
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
} satisfies Partial<OrdinanceDocument>;
