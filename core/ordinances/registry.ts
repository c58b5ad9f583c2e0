import { isCalendarDate, type CalendarDate } from '../dates.js';
import { Conflict, InvalidInput, NotFound } from '../errors.js';
import type { Ordinance } from '../ordinance.js';
import { mamaroneck } from './mamaroneck.js';
import { northCastle } from './north-castle.js';
import { rye } from './rye.js';
import { wesleyHills } from './wesley-hills.js';

const COME_WITH_THE_PRODUCT: readonly Ordinance[] = [mamaroneck, rye, northCastle, wesleyHills];

/** The ordinances that can be asked about. */
export interface OrdinanceBook {
  /** every ordinance, in the order in which they are offered */
  list(): readonly Ordinance[];
  /**
   * @param id  such as `mamaroneck`
   * @throws NotFound  when there is none of that id, naming those there are
   */
  find(id: string): Ordinance;
}

/**
 * @param further  ordinances beside those that come with the product
 * @returns all of them
 * @throws Conflict  when two have one id
 */
export function ordinanceBook(further: readonly Ordinance[] = []): OrdinanceBook {
  const byId = new Map<string, Ordinance>();
  for (const ordinance of [...COME_WITH_THE_PRODUCT, ...further]) {
    if (byId.has(ordinance.id)) {
      throw new Conflict(`Two ordinances have the id "${ordinance.id}". Give one of them another id.`);
    }
    byId.set(ordinance.id, ordinance);
  }
  const all = [...byId.values()];
  return {
    list: () => all,
    find(id) {
      const found = byId.get(id);
      if (found !== undefined) return found;
      throw new NotFound(`There is no ordinance "${id}". Choose one of ${[...byId.keys()].join(', ')}.`);
    },
  };
}

/** The book of those that come with the product, and no others. */
export const BUILT_IN_ORDINANCES: OrdinanceBook = ordinanceBook();

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
