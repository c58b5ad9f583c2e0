import type { Ordinance } from '../ordinance.js';
import { sqFtFromAcres } from '../units.js';

/** Day on which Article I was adopted. */
const FROM = '2008-05-13';
const LAW = 'L.L. No. 1-2008';

const held = (value: number, citation: string) =>
  [{ from: FROM, value, citation, localLaw: LAW, source: 'text' }] as const;

/** Village of Wesley Hills, chapter 181, Article I. It regulates stormwater from land disturbed, and no wetlands. */
export const wesleyHills: Ordinance = {
  id: 'wesley-hills',
  name: 'Village of Wesley Hills ch. 181, Art. I, Stormwater',
  shortName: 'Wesley Hills ch. 181',
  municipality: 'Village of Wesley Hills',
  textHeldFrom: FROM,
  textHeldFromCitation: 'Article I was adopted on 2008-05-13 by L.L. No. 1-2008',
  wetlandCriteria: [],
  adjacentArea: null,
  watercourses: null,
  permitCitation: null,
  statedApart: null,
  noWetlands: { rule: 'W-INFO', citation: 'ch. 181, Art. I' },
  multiMunicipalityExemption: null,
  controlledArea: null,
  mitigation: null,
  stormwater: {
    developmentSqFt: held(sqFtFromAcres(1), '§ 181-6, Land development activity'),
    conditionBSqFt: held(sqFtFromAcres(5), '§ 181-7B(2)(b)'),
    conditionCFromSqFt: held(sqFtFromAcres(1), '§ 181-7B(2)(c)'),
    conditionCBelowSqFt: held(sqFtFromAcres(5), '§ 181-7B(2)(c)'),
    openAtOnceSqFt: held(sqFtFromAcres(5), '§ 181-7B(1)(d)'),
    buildingSqFt: held(100, '§ 181-6, Building'),
    conditionACitation: '§ 181-7B(2)(a)',
    planCitation: '§ 181-7A',
    exemptionsCitation: '§ 181-5',
    rules: {
      development: 'W-DEV',
      conditionA: 'W-A',
      conditionB: 'W-B',
      conditionC: 'W-C',
      openAtOnce: 'W-5',
      building: 'W-BLD',
    },
  },
  gaps: [
    'The text held here gives the day of adoption (2008-05-13) and not the day on which Article I took effect.',
    'The text held here has no section headings and no names of the terms it defines; both are taken from its cross-references.',
    'The list of impaired waters and of watersheds with a maximum daily load is kept by the state and is a layer here.',
  ],
  guidance:
    'Wesley Hills ch. 181, Art. I regulates stormwater from disturbed land and fixes no boundary of a wetland: wetlands are shown for orientation, and other law may protect them.',
};
