import type { CalendarDate } from '../dates.js';
import { InvalidInput } from '../errors.js';
import type { Dated } from '../ordinance.js';

/**
 * @param dated  values ordered by `from`, ascending
 * @param on  the day asked about
 * @returns the entry in force on that day: the last that starts on it or before it
 * @throws InvalidInput  when the day is before the first entry, or there is none
 */
export function entryOn<T>(dated: readonly Dated<T>[], on: CalendarDate): Dated<T> {
  const inForce = dated.findLast((entry) => entry.from <= on);
  if (inForce !== undefined) return inForce;
  const first = dated[0];
  throw new InvalidInput(
    first === undefined
      ? `No value is recorded that could hold on ${on}.`
      : `${first.citation} can be applied from ${first.from}, and not on ${on}.`,
    [{ message: 'is before the provision was in force', path: 'on' }],
  );
}

/**
 * @param dated  values ordered by `from`, ascending
 * @param on  the day asked about
 * @returns the value in force on that day
 * @throws InvalidInput  when the day is before the first entry, or there is none
 */
export function valueOn<T>(dated: readonly Dated<T>[], on: CalendarDate): T {
  return entryOn(dated, on).value;
}
