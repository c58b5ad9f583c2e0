import type { StatedFacts } from '../../measurements.js';
import type { SimpleCondition } from '../../ordinance-format/conditions.js';

type ShareCondition = Extract<SimpleCondition, { kind: 'share' }>;

/** Least and most that a number may be; absent means without limit. */
export interface NumberLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** Wholes to try where neither the part nor the whole is known: two, so that it is seen that the whole matters. */
const WHOLES_TO_TRY = [100, 10_000] as const;

/** How far below the lowest share a whole is tried for a part that is known. */
const MANY_TIMES = 1_000;

/** A limit itself, a number on each side of it, and one between each two: all the ways a number can fall. */
function around(limits: readonly number[], step: number): number[] {
  const sorted = [...new Set(limits)].toSorted((a, b) => a - b);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const between = sorted.slice(1).map((limit, index) => (limit + (sorted[index] ?? limit)) / 2);
  return [first - step, ...sorted, ...between, last + step];
}

/** Percent as conditions compare it, so that 30 of 100 is exactly 30 %. */
function percent(share: number): number {
  return Number((share * 100).toFixed(6));
}

/** Shares to try for a part and a whole: at each limit, between them, none of it, all of it. */
function sharesOf(conditions: readonly ShareCondition[], { part, whole }: ShareCondition): number[] {
  const limits = conditions
    .filter((other) => other.part === part && other.whole === whole)
    .map(({ value }) => value);
  const inside = around(limits, 0.001).filter((share) => share > 0 && share < 1);
  return [...new Set([0, ...inside, 1])];
}

function wholesFor(part: number | undefined, shares: readonly number[]): number[] {
  if (part === undefined || part <= 0) return [...WHOLES_TO_TRY];
  const exact = shares.filter((share) => share > 0).map((share) => (part * 100) / percent(share));
  return [...exact, part * MANY_TIMES];
}

/**
 * @param id  of a question answered by a number
 * @param conditions  every condition that is open
 * @param known  numbers that count as known
 * @param limits  of the question
 * @returns numbers of which each way in which the conditions can fall has at least one; never none
 */
export function representativeNumbers(
  id: string,
  conditions: readonly SimpleCondition[],
  known: StatedFacts,
  limits: NumberLimits,
): number[] {
  const numberOf = (question: string) => {
    const value = known[question];
    return typeof value === 'number' ? value : undefined;
  };
  const thresholds = conditions.flatMap((condition) =>
    condition.kind === 'number' && condition.question === id ? [condition.value] : [],
  );
  const shares = conditions.filter((condition) => condition.kind === 'share');
  const asWhole = shares
    .filter(({ whole }) => whole === id)
    .flatMap((share) => wholesFor(numberOf(share.part), sharesOf(shares, share)));
  const asPart = shares
    .filter(({ part }) => part === id)
    .flatMap((share) => {
      const whole = numberOf(share.whole);
      const wholes = whole === undefined ? WHOLES_TO_TRY : [whole];
      return wholes.flatMap((each) => sharesOf(shares, share).map((part) => (each * percent(part)) / 100));
    });
  const { minimum = -Infinity, maximum = Infinity } = limits;
  const fit = [...around(thresholds, 1), ...asWhole, ...asPart].filter(
    (value) => value >= minimum && value <= maximum,
  );
  return fit.length > 0 ? [...new Set(fit)] : [limits.minimum ?? limits.maximum ?? 0];
}
