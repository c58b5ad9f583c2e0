import type { CalendarDate } from '../dates.js';
import type { RecordedDecision } from '../measurements.js';

/** A recorded decision as it stands on a day: it counts from the day on which it was made. */
export interface DecisionOn {
  inForce: RecordedDecision | null;
  /** made after the day asked about */
  later: RecordedDecision | null;
}

/**
 * @param decision  as recorded; undefined where there is none
 * @param on  the day asked about
 * @returns whether it counts on that day
 */
export function decisionOn(decision: RecordedDecision | undefined, on: CalendarDate): DecisionOn {
  if (decision === undefined) return { inForce: null, later: null };
  return decision.decidedOn <= on ? { inForce: decision, later: null } : { inForce: null, later: decision };
}
