import { describe, expect, it } from 'vitest';
import { determinationOutcomeSchema } from '../../../core/contracts/determinations.js';
import {
  emptyOutcome,
  outcomeBody,
  outcomeProblem,
  votesOf,
} from '../../../client/determinations/outcome-draft.js';

const TODAY = '2026-03-10';
const REQUEST = { kind: 'determination', requestedOn: '2026-03-02' } as const;
const FILLED = {
  ...emptyOutcome(TODAY, 'Nat Sedgewick', true),
  outcome: 'not-subject',
  statement: ' It is not. ',
};

describe('an answer as it is typed', () => {
  it('can be sent once an outcome is chosen', () => {
    expect(outcomeProblem(emptyOutcome(TODAY, '', true), REQUEST, TODAY)).toBe('Choose the outcome.');
    expect(outcomeProblem(FILLED, REQUEST, TODAY)).toBeNull();
  });

  it('lies between the request and today', () => {
    expect(outcomeProblem({ ...FILLED, decidedOn: '2026-03-01' }, REQUEST, TODAY)).toContain(
      'older than the request',
    );
    expect(outcomeProblem({ ...FILLED, decidedOn: '2026-03-02' }, REQUEST, TODAY)).toBeNull();
    expect(outcomeProblem({ ...FILLED, decidedOn: '2026-03-11' }, REQUEST, TODAY)).toContain('a day to come');
    expect(outcomeProblem({ ...FILLED, decidedOn: '' }, REQUEST, TODAY)).toContain('Enter the day');
  });

  it('needs the votes of a finding, as whole numbers', () => {
    const finding = { ...REQUEST, kind: 'finding' } as const;
    expect(outcomeProblem(FILLED, finding, TODAY)).toContain('how many voted');
    expect(outcomeProblem({ ...FILLED, votesFor: 'five' }, finding, TODAY)).toContain('whole numbers');
    expect(outcomeProblem({ ...FILLED, votesFor: '5' }, finding, TODAY)).toBeNull();
    expect([votesOf(''), votesOf(' 6 '), votesOf('-1')]).toEqual([null, 6, undefined]);
  });

  it('becomes a body that the contract takes', () => {
    const body = outcomeBody({
      ...FILLED,
      votesFor: '5',
      soilsLookedAt: true,
      hydricSoils: 'Carlisle muck',
      plants: 'Skunk cabbage',
      siteVisitOn: '2026-03-05',
    });
    expect(determinationOutcomeSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      statement: 'It is not.',
      votesFor: 5,
      lookedAt: {
        map: true,
        hydricSoils: 'Carlisle muck',
        plants: ['Skunk cabbage'],
        siteVisitOn: '2026-03-05',
      },
    });
    expect(outcomeBody(FILLED).lookedAt.hydricSoils).toBeNull();
  });
});
