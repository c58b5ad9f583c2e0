import type { ClockRequest } from '../../core/contracts/clocks.js';
import { isCalendarDate } from '../../core/dates.js';
import type { Clock } from '../../core/ordinance-format/clocks.js';
import type { Ordinance } from '../../core/ordinance.js';
import { questionsOf } from '../../core/rules/conditions.js';
import { statedValues, type StatedAnswers } from '../draw/answers.js';

/** What the form for counting days holds. */
export interface DayCount {
  /** the day from which it is looked at; empty: today */
  on: string;
  /** those chosen, by their ids: `2026-03-07`, or `2026-03-07T20:00` where hours count; empty: no day yet */
  events: Readonly<Record<string, string>>;
  /** the way the application goes; empty: not said */
  route: string;
  answers: StatedAnswers;
}

/** Nothing has happened yet. */
export const NO_EVENTS: DayCount = { on: '', events: {}, route: '', answers: {} };

const HOUR = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Days before this are a year still being typed. */
const EARLIEST = '1900-01-01';

/** @returns whether a day, or a day with an hour, is complete */
export function isEventTime(text: string): boolean {
  const day = HOUR.exec(text)?.[1] ?? text;
  return isCalendarDate(day) && day >= EARLIEST;
}

/** @returns the body of POST /api/clocks; null while nothing has happened */
export function clockRequest(
  ordinance: string,
  { on, events, route, answers }: DayCount,
): ClockRequest | null {
  const happened = Object.entries(events).filter(([, time]) => isEventTime(time));
  if (happened.length === 0) return null;
  return {
    ordinance,
    ...(isEventTime(on) ? { on } : {}),
    events: Object.fromEntries(happened),
    facts: statedValues(answers),
    ...(route === '' ? {} : { route }),
  };
}

/** @returns the events without one of them */
export function withoutEvent(events: DayCount['events'], id: string): DayCount['events'] {
  return Object.fromEntries(Object.entries(events).filter(([known]) => known !== id));
}

/** The events that a period is counted from, or ended by. */
function eventsOf({ bounds, recurs, meets, overriddenBy }: Clock): (string | null)[] {
  return [...bounds.map(({ event }) => event), recurs?.event ?? null, meets, overriddenBy];
}

/**
 * @param happened  ids of events
 * @returns the questions on which periods counted from those events hang, in the order of the ordinance
 */
export function clockQuestions(
  { clocks, questions }: Ordinance,
  happened: readonly string[],
): Ordinance['questions'] {
  const touched = clocks.filter((clock) =>
    eventsOf(clock).some((event) => event !== null && happened.includes(event)),
  );
  const asked = new Set(touched.flatMap((clock) => questionsOf(clock.when)));
  return questions.filter(({ id }) => asked.has(id));
}

/** @returns whether any period hangs on the way that the application goes */
export function dependsOnRoute({ clocks }: Ordinance): boolean {
  return clocks.some(({ when }) =>
    when
      .flatMap((condition) => (condition.kind === 'any' ? condition.of : [condition]))
      .some((condition) => condition.kind === 'route'),
  );
}
