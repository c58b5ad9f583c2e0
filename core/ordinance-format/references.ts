import type { z } from 'zod';
import type { Condition, SimpleCondition } from './conditions.js';
import type { Ordinance } from '../ordinance.js';
import { determinationFaults } from './determination-references.js';
import { doubled, type Fault, type Path } from './fault.js';
import { senseFaults } from './good-sense.js';

/** Every member called `rule` or `rules` anywhere in the data, with where it is. */
function rulesIn(value: unknown, path: Path): { rule: string; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => rulesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const here = [...path, key];
    if (key === 'rule' && typeof member === 'string') return [{ rule: member, path: here }];
    if (key === 'rules') {
      const names = typeof member === 'object' && member !== null ? Object.entries(member) : [];
      return names.flatMap(([name, rule]: [string, unknown]) =>
        typeof rule === 'string' ? [{ rule, path: [...here, name] }] : [],
      );
    }
    return rulesIn(member, here);
  });
}

function* conditionsIn(value: unknown, path: Path): Generator<{ condition: SimpleCondition; path: Path }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* conditionsIn(item, [...path, index]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    if (key !== 'when') {
      yield* conditionsIn(member, [...path, key]);
      continue;
    }
    // The schema has parsed the data already: what stands under `when` is conditions.
    for (const [index, condition] of (member as readonly Condition[]).entries()) {
      const here = [...path, key, index];
      if (condition.kind === 'any') for (const each of condition.of) yield { condition: each, path: here };
      else yield { condition, path: here };
    }
  }
}

function conditionFaults(ordinance: Ordinance): Fault[] {
  const questions = new Map(ordinance.questions.map((question) => [question.id, question.answer]));
  const activities = new Set(ordinance.activities.map((activity) => activity.id));
  const routes = new Set(ordinance.permit?.routes.map((route) => route.id) ?? []);
  const faults: Fault[] = [];
  const needs = (path: Path, id: string, kind: 'yes-no' | 'number' | 'choice', option?: string): void => {
    const answer = questions.get(id);
    if (answer === undefined) faults.push({ path, message: `there is no question "${id}"` });
    else if (answer.kind !== kind)
      faults.push({ path, message: `question "${id}" is answered by ${answer.kind}, not by ${kind}` });
    else if (answer.kind === 'choice' && !answer.options.some(({ id: known }) => known === option))
      faults.push({ path, message: `question "${id}" has no option "${option ?? ''}"` });
  };
  for (const { condition, path } of conditionsIn(ordinance, [])) {
    if (condition.kind === 'yes' || condition.kind === 'no') needs(path, condition.question, 'yes-no');
    else if (condition.kind === 'choice') needs(path, condition.question, 'choice', condition.option);
    else if (condition.kind === 'number') needs(path, condition.question, 'number');
    else if (condition.kind === 'share') {
      needs(path, condition.part, 'number');
      needs(path, condition.whole, 'number');
    } else if (condition.kind === 'activity') {
      for (const id of condition.activities)
        if (!activities.has(id)) faults.push({ path, message: `there is no activity "${id}"` });
    } else if (condition.kind === 'route' && !routes.has(condition.route))
      faults.push({ path, message: `there is no route "${condition.route}"` });
  }
  for (const [index, id] of (ordinance.mitigation?.unavoidable?.criteria ?? []).entries())
    needs(['mitigation', 'unavoidable', 'criteria', index], id, 'yes-no');
  return faults;
}

function clockFaults(ordinance: Ordinance): Fault[] {
  const events = new Set(ordinance.events.map((event) => event.id));
  const clocks = new Set(ordinance.clocks.map((clock) => clock.id));
  const notices = new Set(ordinance.notices.map((notice) => notice.id));
  const faults: Fault[] = [];
  const event = (path: Path, id: string | null): void => {
    if (id !== null && !events.has(id)) faults.push({ path, message: `there is no event "${id}"` });
  };
  const clock = (path: Path, id: string | undefined): void => {
    if (id !== undefined && !clocks.has(id)) faults.push({ path, message: `there is no clock "${id}"` });
  };
  for (const [index, item] of ordinance.clocks.entries()) {
    const path = ['clocks', index];
    item.bounds.forEach((bound, place) => event([...path, 'bounds', place, 'event'], bound.event));
    event([...path, 'meets'], item.meets);
    event([...path, 'overriddenBy'], item.overriddenBy);
    event([...path, 'recurs', 'event'], item.recurs?.event ?? null);
    event([...path, 'recurs', 'until'], item.recurs?.until ?? null);
    if (item.bounds.length === 0 && item.recurs === null)
      faults.push({ path, message: 'has neither bounds nor a day from which it recurs' });
  }
  ordinance.notices.forEach((item, index) => clock(['notices', index, 'clock'], item.clock));
  ordinance.guarantees.forEach((item, index) => clock(['guarantees', index, 'clock'], item.clock));
  for (const [index, activity] of ordinance.activities.entries())
    for (const [place, { duties }] of activity.cases.entries())
      duties.forEach((duty, nth) =>
        clock(['activities', index, 'cases', place, 'duties', nth, 'clock'], duty.clock),
      );
  for (const [index, list] of ordinance.requirements.entries())
    list.items.forEach(({ figure }, place) => {
      if (figure?.kind === 'notice' && !notices.has(figure.notice))
        faults.push({
          path: ['requirements', index, 'items', place],
          message: `there is no notice "${figure.notice}"`,
        });
    });
  return faults;
}

function activityFaults(ordinance: Ordinance): Fault[] {
  return ordinance.activities.flatMap((activity, index) => {
    const path = ['activities', index, 'cases'];
    const last = activity.cases.at(-1);
    const open =
      last !== undefined && last.when.length === 0 && last.lands === undefined && last.until === undefined;
    const late =
      last?.from !== undefined && last.from > ordinance.textHeldFrom && activity.reach !== 'anywhere';
    return [
      ...(open ? [] : [{ path, message: 'the last case must hold whatever is answered, on all land' }]),
      ...(late ? [{ path, message: 'the last case must hold from the first day of the text held' }] : []),
      ...(activity.cases.some(({ standing }) => standing === 'permit') && ordinance.permit === null
        ? [{ path, message: 'says that a permit is needed, and `permit` does not say which' }]
        : []),
    ];
  });
}

/**
 * What a schema alone can't see: names that lead nowhere, things said twice, and what makes no sense.
 * @param ordinance  of the right shape
 * @param context  to which each fault is added, with its path in the data
 */
export function checkReferences(ordinance: Ordinance, context: z.RefinementCtx<Ordinance>): void {
  const { provisions } = ordinance;
  const known = new Set(provisions.map((provision) => provision.rule));
  const faults: Fault[] = [
    ...(
      [
        'questions',
        'activities',
        'requirements',
        'notices',
        'events',
        'clocks',
        'sanctions',
        'guarantees',
      ] as const
    ).flatMap((part) => doubled(ordinance[part], [part])),
    ...doubled(
      provisions.map(({ rule }) => ({ id: rule })),
      ['provisions'],
    ),
    ...rulesIn(ordinance, []).flatMap(({ rule, path }) =>
      known.has(rule) ? [] : [{ path, message: `there is no provision of the rule ${rule}` }],
    ),
    ...conditionFaults(ordinance),
    ...clockFaults(ordinance),
    ...activityFaults(ordinance),
    ...determinationFaults(ordinance),
    ...senseFaults(ordinance),
  ];
  for (const { path, message } of faults) context.addIssue({ code: 'custom', path, message });
}
