import { isCalendarDate } from '../../core/dates.js';
import type { Determination, DeterminationOutcome } from '../../core/contracts/determinations.js';
import { plantsOf } from './determination-words.js';

/** What the form for an answer holds, as it is typed. */
export interface OutcomeDraft {
  outcome: string;
  decidedOn: string;
  decidedBy: string;
  statement: string;
  votesFor: string;
  votesAgainst: string;
  map: boolean;
  soilsLookedAt: boolean;
  hydricSoils: string;
  plants: string;
  siteVisitOn: string;
  other: string;
}

/** Nothing entered yet. @param map  whether there is a wetlands map, which is then most often looked at */
export function emptyOutcome(today: string, decidedBy: string, map: boolean): OutcomeDraft {
  return {
    outcome: '',
    decidedOn: today,
    decidedBy,
    statement: '',
    votesFor: '',
    votesAgainst: '',
    map,
    soilsLookedAt: false,
    hydricSoils: '',
    plants: '',
    siteVisitOn: '',
    other: '',
  };
}

/** A count of votes as it is typed; null where none is entered, undefined where it is no count. */
export function votesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** @returns what stands against sending it, as a sentence; null: nothing */
export function outcomeProblem(
  draft: OutcomeDraft,
  { kind, requestedOn }: Pick<Determination, 'kind' | 'requestedOn'>,
  today: string,
): string | null {
  const { outcome, decidedOn, siteVisitOn, votesFor, votesAgainst } = draft;
  if (outcome === '') return 'Choose the outcome.';
  if (!isCalendarDate(decidedOn)) return 'Enter the day of the answer.';
  if (decidedOn < requestedOn) return 'The answer cannot be older than the request.';
  if (decidedOn > today) return 'The answer cannot be of a day to come.';
  if (siteVisitOn !== '' && !isCalendarDate(siteVisitOn))
    return 'Enter the whole day of the site visit, or none.';
  if (votesOf(votesFor) === undefined || votesOf(votesAgainst) === undefined)
    return 'Enter votes as whole numbers, such as 5.';
  if (kind === 'finding' && votesOf(votesFor) === null) return 'Enter how many voted for it.';
  return null;
}

/** @returns the body of POST …/outcome */
export function outcomeBody(draft: OutcomeDraft): DeterminationOutcome {
  const [votesFor, votesAgainst] = [votesOf(draft.votesFor) ?? null, votesOf(draft.votesAgainst) ?? null];
  return {
    outcome: draft.outcome,
    decidedOn: draft.decidedOn,
    decidedBy: draft.decidedBy.trim(),
    statement: draft.statement.trim(),
    ...(votesFor === null ? {} : { votesFor }),
    ...(votesAgainst === null ? {} : { votesAgainst }),
    lookedAt: {
      map: draft.map,
      hydricSoils: draft.soilsLookedAt ? draft.hydricSoils.trim() : null,
      plants: plantsOf(draft.plants),
      siteVisitOn: draft.siteVisitOn === '' ? null : draft.siteVisitOn,
      other: draft.other.trim(),
    },
  };
}
