import { useEffect, useState } from 'preact/hooks';
import type { Alternative } from '../../core/contracts/proposal-drawing.js';
import type { ProposalScreening } from '../../core/contracts/screening.js';
import { screenProposal, type Law } from '../api.js';
import { proposalRequest } from '../draw/proposal-request.js';
import { failureOf, isAbort, type Failure } from '../failure.js';

/** What is known of an alternative. */
export type Screened =
  /** no disturbance is drawn in it */
  | { state: 'empty' }
  | { state: 'loading' }
  | { state: 'ready'; screening: ProposalScreening }
  | { state: 'failed'; failure: Failure };

/** Answers of this visit by what was asked: going back and forth asks nothing twice. */
const answered = new Map<string, ProposalScreening>();
const MOST_KEPT = 24;

function keep(question: string, screening: ProposalScreening): void {
  const oldest = answered.keys().next();
  if (answered.size >= MOST_KEPT && oldest.done !== true) answered.delete(oldest.value);
  answered.set(question, screening);
}

/** @returns the question about an alternative, as its text; null where there is nothing to ask about */
function questionOf(place: string, law: Law, { shapes, facts }: Alternative): string | null {
  if (!shapes.some(({ role }) => role === 'disturbance')) return null;
  return JSON.stringify(proposalRequest(place, law, shapes, facts));
}

/**
 * Has each alternative screened by the server, one after another.
 * @returns what is known of each, in their order, and what asks again for those that failed
 */
export function useScreenings(
  place: string,
  law: Law,
  alternatives: readonly Alternative[],
): { screened: readonly Screened[]; again: () => void } {
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const [turn, setTurn] = useState(0);
  const [, redraw] = useState(0);
  const questions = alternatives.map((alternative) => questionOf(place, law, alternative));
  useEffect(() => {
    const asking = new AbortController();
    setFailures(new Map());
    const ask = async (): Promise<void> => {
      for (const question of questions) {
        if (question === null || answered.has(question)) continue;
        try {
          const { value } = await screenProposal(JSON.parse(question) as object, asking.signal);
          keep(question, value);
          redraw((count) => count + 1);
        } catch (error) {
          if (isAbort(error) || asking.signal.aborted) return;
          setFailures((before) => new Map([...before, [question, failureOf(error)]]));
        }
      }
    };
    void ask();
    return () => asking.abort();
  }, [JSON.stringify(questions), turn]);
  const screened = questions.map((question): Screened => {
    if (question === null) return { state: 'empty' };
    const screening = answered.get(question);
    if (screening !== undefined) return { state: 'ready', screening };
    const failure = failures.get(question);
    return failure === undefined ? { state: 'loading' } : { state: 'failed', failure };
  });
  return { screened, again: () => setTurn(turn + 1) };
}
