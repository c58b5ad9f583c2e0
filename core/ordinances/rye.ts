import { defineOrdinance } from './define-ordinance.js';
import { sqFtFromAcres } from '../units.js';

/** Earliest dated note in the text held here (L.L. 5-1992, in § 195-4B), by which the rest of it stood. */
const FROM = '1992-05-06';

/** City of Rye, chapter 195. */
export const rye = defineOrdinance({
  format: 1,
  id: 'rye',
  name: 'City of Rye ch. 195, Wetlands and Watercourses',
  shortName: 'Rye ch. 195',
  municipality: 'City of Rye',
  textHeldFrom: FROM,
  textHeldFromCitation:
    'its earliest dated note is the amendment of § 195-4B by L.L. No. 5-1992 of 1992-05-06, and the day of its adoption is not in it',
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
  mitigation: {
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
  },
  stormwater: null,
  provisions: [
    {
      rule: 'R-A',
      chapter: 'land',
      title: 'State freshwater wetlands',
      citation: '§ 195-3, Wetland A',
      words:
        "Freshwater wetland of the state's law with at least 12.4 acres, or a smaller one that the Commissioner found to be of unusual local importance.",
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
      words: 'Any other area of hydric soil, or wet enough for wetland plants to prevail, whatever its size.',
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
      rule: 'R-MIT',
      chapter: 'mitigation',
      title: 'Replacement and compensation plans',
      citation: '§ 195-5E',
      words:
        'The chapter speaks of plans that replace or compensate what is lost. The section itself is not in the text held here, so the ratio is a setting.',
      from: FROM,
      source: 'text',
    },
  ],
  gaps: [
    'The day of adoption is not in the text held here; its earliest dated note is of 1992-05-06 (L.L. No. 5-1992).',
    'Replacement and compensation plans are referred to (§ 195-5E), and their ratio is not in the text held here.',
    'The state laws that define freshwater and tidal wetlands are cited and not reproduced.',
  ],
  guidance:
    'In the City of Rye it is for the Planning Commission, or a consultant acting for it, to settle in the field the boundary of a wetland, a watercourse or a buffer (§ 195-4A).',
});
