import type { Outcome } from '../../finding.js';
import type { Condition } from '../../ordinance-format/conditions.js';
import type { Question } from '../../ordinance-format/questions.js';
import type { Ordinance } from '../../ordinance.js';
import { unknownsIn } from '../activities/ways.js';
import { fittingFacts } from '../check-answers.js';
import { allHold, type Known, type Truth } from '../conditions.js';
import type { AnsweredProposal, ApplicationInput } from './input.js';

/** What the conditions of an application are decided on. */
export interface ApplicationBasis {
  /** what is known, with the facts of each kind of disturbance; what one of them asks for, the application asks for */
  known: readonly Known[];
  questions: ReadonlyMap<string, Question>;
  /** ids of the activities that are named, though others may not be */
  named: readonly string[];
}

/** Of mitigation that is owed, the finding says whether what was drawn suffices; either way the rule applies. */
const APPLYING: readonly Outcome[] = ['applies', 'met', 'short'];

/** Rules that say how the ordinance stands to what is done: while that is not named, none of them is ruled out. */
function rulesOfActivities({ activities }: Ordinance): Set<string> {
  return new Set(activities.flatMap(({ cases }) => cases.map(({ rule }) => rule)));
}

function wasFound(rule: string, findings: AnsweredProposal['findings'], mayBe: ReadonlySet<string>): Truth {
  const outcomes = findings.filter((finding) => finding.rule === rule).map(({ outcome }) => outcome);
  if (outcomes.some((outcome) => APPLYING.includes(outcome))) return true;
  return outcomes.includes('undetermined') || mayBe.has(rule) ? null : false;
}

/**
 * @param input  what was answered and stated
 * @param route  the way that the application goes; null where that is not known
 */
export function basisOf(
  { ordinance, answer, facts }: ApplicationInput,
  route: string | null,
): ApplicationBasis {
  const questions = new Map(ordinance.questions.map((question) => [question.id, question]));
  const ids = answer.activities.map(({ activity }) => activity?.id);
  const named = [...new Set(ids.filter((id) => id !== undefined))];
  const allNamed = ids.length > 0 && !ids.includes(undefined);
  const unnamed = answer.activities.some(
    ({ activity, standing }) => activity === null && standing !== 'outside',
  );
  const mayBe = unnamed ? rulesOfActivities(ordinance) : new Set<string>();
  return {
    questions,
    named,
    known: facts.map((stated) => ({
      facts: fittingFacts(stated, questions),
      disturbanceSqFt: answer.totals.disturbanceSqFt,
      activities: allNamed ? named : null,
      found: (rule) => wasFound(rule, answer.findings, mayBe),
      route,
    })),
  };
}

function truthIn(conditions: readonly Condition[], known: Known, named: readonly string[]): Truth {
  // What is named can make a condition true, whatever else is done and not named.
  if (known.activities === null && allHold(conditions, { ...known, activities: named }) === true) return true;
  return allHold(conditions, known);
}

/** @returns whether the conditions hold for some of what is done; null where they may */
export function holds(conditions: readonly Condition[], { known, named }: ApplicationBasis): Truth {
  const each = known.map((one) => truthIn(conditions, one, named));
  return each.includes(true) ? true : each.includes(null) ? null : false;
}

/**
 * @param conditions  that neither hold nor fail
 * @param basis  what is known
 * @param findings  as they were answered, with the questions that they hang on
 * @returns ids of the questions that would settle them, each once
 */
export function openQuestions(
  conditions: readonly Condition[],
  { known, questions, named }: ApplicationBasis,
  findings: AnsweredProposal['findings'],
): string[] {
  const ids = known
    .filter((one) => truthIn(conditions, one, named) === null)
    .flatMap((one) =>
      unknownsIn(conditions, { known: one, questions }).flatMap(({ question, rule }) => {
        if (question !== null) return [question];
        return findings
          .filter((finding) => finding.rule === rule && finding.outcome === 'undetermined')
          .flatMap(({ facts }) => facts ?? [])
          .filter((id) => questions.has(id) && one.facts[id] === undefined);
      }),
    );
  return [...new Set(ids)];
}
