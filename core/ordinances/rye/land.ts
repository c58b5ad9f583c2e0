import type { OrdinanceDocument } from '../../ordinance.js';
import { sqFtFromAcres } from '../../units.js';
import { FROM } from './text-held.js';

/** The land that the chapter regulates: three kinds of wetland, watercourses, and 100 ft around both. */
export const land = {
  wetlandCriteria: [
    {
      rule: 'R-B',
      label: 'tidal wetland',
      kinds: ['tidal'],
      minimumSqFt: [{ from: FROM, value: 0, citation: '§ 195-3, Wetland B', source: 'text' }],
      orLocalImportance: false,
    },
    {
      rule: 'R-A',
      label: 'state freshwater wetland',
      kinds: ['freshwater'],
      minimumSqFt: [
        { from: FROM, value: sqFtFromAcres(12.4), citation: '§ 195-3, Wetland A', source: 'text' },
      ],
      orLocalImportance: true,
    },
    {
      rule: 'R-C',
      label: 'other hydric or hydrophytic area',
      kinds: ['freshwater'],
      minimumSqFt: [{ from: FROM, value: 0, citation: '§ 195-3, Wetland C', source: 'text' }],
      orLocalImportance: false,
    },
  ],
  adjacentArea: {
    rule: 'R-BUF',
    term: 'wetland/watercourse buffer',
    widthFt: [{ from: FROM, value: 100, citation: '§ 195-3, Wetland/watercourse buffer', source: 'text' }],
    onlyInMunicipality: false,
    controlledLand: 'a wetland, a watercourse or their buffer',
  },
  watercourses: { rule: 'R-WC', citation: '§ 195-3, Watercourse', from: FROM, mustReachMunicipality: true },
  permitCitation: '§ 195-4',
  statedApart: null,
  noWetlands: null,
  multiMunicipalityExemption: null,
  controlledArea: null,
} satisfies Partial<OrdinanceDocument>;

/** Compensation is spoken of, and its ratio is not in the text held: it waits for the municipality's setting. */
export const mitigation = {
  wetland: {
    rule: 'R-MIT',
    ratio: [{ from: FROM, value: null, citation: '§ 195-5E', source: 'setting' }],
  },
  buffer: {
    rule: 'R-MIT',
    ratio: [{ from: FROM, value: null, citation: '§ 195-5E', source: 'setting' }],
  },
  bufferWaiver: false,
  onceUnavoidableCitation: null,
  types: null,
  site: null,
} satisfies NonNullable<OrdinanceDocument['mitigation']>;
