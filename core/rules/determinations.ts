import type { Determination, DeterminationKind, DeterminationList } from '../contracts/determinations.js';
import type { ClockAnswer } from '../contracts/clocks.js';
import type { CalendarDate } from '../dates.js';
import type { DeterminationTerms, OutcomeTerms } from '../ordinance-format/determinations.js';
import type { Ordinance } from '../ordinance.js';
import { clocksFor } from './clocks/clocks-for.js';

type Due = NonNullable<Determination['answerDue']>;
type Kinds = DeterminationList['kinds'];

/** What can be said under a kind of determination. */
export interface KnownOutcome extends Pick<OutcomeTerms, 'id' | 'label' | 'words'> {
  takesVotes: boolean;
  leadsToAmendment: boolean;
}

/** Where the ordinance provides for no more, a request is noted with the answer that it got. */
const ANSWERED: KnownOutcome = {
  id: 'answered',
  label: 'Answered',
  words: 'The request was answered in words. The ordinance attaches nothing to it.',
  takesVotes: false,
  leadsToAmendment: false,
};

/** @returns what an ordinance says of a kind of determination; null where it provides for none, and of a note */
export function termsOf(ordinance: Ordinance, kind: DeterminationKind): DeterminationTerms | null {
  return ordinance.determinations.find((terms) => terms.kind === kind) ?? null;
}

/** @returns the kinds that can be recorded under an ordinance: those that it provides for, and the plain note */
export function kindsOf(ordinance: Ordinance): Kinds {
  return [
    ...ordinance.determinations.map(({ kind, title, citation }) => ({ kind, label: title, citation })),
    { kind: 'note', label: 'Note on what was asked and answered', citation: null },
  ];
}

/** @returns the outcomes of a kind, exactly one of which is given; none where the ordinance does not provide for it */
export function outcomesOf(ordinance: Ordinance, kind: DeterminationKind): readonly KnownOutcome[] {
  return kind === 'note' ? [ANSWERED] : (termsOf(ordinance, kind)?.outcomes ?? []);
}

/** What happened, as far as periods are counted from it. */
export interface DeterminationDays {
  requestedOn: CalendarDate;
  /** null until it is given */
  outcome: string | null;
  decidedOn: CalendarDate | null;
  /** the day from which it is looked at */
  on: CalendarDate;
}

function dueFrom({ title, citation, due, sentence, who }: ClockAnswer): Due {
  return { title, citation, due: due?.day ?? null, sentence, who };
}

/**
 * Counts the periods of a determination as the ordinance counts every period.
 * @param terms  of the kind, from the same ordinance
 * @returns the day by which it has to be given, which says too whether it came late, null where the ordinance sets none;
 *   and the periods that run once it is given. A period that may apply, or not, on what is not known here is listed, and its
 *   sentence says what would settle it
 * @throws InvalidInput  for a day that cannot be counted from
 */
export function determinationPeriods(
  ordinance: Ordinance,
  terms: DeterminationTerms,
  { requestedOn, outcome, decidedOn, on }: DeterminationDays,
): { answerDue: Due | null; deadlines: Due[] } {
  const given = terms.outcomes.find(({ id }) => id === outcome);
  const { items } = clocksFor(ordinance, {
    on,
    events: {
      ...(terms.requestEvent === null ? {} : { [terms.requestEvent]: requestedOn }),
      ...(terms.outcomeEvent === null || decidedOn === null ? {} : { [terms.outcomeEvent]: decidedOn }),
    },
    facts: given?.facts ?? {},
  });
  const answer = items.find(({ id }) => id === terms.answerClock);
  return {
    answerDue: answer === undefined ? null : dueFrom(answer),
    deadlines:
      given === undefined ? [] : items.filter(({ id }) => terms.deadlineClocks.includes(id)).map(dueFrom),
  };
}

/** How members voted on an outcome that takes votes, also where too few were for it; null where that was not said. */
export interface Votes {
  votesFor: number | null;
  votesAgainst: number | null;
}

/** @returns what stands against an outcome, by the votes that it takes: a sentence and the member it is about; null: nothing */
export function voteProblem(
  { votesNeeded, votesOf, citation, who, outcomes }: DeterminationTerms,
  outcome: Pick<KnownOutcome, 'takesVotes' | 'label'>,
  { votesFor, votesAgainst }: Votes,
): { path: 'votesFor' | 'votesAgainst'; message: string } | null {
  if (votesNeeded === null) {
    if (votesFor === null && votesAgainst === null) return null;
    const path = votesFor === null ? 'votesAgainst' : 'votesFor';
    return {
      path,
      message: `This is given by ${who} and is not voted on (${citation}). Leave the votes out.`,
    };
  }
  if (votesOf !== null && (votesFor ?? 0) + (votesAgainst ?? 0) > votesOf) {
    return { path: 'votesFor', message: `There are ${votesOf} members, and more votes than that.` };
  }
  const named = outcomes.filter(({ takesVotes }) => takesVotes !== outcome.takesVotes);
  const others = named.map(({ id, label }) => `"${label}" (${id})`).join(' or ');
  if (!outcome.takesVotes) {
    if (votesFor === null || votesFor < votesNeeded) return null;
    return {
      path: 'votesFor',
      message: `${votesFor} members voted for a finding, and ${votesNeeded} make one (${citation}). Record ${others}. Votes for it are those for a finding only.`,
    };
  }
  const takes = `"${outcome.label}" takes the votes of at least ${votesNeeded} members of the body (${citation})`;
  if (votesFor === null) return { path: 'votesFor', message: `${takes}. Say how many voted for it.` };
  if (votesFor >= votesNeeded) return null;
  const then = others === '' ? '' : ` What can be recorded with fewer is ${others}.`;
  return { path: 'votesFor', message: `${takes}, and ${votesFor} voted for it.${then}` };
}
