import type { ClockState } from '../../contracts/clocks.js';
import type { CalendarDate } from '../../dates.js';
import type { Clock, ClockUnit } from '../../ordinance-format/clocks.js';
import { inWords } from '../wording.js';
import { inWordsOf, noBusinessDay } from './day-or-time.js';
import { isSure, type Edge } from './edge.js';
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

const UNITS: Readonly<Record<ClockUnit, readonly [one: string, many: string]>> = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  'business-days': ['business day', 'business days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
};

/** @returns such as `business day` or `30 days` */
function everyInWords(count: number, unit: ClockUnit): string {
  const [one, many] = UNITS[unit];
  return count === 1 ? one : `${count} ${many}`;
}

function spanInWords({ opens, due }: Span): string {
  if (opens === null) {
    if (due === null) return '';
    return `${due.time === null ? 'up to and including' : 'up to'} ${inWordsOf(due)}`;
  }
  return due === null ? `from ${inWordsOf(opens)} on` : `from ${inWordsOf(opens)} to ${inWordsOf(due)}`;
}

const doneInWords = ({ day, first, known }: EventTime): string =>
  inWordsOf({ day, time: known === 'day' ? null : first });

function waitingFor({ clock, span, on, labelOf }: Told): string {
  const planned = span.bounds.flatMap(({ edge }) =>
    edge !== null && edge.event.day > on ? [edge.event] : [],
  );
  const [next] = planned;
  if (next !== undefined)
    return `will be counted from "${next.label}", planned for ${next.day}: ${spanInWords(span)}`;
  const events = clock.bounds.map(({ event }) => event);
  const missing = [...new Set(events)].map((event) => `"${labelOf(event)}"`);
  return `cannot be counted yet, because it runs from ${inWords(missing)}, and when that was is not known`;
}

function whereItStands(told: Told): string {
  const { clock, span, standing, done, on } = told;
  const window = spanInWords(span);
  const doneOn = done === null ? '' : doneInWords(done);
  switch (standing.state) {
    case 'waiting':
      return waitingFor(told);
    case 'too-early':
      return `in time ${window}; on ${on} it is too early`;
    case 'open':
      return `${clock.meets === null ? 'runs' : 'in time'} ${window}`;
    case 'met':
      return `done on ${doneOn}, in time (${window})`;
    case 'early':
      return `done on ${doneOn}, before it could be (in time ${window})`;
    case 'late':
      return `done on ${doneOn}, after the last day (in time ${window})`;
    case 'missed':
      return clock.meets === null
        ? `ran ${window}; that is over on ${on}`
        : `in time ${window}; that is over on ${on}, and nothing says that it was done`;
  }
}

function recurrenceInWords({ recurrence, labelOf }: Told): string {
  if (recurrence === null) return '';
  const { terms, event, ended, next } = recurrence;
  const every = `every ${everyInWords(terms.every, terms.unit)}`;
  if (event === null)
    return `${every} from "${labelOf(terms.event)}"; when that was is not known, so it cannot be counted yet`;
  const since = `${every} from "${event.label}", ${doneInWords(event)}`;
  if (ended !== null)
    return `${since}; nothing falls due any more, because of "${ended.label}" on ${ended.day}`;
  const [first] = next;
  return first === undefined ? `${since}; nothing falls due` : `${since}; next on ${inWordsOf(first)}`;
}

function doubtOfHour({ event }: Edge): string {
  if (event.known === 'twice')
    return `That hour came twice on ${event.day}, as clocks went back; it is counted on the safe side.`;
  return `The hour of "${event.label}" is needed, and only the day is known: it is counted on the safe side of ${event.day}. Give the hour for the exact time.`;
}

function doubtOfState(state: ClockState): string {
  return state === 'open'
    ? 'It may be over already: that hangs on the hour, which is not known.'
    : 'Whether that was in time hangs on the hour, which is not known; it is told by the day.';
}

function stillOpen({ span, labelOf }: Told): string[] {
  return span.open.map(({ kind, event }) =>
    kind === 'no-later-than'
      ? `The last day may be earlier, once it is known when "${labelOf(event)}" was: whichever is earlier counts.`
      : `The first day may be later, once it is known when "${labelOf(event)}" was.`,
  );
}

function remarks(told: Told): string[] {
  const { clock, span, standing, done, on } = told;
  const { opens, due, overriddenBy } = span;
  const edges = [opens, due].filter((edge) => edge !== null);
  const unsure = edges.find((edge) => !isSure(edge));
  const planned = done !== null && done.day > on ? done : null;
  return [
    ...(overriddenBy === null ? [] : [`"${overriddenBy.label}" takes the place of the period counted.`]),
    ...(opens !== null && due !== null && opens.day > due.day
      ? ['The first day lies after the last: there is no day on which both are kept.']
      : []),
    ...(unsure === undefined ? [] : [doubtOfHour(unsure)]),
    ...(standing.sure ? [] : [doubtOfState(standing.state)]),
    ...(planned === null ? [] : [`It is planned for ${doneInWords(planned)}.`]),
    ...stillOpen(told),
    ...(due === null ? [] : [noBusinessDay(due) ?? '']),
    ...(told.unsettled.length === 0
      ? []
      : [`Whether this period applies is not known: that depends on ${inWords(told.unsettled)}.`]),
    ...(clock.bounds.filter(({ kind }) => kind === 'no-later-than').length > 1 && span.open.length === 0
      ? ['Of several last days the earliest counts.']
      : []),
  ].filter((remark) => remark !== '');
}

/** @returns where a period stands, in plain sentences */
export function sentenceOf(told: Told): string {
  const stands = told.clock.bounds.length === 0 && told.span.due === null ? '' : whereItStands(told);
  const main = [stands, recurrenceInWords(told)].filter((part) => part !== '').join('; ');
  return [`${told.clock.title}: ${main}.`, ...remarks(told)].join(' ');
}
