import { sqFtFromAcres } from '../../units.js';
import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_I } from './articles.js';

const held = (value: number, citation: string) =>
  [{ ...ARTICLE_I, value, citation, source: 'text' }] as const;

/** The land: stormwater from land disturbed, by its area. No wetlands, no adjacent area, no watercourses. */
export const land = {
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
} satisfies Partial<OrdinanceDocument>;
