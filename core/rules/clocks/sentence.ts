import type { ClockUnit } from '../../ordinance-format/clocks.js';
import { inWords } from '../wording.js';
import { inWordsOf, whenInWords } from './day-or-time.js';
import { remarks } from './remarks.js';
import type { Span } from './span.js';
import { doneInWords, placedOf, type Told } from './told.js';

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
  const doneOn = done === null ? '' : whenInWords(placedOf(done));
  switch (standing.state) {
    case 'waiting':
      return waitingFor(told);
    case 'too-early':
      return `in time ${window}; on ${on} it is too early`;
    case 'open':
      return `${clock.meets === null ? 'runs' : 'in time'} ${window}`;
    case 'met':
      return `done ${doneOn}, in time (${window})`;
    case 'early':
      return `done ${doneOn}, before it could be (in time ${window})`;
    case 'late':
      return `done ${doneOn}, ${span.due?.time ? 'too late' : 'after the last day'} (in time ${window})`;
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
  return first === undefined ? `${since}; nothing falls due` : `${since}; next ${whenInWords(first)}`;
}

/** @returns where a period stands, in plain sentences */
export function sentenceOf(told: Told): string {
  const stands = told.clock.bounds.length === 0 && told.span.due === null ? '' : whereItStands(told);
  const main = [stands, recurrenceInWords(told)].filter((part) => part !== '').join('; ');
  return [`${told.clock.title}: ${main}.`, ...remarks(told)].join(' ');
}
