import type { Ordinance } from '../ordinance.js';
import { isFitAnswer } from '../rules/check-answers.js';
import type { DeterminationTerms } from './determinations.js';
import { doubled, type Fault, type Path } from './fault.js';

function voteFaults({ outcomes, votesNeeded, votesOf }: DeterminationTerms, path: Path): Fault[] {
  const voted = outcomes.some(({ takesVotes }) => takesVotes);
  return [
    ...(voted && votesNeeded === null
      ? [{ path: [...path, 'votesNeeded'], message: 'an outcome takes votes, and how many is not said' }]
      : []),
    ...(!voted && votesNeeded !== null
      ? [{ path: [...path, 'votesNeeded'], message: 'says how many votes, and no outcome takes them' }]
      : []),
    ...((votesNeeded ?? 0) > (votesOf ?? Infinity)
      ? [{ path: [...path, 'votesNeeded'], message: 'is more than there are members' }]
      : []),
  ];
}

function clockFaults(terms: DeterminationTerms, { clocks, events }: Ordinance, path: Path): Fault[] {
  const faults: Fault[] = [];
  for (const member of ['requestEvent', 'outcomeEvent'] as const) {
    const id = terms[member];
    if (id !== null && !events.some((event) => event.id === id))
      faults.push({ path: [...path, member], message: `there is no event "${id}"` });
  }
  const clock = (id: string, here: Path): void => {
    if (!clocks.some((known) => known.id === id))
      faults.push({ path: here, message: `there is no clock "${id}"` });
  };
  terms.deadlineClocks.forEach((id, index) => clock(id, [...path, 'deadlineClocks', index]));
  if (terms.answerClock === null) return faults;
  const here = [...path, 'answerClock'];
  clock(terms.answerClock, here);
  const answer = clocks.find(({ id }) => id === terms.answerClock);
  if (answer !== undefined && !answer.bounds.some(({ event }) => event === terms.requestEvent))
    faults.push({ path: here, message: 'does not count from the event that the request is' });
  return faults;
}

function factFaults({ outcomes }: DeterminationTerms, { questions }: Ordinance, path: Path): Fault[] {
  return outcomes.flatMap(({ facts }, index) =>
    Object.entries(facts).flatMap(([id, answer]): Fault[] => {
      const here = [...path, 'outcomes', index, 'facts', id];
      const question = questions.find((known) => known.id === id);
      if (question === undefined) return [{ path: here, message: `there is no question "${id}"` }];
      if (isFitAnswer(question.answer, answer)) return [];
      return [{ path: here, message: `question "${id}" cannot be answered by ${JSON.stringify(answer)}` }];
    }),
  );
}

/**
 * @param ordinance  of the right shape
 * @returns what determinations name and is not there, say twice, or contradict themselves in
 */
export function determinationFaults(ordinance: Ordinance): Fault[] {
  return [
    ...doubled(
      ordinance.determinations.map(({ kind }) => ({ id: kind })),
      ['determinations'],
    ),
    ...ordinance.determinations.flatMap((terms, index) => {
      const path = ['determinations', index];
      return [
        ...doubled(terms.outcomes, [...path, 'outcomes']),
        ...voteFaults(terms, path),
        ...clockFaults(terms, ordinance, path),
        ...factFaults(terms, ordinance, path),
      ];
    }),
  ];
}
