import type { CalendarDate } from '../../dates.js';
import type { Clock } from '../../ordinance-format/clocks.js';
import { inWordsOf, type Placed } from './day-or-time.js';
import type { EventTime } from './event-time.js';
import type { Recurrence } from './recurrence.js';
import type { Span } from './span.js';
import type { Standing } from './state.js';

/** Everything that is known of a period on a day. */
export interface Told {
  clock: Clock;
  span: Span;
  recurrence: Recurrence | null;
  standing: Standing;
  /** when it was done; also when that is planned for a day to come */
  done: EventTime | null;
  on: CalendarDate;
  /** what would settle whether it applies; empty where that is known */
  unsettled: readonly string[];
  /** the label of an event by its id */
  labelOf: (event: string) => string;
}

/** @returns the day of an event, and its hour where that is known */
export function placedOf({ day, first, known }: EventTime): Placed {
  return { day, time: known === 'day' ? null : first };
}

/** @returns when something happened, such as `2026-03-09` or `9:00 p.m. on 2026-03-09` */
export function doneInWords(event: EventTime): string {
  return inWordsOf(placedOf(event));
}
