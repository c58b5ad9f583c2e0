import { defineOrdinance } from './define-ordinance.js';
import { sqFtFromAcres } from '../units.js';

/** Day on which Article I was adopted. */
const FROM = '2008-05-13';
const LAW = 'L.L. No. 1-2008';

const held = (value: number, citation: string) =>
  [{ from: FROM, value, citation, localLaw: LAW, source: 'text' }] as const;

/** Village of Wesley Hills, chapter 181, Article I. It regulates stormwater from land disturbed, and no wetlands. */
export const wesleyHills = defineOrdinance({
  format: 1,
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
  provisions: [
    {
      rule: 'W-INFO',
      chapter: 'land',
      title: 'No wetlands are regulated here',
      citation: 'ch. 181, Art. I',
      words:
        'This article regulates stormwater from land that is disturbed. It fixes no wetlands; other law may.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-DEV',
      chapter: 'land',
      title: 'Land development activity',
      citation: '§ 181-6, Land development activity',
      words:
        'Construction that disturbs an acre or more, or less as part of a larger common plan of development or sale.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-A',
      chapter: 'land',
      title: 'Condition A: impaired waters',
      citation: '§ 181-7B(2)(a)',
      words:
        "Runoff that carries a pollutant of concern to a water on the state's list of impaired waters, or to a watershed with a maximum daily load.",
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-B',
      chapter: 'land',
      title: 'Condition B: five acres',
      citation: '§ 181-7B(2)(b)',
      words: 'Five acres or more are disturbed.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-C',
      chapter: 'land',
      title: 'Condition C: one to five acres',
      citation: '§ 181-7B(2)(c)',
      words: 'Between one and five acres are disturbed, single-family houses and farms left out.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-5',
      chapter: 'land',
      title: 'Open at one time',
      citation: '§ 181-7B(1)(d)',
      words: 'No more than five acres are open at one time, unless an approved plan allows it.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
    {
      rule: 'W-BLD',
      chapter: 'land',
      title: 'Building',
      citation: '§ 181-6, Building',
      words: 'A roofed and walled structure of more than 100 sq ft is a building.',
      from: FROM,
      localLaw: LAW,
      source: 'text',
    },
  ],
  gaps: [
    'The text held here gives the day of adoption (2008-05-13) and not the day on which Article I took effect.',
    'The text held here has no section headings and no names of the terms it defines; both are taken from its cross-references.',
    'The list of impaired waters and of watersheds with a maximum daily load is kept by the state and is a layer here.',
  ],
  guidance:
    'Wesley Hills ch. 181, Art. I regulates stormwater from disturbed land and fixes no boundary of a wetland: wetlands are shown for orientation, and other law may protect them.',
});
