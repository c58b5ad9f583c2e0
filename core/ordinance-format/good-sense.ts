import type { Ordinance } from '../ordinance.js';
import type { Fault, Path } from './fault.js';
import { doubled } from './fault.js';

/** A name that two activities go by leads to the first of them only. */
function aliasFaults({ activities }: Ordinance): Fault[] {
  const ids = new Set(activities.map(({ id }) => id));
  const taken = new Set<string>();
  return activities.flatMap(({ aliases }, index) =>
    aliases.flatMap((alias, place) => {
      const path = ['activities', index, 'aliases', place];
      if (ids.has(alias)) return [{ path, message: `"${alias}" is an activity of its own` }];
      if (taken.has(alias)) return [{ path, message: `"${alias}" already names another activity` }];
      taken.add(alias);
      return [];
    }),
  );
}

/** Numbers of which the least is more than the most. */
function rangeFaults({ questions, sanctions }: Ordinance): Fault[] {
  const message = 'the least is more than the most';
  return [
    ...questions.flatMap(({ answer }, index) =>
      answer.kind === 'number' && (answer.minimum ?? -Infinity) > (answer.maximum ?? Infinity)
        ? [{ path: ['questions', index, 'answer'], message }]
        : [],
    ),
    ...sanctions.flatMap(({ minUsd, maxUsd }, index) =>
      minUsd !== null && maxUsd !== null && minUsd > maxUsd ? [{ path: ['sanctions', index], message }] : [],
    ),
  ];
}

/** Values that begin after the text held: for the days between, nothing at all could be answered. */
function lateFaults(value: unknown, held: string, path: Path): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, member]) => lateFaults(member, held, [...path, key]));
  const first: unknown = value[0];
  const isDated = typeof first === 'object' && first !== null && 'value' in first && 'from' in first;
  if (isDated && typeof first.from === 'string')
    return first.from > held
      ? [{ path, message: `must begin by ${held}, the day from which the text is held` }]
      : [];
  return value.flatMap((item, index) => lateFaults(item, held, [...path, index]));
}

/**
 * @param ordinance  of the right shape, whose names all lead somewhere
 * @returns what would pass, and lead to an answer that nobody meant
 */
export function senseFaults(ordinance: Ordinance): Fault[] {
  return [
    ...aliasFaults(ordinance),
    ...rangeFaults(ordinance),
    ...lateFaults(ordinance, ordinance.textHeldFrom, []),
    ...doubled(ordinance.permit?.routes ?? [], ['permit', 'routes']),
    ...ordinance.requirements.flatMap(({ items }, index) => doubled(items, ['requirements', index, 'items'])),
    ...ordinance.questions.flatMap(({ answer }, index) =>
      answer.kind === 'choice' ? doubled(answer.options, ['questions', index, 'answer', 'options']) : [],
    ),
  ];
}
