import type { ComparisonRequest } from '../../core/contracts/comparison.js';
import type { ScreeningRequest } from '../../core/contracts/screening.js';
import type { Law } from '../api.js';
import { readNumber, statedValues } from './answers.js';
import type { DecisionFacts, Facts, FeeFacts } from '../../core/contracts/proposal-drawing.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { featureOf } from './shape.js';

type RequestFacts = NonNullable<ScreeningRequest['facts']>;

/** @returns square feet written with or without commas; null where it is no such number */
export function readSqFt(text: string): number | null {
  const value = readNumber(text);
  return value === null || value < 0 ? null : value;
}

// A decision without its day or without its reason is none yet.
function decision({ decidedOn, reason }: DecisionFacts): { decidedOn: string; reason: string } | undefined {
  return decidedOn === '' || reason.trim() === '' ? undefined : { decidedOn, reason: reason.trim() };
}

function fee({ recommendedOn, acceptedOn, ...areas }: FeeFacts): RequestFacts['feeInLieu'] {
  const [wetlandSqFt, bufferSqFt] = [readSqFt(areas.wetlandSqFt) ?? 0, readSqFt(areas.bufferSqFt) ?? 0];
  if (acceptedOn === '' || wetlandSqFt + bufferSqFt === 0) return undefined;
  return { ...(recommendedOn === '' ? {} : { recommendedOn }), acceptedOn, wetlandSqFt, bufferSqFt };
}

/** @returns the facts that were stated; what was left open, or is not complete, is not sent */
export function statedFacts(facts: Facts): RequestFacts {
  const answers = statedValues(facts.answers);
  const entries = {
    answers: Object.keys(answers).length === 0 ? undefined : answers,
    bufferMitigationNotFeasible: decision(facts.bufferNotFeasible),
    offSiteMitigationAccepted: decision(facts.offSiteAccepted),
    feeInLieu: fee(facts.feeInLieu),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

function drawingMembers(jurisdiction: string, shapes: readonly Shape[], facts: Facts) {
  const stated = statedFacts(facts);
  return {
    type: 'FeatureCollection' as const,
    jurisdiction,
    features: shapes.map(featureOf),
    ...(Object.keys(stated).length === 0 ? {} : { facts: stated }),
  };
}

function lawMembers({ ordinance, on }: Law): { ordinance?: string; on?: string } {
  return { ...(ordinance === null ? {} : { ordinance }), ...(on === null ? {} : { on }) };
}

/** @returns the body of POST /api/screenings for a drawing */
export function proposalRequest(
  jurisdiction: string,
  law: Law,
  shapes: readonly Shape[],
  facts: Facts,
): ScreeningRequest {
  return { ...drawingMembers(jurisdiction, shapes, facts), ...lawMembers(law) };
}

/**
 * @param laws  two or more, in the order in which they stand in the table
 * @returns the body of POST /api/comparisons for a drawing
 */
export function comparisonRequest(
  jurisdiction: string,
  laws: readonly Law[],
  shapes: readonly Shape[],
  facts: Facts,
): ComparisonRequest {
  return { ...drawingMembers(jurisdiction, shapes, facts), under: laws.map(lawMembers) };
}
