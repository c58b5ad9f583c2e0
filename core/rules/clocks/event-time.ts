import { Temporal } from 'temporal-polyfill';
import { isCalendarDate, LOCAL_ZONE, type CalendarDate } from '../../dates.js';
import { InvalidInput } from '../../errors.js';
import type { EventTerms } from '../../ordinance-format/clocks.js';
import type { Ordinance } from '../../ordinance.js';
import { COUNTED_FROM, COUNTED_TO } from './count.js';

/** When something happened, in New York. */
export interface EventTime {
  id: string;
  label: string;
  day: CalendarDate;
  /** the moments between which it happened: the same where the hour is known */
  first: Temporal.ZonedDateTime;
  last: Temporal.ZonedDateTime;
  /** `day`: only the day is known; `twice`: the hour came twice, as clocks went back; `hour`: known to the minute */
  known: 'hour' | 'day' | 'twice';
}

const HOUR_FORM = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

function refuse(id: string, message: string): InvalidInput {
  return new InvalidInput(`Event "${id}": ${message}`, [{ path: `events.${id}`, message }]);
}

function hoursOf({ id, label }: EventTerms, text: string, day: CalendarDate): EventTime {
  const plain = Temporal.PlainDateTime.from(text);
  const first = plain.toZonedDateTime(LOCAL_ZONE, { disambiguation: 'earlier' });
  const last = plain.toZonedDateTime(LOCAL_ZONE, { disambiguation: 'later' });
  if (!first.toPlainDateTime().equals(plain)) {
    throw refuse(
      id,
      `there was no ${text.slice(11)} on ${day} in New York, because clocks went forward an hour. Write the time that clocks showed, such as ${last.toPlainTime().toString({ smallestUnit: 'minute' })}.`,
    );
  }
  return { id, label, day, first, last, known: first.equals(last) ? 'hour' : 'twice' };
}

function dayOf({ id, label }: EventTerms, day: CalendarDate): EventTime {
  const plain = Temporal.PlainDate.from(day);
  return {
    id,
    label,
    day,
    first: plain.toZonedDateTime(LOCAL_ZONE),
    last: plain.toZonedDateTime({ timeZone: LOCAL_ZONE, plainTime: '23:59' }),
    known: 'day',
  };
}

function readEvent(event: EventTerms, text: string): EventTime {
  const day = HOUR_FORM.exec(text)?.[1] ?? text;
  if (!isCalendarDate(day)) {
    throw refuse(
      event.id,
      `"${text}" is neither a day written YYYY-MM-DD nor a time in New York written YYYY-MM-DDTHH:MM.`,
    );
  }
  if (day < COUNTED_FROM || day > COUNTED_TO) {
    throw refuse(event.id, `${day} is not between ${COUNTED_FROM} and ${COUNTED_TO}.`);
  }
  return day === text ? dayOf(event, day) : hoursOf(event, text, day);
}

/**
 * Reads when things happened.
 * @param ordinance  whose events they are
 * @param events  days or times in New York by the ids of events; an hour in the night of a change of clocks counts as clocks
 *   showed it
 * @returns them by id
 * @throws InvalidInput  for an event that the ordinance does not have, naming those it has; for what is no day or time;
 *   for an hour that clocks skipped
 */
export function readEvents(
  ordinance: Pick<Ordinance, 'events' | 'shortName'>,
  events: Readonly<Record<string, string>>,
): ReadonlyMap<string, EventTime> {
  const known = new Map(ordinance.events.map((event) => [event.id, event]));
  return new Map(
    Object.entries(events).map(([id, text]): [string, EventTime] => {
      const event = known.get(id);
      if (event !== undefined) return [id, readEvent(event, text)];
      const there = [...known.keys()];
      throw refuse(
        id,
        there.length === 0
          ? `${ordinance.shortName} has no events to count from.`
          : `${ordinance.shortName} has no such event. Choose from ${there.join(', ')}.`,
      );
    }),
  );
}
