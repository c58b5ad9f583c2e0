import type { StatedFacts } from '../../measurements.js';
import type { Condition, SimpleCondition } from '../../ordinance-format/conditions.js';
import { truthOf, type Known } from '../conditions.js';

const partsOf = (condition: Condition): readonly SimpleCondition[] =>
  condition.kind === 'any' ? condition.of : [condition];

/** @returns the parts of the conditions that are neither true nor false as yet */
export function openParts(conditions: readonly Condition[], known: Known): SimpleCondition[] {
  return conditions
    .filter((condition) => truthOf(condition, known) === null)
    .flatMap(partsOf)
    .filter((part) => truthOf(part, known) === null);
}

/** Of a part and a whole, those that are open: both, where the two numbers given cannot be right together. */
function openInShare(
  { part, whole }: Extract<SimpleCondition, { kind: 'share' }>,
  facts: StatedFacts,
): string[] {
  const total = facts[whole];
  const openPart = typeof facts[part] !== 'number';
  const openWhole = typeof total !== 'number' || total <= 0;
  return openPart === openWhole ? [part, whole] : [openPart ? part : whole];
}

/** @returns ids of the questions that open parts hang on, each once */
export function openQuestions(parts: readonly SimpleCondition[], facts: StatedFacts): string[] {
  const ids = parts.flatMap((part) => {
    switch (part.kind) {
      case 'yes':
      case 'no':
      case 'choice':
      case 'number':
        return [part.question];
      case 'share':
        return openInShare(part, facts);
      default:
        return [];
    }
  });
  return [...new Set(ids)];
}
