import type { ClockList, ClockRequest } from '../../core/contracts/clocks.js';
import { localDateOf } from '../../core/dates.js';
import { InvalidInput, NotFound } from '../../core/errors.js';
import type { Ordinance } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { requireFitAnswers } from '../../core/rules/check-answers.js';
import { clocksFor } from '../../core/rules/clocks/clocks-for.js';
import { questionsOfAll } from './questions-of-all.js';

/** An ordinance that the body names is a member of the request, not an address that leads nowhere. */
function ordinanceNamed(ordinances: OrdinanceBook, id: string): Ordinance {
  try {
    return ordinances.find(id);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    throw new InvalidInput(error.message, [{ path: 'ordinance', message: error.message }]);
  }
}

/**
 * @param asked  what has happened and when; looked at from today in New York where it names no day
 * @returns every period of the ordinance that applies, and where it stands
 * @throws InvalidInput  for an ordinance, an event or a way of the application that is not there, a day or time that is none, or
 *   an answer that no question takes
 */
export function readClocks(
  ordinances: OrdinanceBook,
  { ordinance: id, on = localDateOf(new Date()), events, facts, route }: ClockRequest,
): ClockList {
  const ordinance = ordinanceNamed(ordinances, id);
  requireFitAnswers(questionsOfAll(ordinances, ordinance), facts, 'facts');
  return clocksFor(ordinance, { on, events, facts, route });
}
