import { describe, expect, it } from 'vitest';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { Condition, SimpleCondition } from '../../../../core/ordinance-format/conditions.js';
import { allHold, type Known } from '../../../../core/rules/conditions.js';
import { decidedOn, firstHolding } from '../../../../core/rules/activities/first-holding.js';
import { oakHollow } from './oak-hollow.js';

/** Numbers in 0 to 1, the same every time: a linear congruential generator. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const pick = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const COMPARISONS = ['<', '<=', '>', '>='] as const;

function randomCondition(random: () => number): SimpleCondition {
  const comparison = pick(random, COMPARISONS);
  switch (Math.floor(random() * 5)) {
    case 0:
      return { kind: 'yes', question: pick(random, ['a', 'b']) };
    case 1:
      return { kind: 'no', question: pick(random, ['a', 'b']) };
    case 2:
      return { kind: 'number', question: 'heat', comparison, value: pick(random, [20, 65]) };
    case 3:
      return { kind: 'choice', question: 'way', option: pick(random, ['long', 'short']) };
    default:
      return { kind: 'share', part: 'cut', whole: 'all', comparison, value: pick(random, [0.3, 0.5]) };
  }
}

function randomCases(random: () => number) {
  const count = 1 + Math.floor(random() * 4);
  const cases = Array.from({ length: count }, () => {
    const when: Condition[] = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
      random() < 0.25
        ? { kind: 'any', of: [randomCondition(random), randomCondition(random)] }
        : randomCondition(random),
    );
    return { when, standing: pick(random, ['permit', 'exempt', 'prohibited']) };
  });
  return [...cases, { when: [], standing: pick(random, ['permit', 'exempt']) }];
}

/** A way in which every question can be answered, drawn from more values than the engine tries. */
function randomAnswers(random: () => number, stated: StatedFacts = {}): StatedFacts {
  const cut = stated['cut'];
  const wholes =
    typeof cut === 'number' && cut > 0
      ? [cut, cut / 0.3, cut / 0.5, cut / 0.4, cut / 0.31, cut * 10]
      : [1, 3, 7, 10, 20, 100, 999];
  const all = Number(stated['all'] ?? pick(random, wholes));
  return {
    a: random() < 0.5,
    b: random() < 0.5,
    heat: pick(random, [-5, 19.9, 20, 20.1, 40, 64.9, 65, 65.1, 400]),
    way: pick(random, ['long', 'short']),
    all,
    cut: pick(random, [0, 0.3 * all, 0.5 * all, 0.4 * all, 0.31 * all, 0.29 * all, all]),
    ...stated,
  };
}

const QUESTIONS = new Map(oakHollow([]).questions.map((question) => [question.id, question]));

const basisOf = (facts: StatedFacts): { known: Known; questions: typeof QUESTIONS } => ({
  questions: QUESTIONS,
  known: { facts, disturbanceSqFt: 1_000, activities: [], found: () => false, route: null },
});

const standingOf = (item: { standing: string } | null) => item?.standing ?? 'none';

describe('trying all ways agrees with every way of answering', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('invented cases, number %i', (seed) => {
    const random = chance(seed);
    const cases = randomCases(random);
    const full = randomAnswers(random);
    const stated = Object.fromEntries(Object.entries(full).filter(() => random() < 0.4));
    const trial = firstHolding(cases, basisOf(stated), standingOf);
    const possible = new Set(trial.possible.map(standingOf));
    const settledBy = new Map<string, string>();
    const reached = new Set<string>();
    for (let round = 0; round < 300; round += 1) {
      // What is stated holds; a part that is more than a stated whole is no way of answering.
      const answers = randomAnswers(random, stated);
      if (Number(answers['cut']) > Number(answers['all'])) continue;
      const { known } = basisOf(answers);
      const standing = standingOf(cases.find(({ when }) => allHold(when, known) === true) ?? null);
      reached.add(standing);
      expect(possible, 'a standing that was thought impossible').toContain(standing);
      // With all that is asked answered alike, what is not asked changes nothing.
      const asked = trial.asks.map((id) => String(answers[id])).join();
      expect(settledBy.get(asked) ?? standing, 'a question that was not asked and matters').toBe(standing);
      settledBy.set(asked, standing);
    }
    expect([...possible].toSorted(), 'a standing that no answer leads to').toEqual([...reached].toSorted());
    if (possible.size === 1) expect(trial.asks).toEqual([]);
    else expect(trial.asks.length).toBeGreaterThan(0);
  });
});

describe('the facts that it was decided on suffice', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed + 101))('invented cases, number %i', (seed) => {
    const random = chance(seed);
    const cases = randomCases(random);
    const full = randomAnswers(random);
    const before = firstHolding(cases, basisOf(full), standingOf).possible.map(standingOf);
    const ids = decidedOn(cases, basisOf(full), standingOf);
    const left = Object.fromEntries(Object.entries(full).filter(([id]) => ids.includes(id)));
    const after = new Set(firstHolding(cases, basisOf(left), standingOf).possible.map(standingOf));
    expect([...after]).toEqual(before);
  });
});

describe('too many ways to try', () => {
  it('asks everything that is open, and rules nothing out', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `q${index}`);
    const questions = new Map(ids.map((id) => [id, { id, text: id, answer: { kind: 'yes-no' as const } }]));
    const cases = [
      { when: ids.map((question) => ({ kind: 'yes' as const, question })), standing: 'exempt' },
      { when: [], standing: 'permit' },
    ];
    const trial = firstHolding(cases, { ...basisOf({}), questions }, standingOf);
    expect(trial.possible.map(standingOf)).toEqual(['exempt', 'permit']);
    expect(trial.asks).toEqual(ids);
  });
});
