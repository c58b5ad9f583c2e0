import type { Dated, Ordinance } from '../../core/ordinance.js';
import { acresText, sqFtText } from '../figures/format.js';
import { numberText } from './words.js';

/** A number of the law with the days from which it holds. */
export interface LegalNumber {
  /** the rule that it belongs to */
  rule: string;
  /** what it is, as a label */
  label: string;
  /** in the order of their days; at least one */
  values: readonly StatedNumber[];
}

/** One value of a number, from a day on. */
export interface StatedNumber {
  text: string;
  citation: string;
  from: string;
  localLaw: string | null;
  /** true where it was not read from the text held here */
  isSetting: boolean;
}

function stated<T>(values: readonly Dated<T>[], text: (value: T) => string): StatedNumber[] {
  return values.map(({ value, citation, from, localLaw, source }) => ({
    text: text(value),
    citation,
    from,
    localLaw: localLaw ?? null,
    isSetting: source === 'setting',
  }));
}

/** Square feet and acres of a threshold, such as `43,560 sq ft (1.000 acres)`. */
function areaText(sqFt: number): string {
  return `${sqFtText(sqFt)} sq ft (${acresText(sqFt)} acres)`;
}

function landNumbers({ wetlandCriteria, adjacentArea }: Ordinance): LegalNumber[] {
  const minimums = wetlandCriteria.map(({ rule, label, minimumSqFt, orLocalImportance }) => ({
    rule,
    label: `Smallest area: ${label}`,
    values: stated(minimumSqFt, (value) => {
      const area = value === 0 ? 'none, whatever its area' : `${areaText(value)} or more`;
      return orLocalImportance ? `${area}, or less where it is of unusual local importance` : area;
    }),
  }));
  if (adjacentArea === null) return minimums;
  const { rule, term, widthFt } = adjacentArea;
  return [
    ...minimums,
    { rule, label: `Width of the ${term}`, values: stated(widthFt, (value) => `${numberText(value)} ft`) },
  ];
}

function mitigationNumbers({ mitigation }: Ordinance): LegalNumber[] {
  if (mitigation === null) return [];
  const ratio = (value: number | null) =>
    value === null
      ? 'not stated in the text held here'
      : `${numberText(value)} sq ft for each 1 sq ft lost (${numberText(value)} : 1)`;
  const numbers: LegalNumber[] = [
    {
      rule: mitigation.wetland.rule,
      label: 'To make up for wetland',
      values: stated(mitigation.wetland.ratio, ratio),
    },
    {
      rule: mitigation.buffer.rule,
      label: 'To make up for buffer',
      values: stated(mitigation.buffer.ratio, ratio),
    },
  ];
  const { monitoring } = mitigation;
  if (monitoring === null) return numbers;
  const years = stated(monitoring.years, (value) => `${numberText(value)} ${value === 1 ? 'year' : 'years'}`);
  return [...numbers, { rule: monitoring.rule, label: 'Years of monitoring', values: years }];
}

function stormwaterNumbers({ stormwater }: Ordinance): LegalNumber[] {
  if (stormwater === null) return [];
  const { rules } = stormwater;
  const orMore = (value: number) => `${areaText(value)} or more`;
  return [
    {
      rule: rules.development,
      label: 'Land disturbed',
      values: stated(stormwater.developmentSqFt, orMore),
    },
    { rule: rules.conditionB, label: 'Land disturbed', values: stated(stormwater.conditionBSqFt, orMore) },
    {
      rule: rules.conditionC,
      label: 'Land disturbed, from',
      values: stated(stormwater.conditionCFromSqFt, areaText),
    },
    {
      rule: rules.conditionC,
      label: 'Land disturbed, to less than',
      values: stated(stormwater.conditionCBelowSqFt, areaText),
    },
    {
      rule: rules.openAtOnce,
      label: 'Most that is open at one time',
      values: stated(stormwater.openAtOnceSqFt, areaText),
    },
    {
      rule: rules.building,
      label: 'Area of a building',
      values: stated(stormwater.buildingSqFt, (value) => `more than ${numberText(value)} sq ft`),
    },
  ];
}

/** @returns every number that the ordinance's data dates, with the rule it belongs to, in the order of the law */
export function legalNumbers(ordinance: Ordinance): LegalNumber[] {
  return [...landNumbers(ordinance), ...mitigationNumbers(ordinance), ...stormwaterNumbers(ordinance)];
}

/**
 * @param on  the day whose law is shown
 * @returns the value in force on that day, or null before the first
 */
export function valueOn({ values }: LegalNumber, on: string): StatedNumber | null {
  return values.findLast(({ from }) => from <= on) ?? null;
}
