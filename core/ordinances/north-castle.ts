import { defineOrdinance } from './define-ordinance.js';

/** Earliest dated note in the text held here (L.L. 7-2013, in § 340-6), by which the rest of it stood. */
const FROM = '2013-08-14';

const DEFINITIONS = '§ 340-3 (definitions, not in the text held here)';

/** Town of North Castle, chapter 340. The text held here starts in the middle of 340-5 and stops in 340-12. */
export const northCastle = defineOrdinance({
  format: 1,
  id: 'north-castle',
  name: 'Town of North Castle ch. 340, Wetlands',
  shortName: 'North Castle ch. 340',
  municipality: 'Town of North Castle',
  textHeldFrom: FROM,
  textHeldFromCitation:
    'its earliest dated note is the amendment of § 340-6 by L.L. No. 7-2013 of 2013-08-14, and the day of its adoption is not in it',
  wetlandCriteria: [
    {
      rule: 'N-W',
      label: 'wetland',
      kinds: ['freshwater', 'tidal'],
      minimumSqFt: [{ from: FROM, value: 0, citation: DEFINITIONS, source: 'setting' }],
      orLocalImportance: false,
    },
  ],
  adjacentArea: {
    rule: 'N-BUF',
    term: 'wetland buffer',
    widthFt: [{ from: FROM, value: 100, citation: DEFINITIONS, source: 'setting' }],
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
  mitigation: {
    wetland: {
      rule: 'N-MIT-W',
      ratio: [{ from: FROM, value: 2, citation: '§ 340-9', source: 'text' }],
    },
    buffer: {
      rule: 'N-MIT-B',
      ratio: [{ from: FROM, value: 2, citation: '§ 340-9', source: 'text' }],
    },
    bufferWaiver: true,
    onceUnavoidableCitation: '§ 340-8D',
    types: { rule: 'N-MIT-TYPE', citation: '§ 340-9' },
    site: { rule: 'N-MIT-SITE', citation: '§ 340-9' },
  },
  stormwater: null,
  provisions: [
    {
      rule: 'N-W',
      chapter: 'land',
      title: 'Wetland',
      citation: '§ 340-6A',
      words:
        'An application states the square feet disturbed in wetland. What counts as one is defined in a section that is not in the text held here.',
      from: FROM,
      source: 'text',
    },
    {
      rule: 'N-BUF',
      chapter: 'land',
      title: 'Wetland buffer',
      citation: '§ 340-6A',
      words:
        'An application states the square feet disturbed in the wetland buffer, apart from the wetland. Its width is a setting.',
      from: FROM,
      source: 'text',
    },
    {
      rule: 'N-MIT-W',
      chapter: 'mitigation',
      title: 'Two for one for wetland',
      citation: '§ 340-9',
      words: 'Wetland that is unavoidably lost is made up for by at least twice its area.',
      from: FROM,
      source: 'text',
    },
    {
      rule: 'N-MIT-B',
      chapter: 'mitigation',
      title: 'Two for one for buffer',
      citation: '§ 340-9',
      words:
        'Buffer that is unavoidably lost is made up for by twice its area, unless the approval authority decides that this is not feasible.',
      from: FROM,
      source: 'text',
    },
    {
      rule: 'N-MIT-TYPE',
      chapter: 'mitigation',
      title: 'What counts as mitigation',
      citation: '§ 340-9',
      words:
        'For a wetland: restoring one that is confirmed as disturbed or degraded, or making a new one on upland, each at least twice the area lost. For a buffer: protecting it, or restoring or enhancing upland buffer.',
      from: FROM,
      source: 'text',
    },
    {
      rule: 'N-MIT-SITE',
      chapter: 'mitigation',
      title: 'On site first',
      citation: '§ 340-9',
      words: 'Mitigation is made on the site; elsewhere only where that is not possible or practical.',
      from: FROM,
      source: 'text',
    },
  ],
  gaps: [
    'The text held here starts in the middle of § 340-5 and stops in § 340-12: the definitions (§ 340-3) and the section that requires the permit are not in it.',
    'The width of the buffer and the minimum area of a wetland are settings of the municipality.',
    'Watercourses are mentioned, and how they are regulated is not in the text held here.',
    'The day of adoption is not in the text held here; its earliest dated note is of 2013-08-14 (L.L. No. 7-2013).',
  ],
  guidance:
    'In North Castle a qualified person named on the plans locates the boundary of a wetland for an application to the Planning Board, not more than 12 months before it is filed (§ 340-6A), and on the administrative route the Town Wetland Consultant checks the map in the field (§ 340-6B).',
});
