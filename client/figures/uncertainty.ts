import type { Finding } from '../../core/finding.js';
import { acresText, feetText, sqFtText } from './format.js';

/** What the accuracy of the map leaves open about a finding. */
export interface Uncertainty {
  /** what is uncertain */
  question: string;
  /** between what */
  range: string;
}

function amount(value: number, unit: Finding['unit']): string {
  if (unit === 'sq ft') return sqFtText(value);
  if (unit === 'ft') return feetText(value);
  return unit === 'acres' ? acresText(value) : String(value);
}

function between(middle: number, margin: number, unit: Finding['unit']): string {
  return `between ${amount(Math.max(0, middle - margin), unit)} and ${amount(middle + margin, unit)} ${unit ?? ''}`.trim();
}

function subjectText({ type, id }: Finding['subject']): string {
  return id === null ? `the ${type}` : `${type} ${id}`;
}

/**
 * @returns the doubt in plain words, or null where there is none, or where what is missing is a decision or a layer
 *   and not accuracy
 */
export function uncertaintyOf(finding: Finding): Uncertainty | null {
  const { outcome, certain, margin, measured, threshold, unit, subject } = finding;
  if (certain || outcome === 'undetermined' || margin === null || measured === null || threshold === null)
    return null;
  if (Math.abs(measured - threshold) > margin * 1.000_001) return null;
  if (subject.type === 'mitigation') {
    const kind = subject.id ?? '';
    return {
      question: `It is uncertain whether enough ${kind} mitigation is drawn.`.replace('  ', ' '),
      range: `What is owed lies ${between(threshold, margin, unit)}.`,
    };
  }
  const limit = `${amount(threshold, unit)} ${unit ?? ''}`.trim();
  if (unit === 'ft')
    return {
      question: `It is uncertain whether ${subjectText(subject)} lies within ${limit}.`,
      range: `Its distance lies ${between(measured, margin, unit)}.`,
    };
  return {
    question: `It is uncertain whether ${subjectText(subject)} reaches ${limit}.`,
    range: `Its size lies ${between(measured, margin, unit)}.`,
  };
}
