import { Temporal } from 'temporal-polyfill';
import type { ClockState } from '../../contracts/clocks.js';
import { inWords } from '../wording.js';
import { noBusinessDay, whenInWords } from './day-or-time.js';
import { isSure, type Edge } from './edge.js';
import { standingOf } from './state.js';
import { doneInWords, type Told } from './told.js';

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

/** What is planned can be held against the period too: that it would be late is worth knowing before. */
function plan({ span, done, on }: Told): string[] {
  if (done === null || done.day <= on) return [];
  const { state, sure } = standingOf(span, done, done.day);
  const against: Partial<Record<ClockState, string>> = {
    late: ', which is too late',
    early: ', which is too early',
  };
  return [`It is planned for ${doneInWords(done)}${sure ? (against[state] ?? '') : ''}.`];
}

/** Done before that from which it is counted: one of the days is likely to be a slip. */
function outOfOrder({ span, done }: Told): string[] {
  if (done === null) return [];
  return span.bounds.flatMap(({ bound, edge }) =>
    edge !== null &&
    bound.direction === 'after' &&
    Temporal.ZonedDateTime.compare(done.last, edge.event.first) < 0
      ? [`"${edge.event.label}", from which it is counted, is later than that: check the days.`]
      : [],
  );
}

function beforeNow({ recurrence }: Told): string[] {
  return recurrence?.before
    ? [`It fell due last ${whenInWords(recurrence.before)}; whether that was kept is not told here.`]
    : [];
}

/** @returns what a reader must know beside where a period stands, each a sentence */
export function remarks(told: Told): string[] {
  const { clock, span, standing } = told;
  const { opens, due, overriddenBy } = span;
  const edges = [opens, due].filter((edge) => edge !== null);
  const unsure = edges.find((edge) => !isSure(edge));
  return [
    ...(overriddenBy === null ? [] : [`"${overriddenBy.label}" takes the place of the period counted.`]),
    ...(opens !== null && due !== null && opens.day > due.day
      ? ['The first day lies after the last: there is no day on which both are kept.']
      : []),
    ...(unsure === undefined ? [] : [doubtOfHour(unsure)]),
    ...(standing.sure ? [] : [doubtOfState(standing.state)]),
    ...plan(told),
    ...outOfOrder(told),
    ...beforeNow(told),
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
