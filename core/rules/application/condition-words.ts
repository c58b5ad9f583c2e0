import { formatArea } from '../../format.js';
import type { Comparator, Condition, SimpleCondition } from '../../ordinance-format/conditions.js';
import type { Ordinance } from '../../ordinance.js';
import { inSentence } from '../activities/words.js';

const COMPARATORS: Readonly<Record<Comparator, string>> = {
  '<': 'less than',
  '<=': 'no more than',
  '>': 'more than',
  '>=': 'at least',
};

const either = (parts: readonly string[]): string => parts.join(' or ');

function simpleWords(condition: SimpleCondition, ordinance: Ordinance): string {
  const question = (id: string) => ordinance.questions.find((each) => each.id === id);
  const text = (id: string) => `“${question(id)?.text ?? id}”`;
  switch (condition.kind) {
    case 'yes':
      return `the answer to ${text(condition.question)} is yes`;
    case 'no':
      return `the answer to ${text(condition.question)} is no`;
    case 'choice': {
      const form = question(condition.question)?.answer;
      const option =
        form?.kind === 'choice' ? form.options.find(({ id }) => id === condition.option)?.label : undefined;
      return `the answer to ${text(condition.question)} is “${option ?? condition.option}”`;
    }
    case 'number': {
      const form = question(condition.question)?.answer;
      const unit = form?.kind === 'number' ? ` ${form.unit}` : '';
      return `the answer to ${text(condition.question)} is ${COMPARATORS[condition.comparison]} ${condition.value.toLocaleString('en-US')}${unit}`;
    }
    case 'share': {
      const percent = Number((condition.value * 100).toFixed(6));
      return `the answer to ${text(condition.part)} is ${COMPARATORS[condition.comparison]} ${percent} % of that to ${text(condition.whole)}`;
    }
    case 'measured':
      return `${COMPARATORS[condition.comparison]} ${formatArea(condition.value)} of land are disturbed`;
    case 'activity': {
      const labels = condition.activities.map(
        (id) => ordinance.activities.find((activity) => activity.id === id)?.label ?? id,
      );
      return `this is among what is done: ${either(labels.map(inSentence))}`;
    }
    case 'found': {
      const titles = condition.rules.map((rule) => {
        const title = ordinance.provisions.find((provision) => provision.rule === rule)?.title;
        return title === undefined ? rule : `“${title}”`;
      });
      return `this is found to apply: ${either(titles)}`;
    }
    case 'route': {
      const route = ordinance.permit?.routes.find(({ id }) => id === condition.route);
      return `the application goes to ${route?.authority ?? condition.route}`;
    }
  }
}

/** @returns a condition in plain words, as they follow "where" */
export function conditionWords(condition: Condition, ordinance: Ordinance): string {
  return condition.kind === 'any'
    ? either(condition.of.map((part) => simpleWords(part, ordinance)))
    : simpleWords(condition, ordinance);
}
