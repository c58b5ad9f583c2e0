import type { ScreeningRequest } from '../../core/contracts/screening.js';
import type { Law } from '../api.js';
import type { Facts } from './kept-drawing.js';
import { featureOf, type Shape } from './shape.js';

function yesNo(answer: '' | 'yes' | 'no'): boolean | undefined {
  return answer === '' ? undefined : answer === 'yes';
}

/** @returns square feet written with or without commas; null where it is no such number */
export function readSqFt(text: string): number | null {
  const bare = text.replaceAll(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** @returns the facts that were answered; a fact left open is not sent */
export function statedFacts(facts: Facts): NonNullable<ScreeningRequest['facts']> {
  const planSqFt = readSqFt(facts.planDisturbanceSqFt);
  const decided = facts.bufferDecisionOn !== '' && facts.bufferDecisionReason.trim() !== '';
  const entries = {
    largerCommonPlan: yesNo(facts.largerCommonPlan),
    planDisturbanceSqFt: facts.largerCommonPlan === 'yes' ? (planSqFt ?? undefined) : undefined,
    singleFamilyResidence: yesNo(facts.singleFamilyResidence),
    agriculturalProperty: yesNo(facts.agriculturalProperty),
    dischargesToImpairedWater: yesNo(facts.dischargesToImpairedWater),
    approvedSwpppAllowsMoreOpen: yesNo(facts.approvedSwpppAllowsMoreOpen),
    bufferMitigationNotFeasible: decided
      ? { decidedOn: facts.bufferDecisionOn, reason: facts.bufferDecisionReason.trim() }
      : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** @returns the body of POST /api/screenings for a drawing */
export function proposalRequest(
  jurisdiction: string,
  { ordinance, on }: Law,
  shapes: readonly Shape[],
  facts: Facts,
): ScreeningRequest {
  const stated = statedFacts(facts);
  return {
    type: 'FeatureCollection',
    jurisdiction,
    ...(ordinance === null ? {} : { ordinance }),
    ...(on === null ? {} : { on }),
    features: shapes.map(featureOf),
    ...(Object.keys(stated).length === 0 ? {} : { facts: stated }),
  };
}
