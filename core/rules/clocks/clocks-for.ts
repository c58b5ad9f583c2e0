import type { ClockAnswer, ClockList, CountedBound } from '../../contracts/clocks.js';
import type { CalendarDate } from '../../dates.js';
import type { StatedFacts } from '../../measurements.js';
import type { Clock } from '../../ordinance-format/clocks.js';
import type { Ordinance } from '../../ordinance.js';
import { requireInForce } from '../../ordinances/registry.js';
import { dayOrTime } from './day-or-time.js';
import { isSure, type Edge } from './edge.js';
import { readEvents, type EventTime } from './event-time.js';
import { applies, checkRoute, isInForceThen, whatWouldSettle, type Stated } from './in-question.js';
import { notesOf } from './notes.js';
import { recurrenceOf, type Recurrence } from './recurrence.js';
import { sentenceOf } from './sentence.js';
import { isProvisional, spanOf, type PlacedBound, type Span } from './span.js';
import { standingOf, type Standing } from './state.js';

/** What has happened, and what is known of the proposal. */
export interface ClockInput {
  /** the day from which it is looked at */
  on: CalendarDate;
  /** days (YYYY-MM-DD) or hours (YYYY-MM-DDTHH:MM) in New York, by the ids of the ordinance's events */
  events: Readonly<Record<string, string>>;
  /** answers to the questions of the ordinance */
  facts?: StatedFacts | undefined;
  /** the way that the application goes */
  route?: string | undefined;
}

/** What every period is answered on. */
interface Situation {
  ordinance: Ordinance;
  events: ReadonlyMap<string, EventTime>;
  stated: Stated;
  on: CalendarDate;
}

const placed = (edge: Edge | null) => (edge === null ? null : dayOrTime(edge));

function countedBound({ bound, edge }: PlacedBound): CountedBound {
  const { first, day, known } = edge?.event ?? { first: null, day: null, known: 'day' as const };
  const hour =
    first === null || known === 'day' ? null : first.toPlainTime().toString({ smallestUnit: 'minute' });
  return { ...bound, eventOn: hour === null ? day : `${day ?? ''}T${hour}`, at: placed(edge) };
}

/** Of a period that only recurs, the next time is the last day in time for what is due next. */
function standsOn(
  span: Span,
  recurrence: Recurrence | null,
  { done, on }: { done: EventTime | null; on: CalendarDate },
): Standing {
  if (recurrence === null || span.bounds.length > 0 || span.due !== null) return standingOf(span, done, on);
  const begun = recurrence.event !== null && recurrence.event.day <= on;
  return { state: begun ? 'open' : 'waiting', sure: true };
}

// Where only an hour that is not known would tell, nothing follows from silence yet.
const isSilent = ({ state, sure }: Standing): boolean => sure && (state === 'missed' || state === 'late');

function answerOf(clock: Clock, { ordinance, events, stated, on }: Situation): ClockAnswer {
  const span = spanOf(clock, events, on);
  const recurrence = recurrenceOf(clock, events, on);
  const met = clock.meets === null ? null : (events.get(clock.meets) ?? null);
  const standing = standsOn(span, recurrence, { done: met !== null && met.day <= on ? met : null, on });
  const labelOf = (id: string): string => ordinance.events.find((event) => event.id === id)?.label ?? id;
  const next = recurrence?.next ?? [];
  const unsettled = applies(clock, stated) === null ? whatWouldSettle(clock, stated, ordinance) : [];
  const told = { clock, span, recurrence, standing, done: met, on, unsettled, labelOf };
  return {
    id: clock.id,
    rule: clock.rule,
    title: clock.title,
    citation: clock.citation,
    words: clock.words,
    who: clock.who,
    state: standing.state,
    opens: placed(span.opens),
    due: placed(span.due ?? next[0] ?? null),
    provisional: isProvisional(span) || !standing.sure || next.some((edge) => !isSure(edge)),
    bounds: span.bounds.map(countedBound),
    recurring: next.map(dayOrTime),
    silence: isSilent(standing) ? (clock.onSilence ?? null) : null,
    extension: clock.extension ?? null,
    sentence: sentenceOf(told),
  };
}

/**
 * Every period of an ordinance, and where it stands on a day.
 * @param ordinance  whose periods they are
 * @param input  what has happened and when. What is given for after `on` is planned: it is counted from, and nothing counts
 *   as done by it yet
 * @returns the periods that apply, or of which that is not known, in the order of the ordinance; those that do not apply on
 *   what was said, or were not in force on the day from which they run, are left out
 * @throws InvalidInput  for a day before the text held; an event or a way of the application that is not there; what is no day
 *   or time; an hour that clocks skipped; a period that leads out of the years that can be counted
 */
export function clocksFor(ordinance: Ordinance, { on, events: given, facts, route }: ClockInput): ClockList {
  requireInForce(ordinance, on);
  const stated: Stated = { facts: facts ?? {}, route: route ?? null };
  checkRoute(ordinance, stated.route);
  const events = readEvents(ordinance, given);
  const applying = ordinance.clocks.filter((clock) => applies(clock, stated) !== false);
  const inForce = applying.filter((clock) => isInForceThen(clock, events, { on, ordinance }));
  const items = inForce.map((clock) => answerOf(clock, { ordinance, events, stated, on }));
  const titles = new Set(inForce.map(({ title }) => title));
  const leftOut = applying.filter(({ title }) => !titles.has(title));
  return { ordinance: ordinance.id, on, items, notes: notesOf(inForce, items, leftOut) };
}
