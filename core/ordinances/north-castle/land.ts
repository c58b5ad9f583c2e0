import type { OrdinanceDocument } from '../../ordinance.js';
import { DEFINITIONS, TEXT_HELD_FROM } from './text-held.js';

/** Wetlands and their buffer, whose minimum and width the text held here leaves to settings. */
export const land = {
  wetlandCriteria: [
    {
      rule: 'N-W',
      label: 'wetland',
      kinds: ['freshwater', 'tidal'],
      minimumSqFt: [{ from: TEXT_HELD_FROM, value: 0, citation: DEFINITIONS, source: 'setting' }],
      orLocalImportance: false,
    },
  ],
  adjacentArea: {
    rule: 'N-BUF',
    term: 'wetland buffer',
    widthFt: [{ from: TEXT_HELD_FROM, value: 100, citation: DEFINITIONS, source: 'setting' }],
    onlyInMunicipality: false,
    controlledLand: 'a wetland or its buffer',
  },
  watercourses: null,
  permitCitation: null,
  statedApart: {
    wetland: { rule: 'N-W', citation: '§ 340-6A' },
    buffer: { rule: 'N-BUF', citation: '§ 340-6A' },
  },
  noWetlands: null,
  multiMunicipalityExemption: null,
  controlledArea: null,
} satisfies Partial<OrdinanceDocument>;
