import type { CalendarDate } from '../../dates.js';
import { InvalidInput } from '../../errors.js';
import type { StatedFacts } from '../../measurements.js';
import type { Clock } from '../../ordinance-format/clocks.js';
import type { Condition } from '../../ordinance-format/conditions.js';
import type { Ordinance } from '../../ordinance.js';
import { allHold, isInForce, questionsOf, truthOf, type Known } from '../conditions.js';
import type { EventTime } from './event-time.js';

/** What is known beside the events. */
export interface Stated {
  facts: StatedFacts;
  route: string | null;
}

/** @throws InvalidInput  for a way of the application that the ordinance does not have, naming those it has */
export function checkRoute({ permit, shortName }: Ordinance, route: string | null): void {
  const there = permit?.routes.map(({ id }) => id) ?? [];
  if (route === null || there.includes(route)) return;
  const message =
    there.length === 0
      ? `${shortName} has no ways of an application to choose from.`
      : `${shortName} has no way of an application "${route}". Choose from ${there.join(', ')}.`;
  throw new InvalidInput(message, [{ path: 'route', message }]);
}

const knownOf = ({ facts, route }: Stated): Known => ({
  facts,
  disturbanceSqFt: null,
  activities: null,
  found: () => null,
  route,
});

/** @returns whether a period applies, on what was said; null where that is not known */
export function applies(clock: Clock, stated: Stated): boolean | null {
  return allHold(clock.when, knownOf(stated));
}

/**
 * The law is that of the day from which a period first runs; while nothing has happened, of the day asked about.
 * @returns whether the text held has the period in force on that day
 */
export function isInForceThen(
  clock: Clock,
  events: ReadonlyMap<string, EventTime>,
  { on, ordinance }: { on: CalendarDate; ordinance: Ordinance },
): boolean {
  const ids = [...clock.bounds.map((bound) => bound.event), ...(clock.recurs ? [clock.recurs.event] : [])];
  const days = ids.flatMap((id) => events.get(id)?.day ?? []);
  const [first = on] = days.toSorted();
  return first >= ordinance.textHeldFrom && isInForce(clock, first);
}

/** What a condition other than a question hangs on. */
function hangsOn(condition: Condition): string[] {
  const parts = condition.kind === 'any' ? condition.of : [condition];
  return parts.flatMap(({ kind }) => {
    if (kind === 'route') return ['which way the application goes'];
    if (kind === 'activity') return ['what is done'];
    if (kind === 'measured') return ['how large the disturbance is'];
    return kind === 'found' ? ['what a screening finds'] : [];
  });
}

/** @returns what would settle whether a period applies, in words */
export function whatWouldSettle(clock: Clock, stated: Stated, { questions }: Ordinance): string[] {
  const unknown = clock.when.filter((condition) => truthOf(condition, knownOf(stated)) === null);
  const asked = questionsOf(unknown).filter((id) => stated.facts[id] === undefined);
  const texts = asked.flatMap((id) => questions.find((question) => question.id === id)?.text ?? []);
  return [...new Set([...texts.map((text) => `the answer to "${text}"`), ...unknown.flatMap(hangsOn)])];
}
