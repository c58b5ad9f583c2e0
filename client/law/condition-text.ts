import type { Comparator, Condition, SimpleCondition } from '../../core/ordinance-format/conditions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { acresFromSqFt } from '../../core/units.js';
import { listText, numberText } from './words.js';

/** What conditions name, for saying them in words. */
export type Named = Pick<Ordinance, 'questions' | 'activities' | 'provisions' | 'permit'>;

const COMPARISONS: Record<Comparator, (value: string) => string> = {
  '<': (value) => `less than ${value}`,
  '<=': (value) => `${value} or less`,
  '>': (value) => `more than ${value}`,
  '>=': (value) => `${value} or more`,
};

function quoted(named: Named, question: string): string {
  return `“${named.questions.find(({ id }) => id === question)?.text ?? question}”`;
}

function unitOf(named: Named, question: string): string {
  const form = named.questions.find(({ id }) => id === question)?.answer;
  return form?.kind === 'number' ? ` ${form.unit}` : '';
}

function optionLabel(named: Named, question: string, option: string): string {
  const form = named.questions.find(({ id }) => id === question)?.answer;
  const options = form?.kind === 'choice' ? form.options : [];
  return options.find(({ id }) => id === option)?.label ?? option;
}

function simpleText(condition: SimpleCondition, named: Named): string {
  switch (condition.kind) {
    case 'yes':
    case 'no':
      return `${quoted(named, condition.question)} is answered ${condition.kind}`;
    case 'choice':
      return `${quoted(named, condition.question)} is answered “${optionLabel(named, condition.question, condition.option)}”`;
    case 'number': {
      const value = `${numberText(condition.value)}${unitOf(named, condition.question)}`;
      return `${quoted(named, condition.question)} is answered ${COMPARISONS[condition.comparison](value)}`;
    }
    case 'share': {
      const share = COMPARISONS[condition.comparison](`${numberText(condition.value * 100)} %`);
      return `${quoted(named, condition.part)} comes to ${share} of ${quoted(named, condition.whole)}`;
    }
    case 'measured': {
      const acres = acresFromSqFt(condition.value).toFixed(3);
      const value = `${numberText(condition.value)} sq ft (${acres} acres)`;
      return `the total disturbance is ${COMPARISONS[condition.comparison](value)}`;
    }
    case 'activity': {
      const labels = condition.activities.map(
        (id) => named.activities.find((activity) => activity.id === id)?.label ?? id,
      );
      return `what is done includes: ${listText(labels, 'or')}`;
    }
    case 'found': {
      const titles = condition.rules.map(
        (rule) => `“${named.provisions.find((provision) => provision.rule === rule)?.title ?? rule}”`,
      );
      return `${listText(titles, 'or')} applies`;
    }
    case 'route': {
      const label = named.permit?.routes.find(({ id }) => id === condition.route)?.label ?? condition.route;
      return `the application goes this way: ${label}`;
    }
  }
}

/** @returns a condition in words, as a phrase after `if` */
export function conditionText(condition: Condition, named: Named): string {
  if (condition.kind !== 'any') return simpleText(condition, named);
  return listText(
    condition.of.map((part) => simpleText(part, named)),
    'or',
  );
}

/** @returns conditions that must all hold, as a phrase after `if`; null where there are none */
export function conditionsText(conditions: readonly Condition[], named: Named): string | null {
  if (conditions.length === 0) return null;
  return conditions.map((condition) => conditionText(condition, named)).join('; and ');
}
