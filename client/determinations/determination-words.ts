import type { Determination, LookedAt } from '../../core/contracts/determinations.js';
import { dayText, lawText } from '../figures/format.js';
import { listText } from '../law/words.js';

/** How far the answer to a request is. */
export type Standing = 'open' | 'late' | 'answered' | 'replaced';

/** Which of them are listed. */
export type ListedState = 'all' | 'open' | 'late' | 'answered';

/** Whether a list shows a request: an open one that is late is open, too; one replaced was answered or set aside. */
export function isListed(state: ListedState, standing: Standing): boolean {
  if (state === 'all') return true;
  if (state === 'open') return standing === 'open' || standing === 'late';
  if (state === 'late') return standing === 'late';
  return standing === 'answered' || standing === 'replaced';
}

type Stands = Pick<Determination, 'outcome' | 'answerDue' | 'supersededBy'>;

/** @param today  YYYY-MM-DD, in New York */
export function standingOf({ outcome, answerDue, supersededBy }: Stands, today: string): Standing {
  if (supersededBy !== null) return 'replaced';
  if (outcome !== null) return 'answered';
  return answerDue?.due != null && answerDue.due < today ? 'late' : 'open';
}

/** How far it is, with its day: `Open: due on 10 Mar 2026`, `Late: it was due on 3 Mar 2026`. */
export function standingText(
  determination: Stands & Pick<Determination, 'decidedOn' | 'outcomeLabel'>,
  today: string,
): string {
  const { answerDue, decidedOn, outcomeLabel, supersededBy } = determination;
  const due = answerDue?.due ?? null;
  switch (standingOf(determination, today)) {
    case 'replaced':
      return `Replaced by number ${supersededBy ?? ''}`;
    case 'answered':
      return `${outcomeLabel ?? 'Answered'}${decidedOn === null ? '' : `, ${dayText(decidedOn)}`}`;
    case 'late':
      return `Late: it was due on ${dayText(due ?? '')}`;
    case 'open':
      return due === null ? 'Open' : due === today ? 'Open: due today' : `Open: due on ${dayText(due)}`;
  }
}

/** What was looked at, each as a sentence; empty where nothing is recorded. */
export function lookedAtLines(lookedAt: LookedAt): string[] {
  const { map, mapVersion, hydricSoils, plants, siteVisitOn, other } = lookedAt;
  return [
    ...(map ? [`The wetlands map${mapVersion === undefined ? '' : `, version ${mapVersion}`}.`] : []),
    ...(hydricSoils === null ? [] : [`Hydric soils: ${hydricSoils === '' ? 'looked at.' : hydricSoils}`]),
    ...(plants.length === 0 ? [] : [`Plants found: ${listText(plants, 'and')}.`]),
    ...(siteVisitOn === null ? [] : [`Site visit on ${dayText(siteVisitOn)}.`]),
    ...(other === '' ? [] : [other]),
  ];
}

/** Whether the votes reach what is needed, in words; empty while none are entered. */
export function votesText(votesFor: number | null, needed: number | null): string {
  if (needed === null) return '';
  const rule = `It takes at least ${needed} votes for it.`;
  if (votesFor === null) return rule;
  return votesFor >= needed ? `${rule} ${votesFor} are enough.` : `${rule} ${votesFor} are too few.`;
}

/** Plants as they are typed, one a line or separated by commas, without empty ones or doubles. */
export function plantsOf(text: string): string[] {
  const names = text.split(/[\n,;]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A period's sentence for reading. */
export function dueText(sentence: string): string {
  return lawText(sentence);
}
