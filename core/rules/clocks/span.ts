import type { CalendarDate } from '../../dates.js';
import type { Bound, Clock } from '../../ordinance-format/clocks.js';
import { edgeAt, edgeOf, earliestOf, isSure, latestOf, type Edge } from './edge.js';
import type { EventTime } from './event-time.js';

/** A bound of a period, and where it lies; null while its event is not known. */
export interface PlacedBound {
  bound: Bound;
  edge: Edge | null;
}

/** The time in which a thing may be done, as far as it can be counted. */
export interface Span {
  bounds: readonly PlacedBound[];
  /** first time at which it may be done */
  opens: Edge | null;
  /** last time at which it is in time */
  due: Edge | null;
  /** the event whose own day took the place of the counted one */
  overriddenBy: EventTime | null;
  /** bounds whose events are not known and which may move what is */
  open: readonly Bound[];
  /** true once something that it is counted from has happened, by the day asked about */
  begun: boolean;
}

/**
 * @param clock  a period of the law
 * @param events  what has happened, or is planned, by id
 * @param on  the day asked about
 * @returns its edges: of several last times the earliest, of several first times the latest
 * @throws InvalidInput  when one lies outside the years that can be counted
 */
export function spanOf(clock: Clock, events: ReadonlyMap<string, EventTime>, on: CalendarDate): Span {
  const bounds = clock.bounds.map((bound): PlacedBound => {
    const event = events.get(bound.event);
    return { bound, edge: event === undefined ? null : edgeOf(event, bound) };
  });
  const edges = (kind: Bound['kind']): Edge[] =>
    bounds.flatMap(({ bound, edge }) => (edge === null || bound.kind !== kind ? [] : [edge]));
  const overriddenBy = clock.overriddenBy === null ? null : (events.get(clock.overriddenBy) ?? null);
  const opens = latestOf(edges('no-sooner-than'));
  const due = overriddenBy === null ? earliestOf(edges('no-later-than')) : edgeAt(overriddenBy);
  const begun =
    overriddenBy !== null ||
    bounds.some(({ bound, edge }) => edge !== null && (bound.direction === 'before' || edge.event.day <= on));
  const movesNothing = ({ kind }: Bound): boolean =>
    (opens === null && due === null) || (overriddenBy !== null && kind === 'no-later-than');
  return {
    bounds,
    opens,
    due,
    overriddenBy,
    open: bounds.flatMap(({ bound, edge }) => (edge === null && !movesNothing(bound) ? [bound] : [])),
    begun,
  };
}

/** @returns whether something that is not known may still move an edge */
export function isProvisional({ opens, due, open }: Span): boolean {
  return open.length > 0 || (opens !== null && !isSure(opens)) || (due !== null && !isSure(due));
}
