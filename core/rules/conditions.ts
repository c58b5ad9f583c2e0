import type { StatedFacts } from '../measurements.js';
import type { Comparator, Condition, SimpleCondition } from '../ordinance-format/conditions.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';

/** What a condition can be decided on. Null, and a fact that is absent: not known. */
export interface Known {
  facts: StatedFacts;
  /** disturbance by the activity in question, square feet on the ground; of a list, by the whole proposal */
  disturbanceSqFt: number | null;
  /** ids of the activities named, of the ordinance's list; null where one is not named */
  activities: readonly string[] | null;
  /** those that are named, where not all are */
  named?: readonly string[] | undefined;
  /** what became of rules that were tried: true where one applies, false where not, null where that cannot be told */
  found: (rule: string) => boolean | null;
  /** the way that the application goes */
  route: string | null;
}

/** True, false, or null where something is not known. */
export type Truth = boolean | null;

// Only an area can be off by the noise of a drawing: what a person states is what they state.
function compare(value: number, comparison: Comparator, limit: number, noise: number): boolean {
  switch (comparison) {
    case '<':
      return value < limit - noise;
    case '<=':
      return value <= limit + noise;
    case '>':
      return value > limit + noise;
    case '>=':
      return value >= limit - noise;
  }
}

function yesNo(facts: StatedFacts, question: string): Truth {
  const answer = facts[question];
  return typeof answer === 'boolean' ? answer : null;
}

function numberOf(facts: StatedFacts, question: string): number | null {
  const answer = facts[question];
  return typeof answer === 'number' ? answer : null;
}

function simpleTruth(condition: SimpleCondition, known: Known): Truth {
  switch (condition.kind) {
    case 'yes':
      return yesNo(known.facts, condition.question);
    case 'no': {
      const answer = yesNo(known.facts, condition.question);
      return answer === null ? null : !answer;
    }
    case 'choice': {
      const answer = known.facts[condition.question];
      return typeof answer === 'string' ? answer === condition.option : null;
    }
    case 'number': {
      const answer = numberOf(known.facts, condition.question);
      return answer === null ? null : compare(answer, condition.comparison, condition.value, 0);
    }
    case 'share': {
      const part = numberOf(known.facts, condition.part);
      const whole = numberOf(known.facts, condition.whole);
      // A share of nothing is no share, and more than the whole is a slip: neither decides anything.
      if (part === null || whole === null || whole <= 0 || part > whole) return null;
      // Compared as products, so that 3 of 10 is exactly 30 %.
      return compare(part * 100, condition.comparison, whole * Math.round(condition.value * 100), 0);
    }
    case 'measured':
      return known.disturbanceSqFt === null
        ? null
        : compare(known.disturbanceSqFt, condition.comparison, condition.value, DRAWN_AREA_NOISE_SQFT);
    case 'activity': {
      const among = (ids: readonly string[]) => ids.some((id) => condition.activities.includes(id));
      if (known.activities !== null) return among(known.activities);
      return among(known.named ?? []) ? true : null;
    }
    case 'found': {
      const outcomes = condition.rules.map(known.found);
      return outcomes.includes(true) ? true : outcomes.includes(null) ? null : false;
    }
    case 'route':
      return known.route === null ? null : known.route === condition.route;
  }
}

/**
 * @param condition  of an ordinance's data
 * @param known  what it can be decided on
 * @returns whether it holds; null where something it hangs on is not known and would decide it
 */
export function truthOf(condition: Condition, known: Known): Truth {
  if (condition.kind !== 'any') return simpleTruth(condition, known);
  const each = condition.of.map((part) => simpleTruth(part, known));
  return each.includes(true) ? true : each.includes(null) ? null : false;
}

/** @returns whether all hold: false as soon as one does not, null where one is not known */
export function allHold(conditions: readonly Condition[], known: Known): Truth {
  const each = conditions.map((condition) => truthOf(condition, known));
  return each.includes(false) ? false : each.includes(null) ? null : true;
}

/** @returns ids of the questions that the conditions ask, each once, in the order in which they are asked */
export function questionsOf(conditions: readonly Condition[]): string[] {
  const ids = conditions
    .flatMap((condition) => (condition.kind === 'any' ? condition.of : [condition]))
    .flatMap((condition) => {
      switch (condition.kind) {
        case 'yes':
        case 'no':
        case 'choice':
        case 'number':
          return [condition.question];
        case 'share':
          return [condition.part, condition.whole];
        default:
          return [];
      }
    });
  return [...new Set(ids)];
}

/** Whether something is in force on a day: from `from` (else from the start of the text held) to before `until`. */
export function isInForce(
  entry: { from?: string | undefined; until?: string | undefined },
  on: string,
): boolean {
  return (entry.from === undefined || entry.from <= on) && (entry.until === undefined || on < entry.until);
}
