import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '../dates.js';
import type { Sanction } from '../ordinance-format/sanctions.js';

/** The days of an offence, both included. */
export interface OffenceDays {
  first: CalendarDate;
  last: CalendarDate;
}

/** Which offence of a person this one is. */
export interface OffenceNumber {
  /** 1 for the first */
  number: number;
  /** years within which all must lie; null where earlier ones count however long ago they are */
  withinYears: number | null;
  /** days of the earlier offences that count, ascending */
  counted: readonly CalendarDate[];
}

/**
 * The years of a scale of sanctions: those that a sanction states, or else those of its fellows of the same rule, since a
 * first offence is one that has no other within the years after which the second is counted.
 */
function yearsOf(sanction: Sanction, all: readonly Sanction[]): number | null {
  const fellows = all.filter(({ rule }) => rule === sanction.rule).map(({ withinYears }) => withinYears ?? 0);
  return sanction.withinYears ?? (Math.max(0, ...fellows) || null);
}

/**
 * @param sanction  for whose scale it is counted
 * @param all  the sanctions of the ordinance in force on that day
 * @param first  first day of the offence
 * @param earlier  days of earlier offences with a conviction
 * @returns its number: all that count lie with it within the years, an offence on the same day so many years before included
 */
export function offenceNumber(
  sanction: Sanction,
  all: readonly Sanction[],
  first: CalendarDate,
  earlier: readonly CalendarDate[],
): OffenceNumber {
  const withinYears = yearsOf(sanction, all);
  const since =
    withinYears === null ? null : Temporal.PlainDate.from(first).subtract({ years: withinYears }).toString();
  const counted = earlier.filter((day) => since === null || day >= since).toSorted();
  return { number: counted.length + 1, withinYears, counted };
}

/** @returns whether a sanction is for an offence of that number */
export function isForNumber({ offence }: Sanction, number: number): boolean {
  switch (offence) {
    case 'any':
      return true;
    case 'first':
      return number === 1;
    case 'second':
      return number === 2;
    case 'second-or-later':
      return number >= 2;
    case 'third-or-later':
      return number >= 3;
  }
}

/**
 * @param days  of the offence, of which the first is a day on which the sanction is in force
 * @returns those on which it is: each day is judged by its own law
 */
export function daysInForce(days: OffenceDays, { until }: Sanction): OffenceDays {
  if (until === undefined || until > days.last) return days;
  return { first: days.first, last: Temporal.PlainDate.from(until).subtract({ days: 1 }).toString() };
}

const DAYS_OF_A_WEEK = 7;

/**
 * @param per  what the ordinance counts as one offence while it goes on
 * @param days  of the offence, both included
 * @returns how many offences of their own they are. Of weeks the first seven days are the offence itself, and each further
 *   week, begun or whole, is one more
 */
export function separateOffences(per: Sanction['per'], { first, last }: OffenceDays): number {
  const days = Temporal.PlainDate.from(first).until(last, { largestUnit: 'days' }).days + 1;
  switch (per) {
    case 'violation':
      return 1;
    case 'day':
      return days;
    case 'week':
      return Math.ceil(days / DAYS_OF_A_WEEK);
  }
}
