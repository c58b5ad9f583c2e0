import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '../../dates.js';
import { InvalidInput } from '../../errors.js';
import { isBusinessDay } from '../../holidays.js';
import type { ClockUnit } from '../../ordinance-format/clocks.js';

/** The first and the last day that a period may touch: beyond them nobody knows the holidays. */
export const COUNTED_FROM: CalendarDate = '1900-01-01';
export const COUNTED_TO: CalendarDate = '2199-12-31';

/** Units in which days are counted; hours are counted from a moment. */
type DayUnit = Exclude<ClockUnit, 'hours'>;

/** How far, and which way, from the day of an event. */
interface DayCount {
  count: number;
  unit: DayUnit;
  direction: 'after' | 'before';
}

/** @returns the refusal of a period that leads out of those years */
export function beyond(day: CalendarDate): InvalidInput {
  return new InvalidInput(
    `A period counted from ${day} ends outside the years that can be counted here, ${COUNTED_FROM} to ${COUNTED_TO}.`,
  );
}

function stepBusinessDays(day: CalendarDate, count: number, sign: 1 | -1): CalendarDate {
  let at = Temporal.PlainDate.from(day);
  let left = count;
  while (left > 0) {
    at = at.add({ days: sign });
    const text = at.toString();
    if (text < COUNTED_FROM || text > COUNTED_TO) throw beyond(day);
    if (isBusinessDay(text)) left -= 1;
  }
  return at.toString();
}

/**
 * @param day  of the event, which is day 0
 * @param how  `days` are calendar days; `business-days` skip Saturdays, Sundays and public holidays; of `months` and
 *   `years` it is the same day of the month, else its last (29 February and a year is 28 February)
 * @returns the day so far after or before it; it may itself be a Sunday or a holiday
 * @throws InvalidInput  when that lies outside the years that can be counted
 */
export function countDays(day: CalendarDate, { count, unit, direction }: DayCount): CalendarDate {
  const sign = direction === 'after' ? 1 : -1;
  if (unit === 'business-days') return stepBusinessDays(day, count, sign);
  try {
    const reached = Temporal.PlainDate.from(day).add({ [unit]: sign * count });
    const text = reached.toString();
    if (text >= COUNTED_FROM && text <= COUNTED_TO) return text;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw beyond(day);
}

/**
 * Elapsed time: a day in which clocks change has 23 or 25 hours.
 * @param time  a moment
 * @param hours  negative for before
 * @returns the moment so many hours from it
 * @throws InvalidInput  when that lies outside the years that can be counted
 */
export function addHours(time: Temporal.ZonedDateTime, hours: number): Temporal.ZonedDateTime {
  try {
    const reached = time.add({ hours });
    const text = reached.toPlainDate().toString();
    if (text >= COUNTED_FROM && text <= COUNTED_TO) return reached;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw beyond(time.toPlainDate().toString());
}
