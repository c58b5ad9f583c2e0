import { isCalendarDate, type CalendarDate } from '../dates.js';
import { InvalidInput, NotFound } from '../errors.js';
import type { Ordinance } from '../ordinance.js';
import { mamaroneck } from './mamaroneck.js';
import { northCastle } from './north-castle.js';
import { rye } from './rye.js';
import { wesleyHills } from './wesley-hills.js';

const ORDINANCES: readonly Ordinance[] = [mamaroneck, rye, northCastle, wesleyHills];

/** @returns every ordinance that comes with the product, in the order in which they are offered */
export function listOrdinances(): readonly Ordinance[] {
  return ORDINANCES;
}

/**
 * @param id  such as `mamaroneck`
 * @returns the ordinance
 * @throws NotFound  when there is none of that id, naming those there are
 */
export function findOrdinance(id: string): Ordinance {
  const found = ORDINANCES.find((ordinance) => ordinance.id === id);
  if (found !== undefined) return found;
  const known = ORDINANCES.map((ordinance) => ordinance.id).join(', ');
  throw new NotFound(`There is no ordinance "${id}". Choose one of ${known}.`);
}

/**
 * Refuses a day for which the text held here says nothing.
 * @param ordinance  that is asked
 * @param on  the day whose law is wanted, YYYY-MM-DD
 * @throws InvalidInput  when that is no day of the calendar, or lies before the text held here
 */
export function requireInForce(ordinance: Ordinance, on: CalendarDate): void {
  if (!isCalendarDate(on)) {
    throw new InvalidInput(`"${on}" is not a calendar date written YYYY-MM-DD.`, [
      { message: 'must be a calendar date written YYYY-MM-DD', path: 'on' },
    ]);
  }
  if (on >= ordinance.textHeldFrom) return;
  throw new InvalidInput(
    `${ordinance.shortName} can be asked from ${ordinance.textHeldFrom} on, and not for ${on}: ` +
      `of the text held here, ${ordinance.textHeldFromCitation}.`,
    [{ message: `must be ${ordinance.textHeldFrom} or later`, path: 'on' }],
  );
}
