import type { Bound, Clock } from '../../core/ordinance-format/clocks.js';
import type { Ordinance } from '../../core/ordinance.js';
import { capitalized, periodText } from './words.js';

const EDGES: Record<Bound['kind'], string> = {
  'no-sooner-than': 'no sooner than',
  'no-later-than': 'no later than',
};

function eventLabel(events: Ordinance['events'], id: string): string {
  return `“${events.find((event) => event.id === id)?.label ?? id}”`;
}

/** @returns an edge of a period in words: `No later than 60 days after “Application complete”` */
export function boundText(bound: Bound, events: Ordinance['events']): string {
  const edge = EDGES[bound.kind];
  const event = eventLabel(events, bound.event);
  if (bound.count === 0) return `${capitalized(edge)} the day of ${event}`;
  return `${capitalized(edge)} ${periodText(bound.count, bound.unit)} ${bound.direction} ${event}`;
}

/** @returns a period in words: its edges, how it recurs, and what takes its place */
export function clockLines(clock: Clock, events: Ordinance['events']): string[] {
  const lines = clock.bounds.map((bound) => boundText(bound, events));
  if (clock.recurs !== null) {
    const { event, every, unit, until } = clock.recurs;
    const end = until === null ? '' : ` until ${eventLabel(events, until)}`;
    lines.push(`Again every ${periodText(every, unit)} from ${eventLabel(events, event)} on${end}`);
  }
  if (clock.overriddenBy !== null)
    lines.push(`Instead, on the day of ${eventLabel(events, clock.overriddenBy)} where there is one`);
  return lines;
}
