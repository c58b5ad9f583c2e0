import { describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import {
  determinationPeriods,
  kindsOf,
  outcomesOf,
  termsOf,
  voteProblem,
} from '../../../core/rules/determinations.js';

const rye = BUILT_IN_ORDINANCES.find('rye');

const terms = (kind: 'determination' | 'finding') => {
  const found = termsOf(rye, kind);
  if (found === null) throw new Error(`Rye has no ${kind}`);
  return found;
};

const periods = (
  requestedOn: string,
  {
    outcome = null,
    decidedOn = null,
    on,
  }: { outcome?: string | null; decidedOn?: string | null; on: string },
) => determinationPeriods(rye, terms('determination'), { requestedOn, outcome, decidedOn, on });

describe('determinations of Rye', () => {
  it('§ 195-4B(1) [R-DET]: there are exactly two outcomes, and none is of the map', () => {
    const outcomes = outcomesOf(rye, 'determination');
    expect(outcomes.map(({ id }) => id)).toEqual(['not-subject', 'may-be-subject']);
    expect(outcomes.some(({ leadsToAmendment, takesVotes }) => leadsToAmendment || takesVotes)).toBe(false);
  });

  it.each([
    // day 0 is the day on which request and fee are there
    ['2026-03-02', '2026-03-09', 'a Monday, a week on'],
    ['2026-03-06', '2026-03-13', 'a Friday: the weekend does not count'],
    ['2026-03-07', '2026-03-13', 'a Saturday'],
    ['2026-11-05', '2026-11-13', 'Veterans Day between'],
    ['2026-11-02', '2026-11-10', 'Election Day between'],
    ['2026-12-22', '2026-12-30', 'Christmas Day between'],
    ['2026-12-28', '2027-01-05', 'New Year’s Day between, and the year ends'],
    ['2026-07-01', '2026-07-08', 'Independence Day on a Saturday, which is not moved'],
    ['2027-07-01', '2027-07-09', 'Independence Day on a Sunday, and the Monday after'],
    ['2028-02-25', '2028-03-03', '29 February counts'],
  ])('§ 195-4B(1) [R-DET]: a request of %s has to be answered by %s (%s)', (requestedOn, due) => {
    expect(periods(requestedOn, { on: requestedOn }).answerDue?.due).toBe(due);
  });

  it.each([
    ['2026-03-09', /done on 2026-03-09, in time/],
    ['2026-03-10', /done on 2026-03-10, after the last day/],
  ])('§ 195-4B(1) [R-DET]: says of an answer of %s whether it came late', (decidedOn, said) => {
    const { answerDue } = periods('2026-03-02', { outcome: 'not-subject', decidedOn, on: '2026-04-01' });
    expect(answerDue?.sentence).toMatch(said);
  });

  it('§ 195-4B(1) [R-DET]: says that the last day is over when there is no answer', () => {
    expect(periods('2026-03-02', { on: '2026-03-09' }).answerDue?.sentence).toMatch(/up to and including/);
    const late = periods('2026-03-02', { on: '2026-03-10' });
    expect(late.answerDue?.sentence).toMatch(/that is over on 2026-03-10/);
    expect(late.deadlines).toEqual([]);
  });

  it('§ 195-4B(2) [R-PET]: "not subject" can be petitioned against for 15 business days, if there is such an application', () => {
    const { deadlines } = periods('2026-03-02', {
      outcome: 'not-subject',
      decidedOn: '2026-03-02',
      on: '2026-03-03',
    });
    expect(deadlines.map(({ title, due }) => [title, due])).toEqual([
      ['Petition against "not subject"', '2026-03-23'],
    ]);
    expect(deadlines[0]?.sentence).toContain('subdivision or site development plan');
    expect(deadlines[0]?.who).toContain('resident');
  });

  it('§ 195-4B(3) [R-PET]: "may be subject" can be petitioned against by the owner', () => {
    const { deadlines } = periods('2026-06-01', {
      outcome: 'may-be-subject',
      decidedOn: '2026-06-10',
      on: '2026-06-11',
    });
    // Juneteenth, 2026-06-19, is a Friday and does not count
    expect(deadlines.map(({ who, due }) => [who, due])).toEqual([['the property owner', '2026-07-02']]);
  });

  it('§ 195-4A(3) [R-FIND]: review is counted from the filing with the City Clerk, which is not known here', () => {
    const { answerDue, deadlines } = determinationPeriods(rye, terms('finding'), {
      requestedOn: '2026-03-02',
      outcome: 'found-stop-work',
      decidedOn: '2026-03-20',
      on: '2026-03-21',
    });
    expect(answerDue).toBeNull();
    expect(deadlines.map(({ due }) => due)).toEqual([null]);
    expect(deadlines[0]?.sentence).toContain('Decision filed with the City Clerk');
  });

  it.each([
    [null, 'Say how many voted'],
    [0, 'and 0 voted for it'],
    [4, 'and 4 voted for it'],
    [5, null],
    [7, null],
  ])('§ 195-4A(3) [R-FIND]: a finding takes five votes, and has %s', (votesFor, problem) => {
    const outcome = outcomesOf(rye, 'finding').find(({ id }) => id === 'found-stop-work');
    if (outcome === undefined) throw new Error('no such outcome');
    const said = voteProblem(terms('finding'), outcome, { votesFor, votesAgainst: null });
    if (problem === null) expect(said).toBeNull();
    else expect(said?.message).toContain(problem);
  });

  it('§ 195-4A(3) [R-FIND]: without five votes there is no finding, which can be recorded with fewer', () => {
    const none = outcomesOf(rye, 'finding').find(({ id }) => id === 'not-found');
    if (none === undefined) throw new Error('no such outcome');
    expect(none.leadsToAmendment).toBe(false);
    expect(voteProblem(terms('finding'), none, { votesFor: 4, votesAgainst: 3 })).toBeNull();
    expect(voteProblem(terms('finding'), none, { votesFor: null, votesAgainst: null })).toBeNull();
  });

  it('§ 195-4A(3) [R-FIND]: five votes for a finding are not recorded as none', () => {
    const none = outcomesOf(rye, 'finding').find(({ id }) => id === 'not-found');
    if (none === undefined) throw new Error('no such outcome');
    const said = voteProblem(terms('finding'), none, { votesFor: 5, votesAgainst: 2 });
    expect(said).toMatchObject({ path: 'votesFor' });
    expect(said?.message).toMatch(/found-stop-work.*found-no-stop-work/);
  });

  it('§ 195-4B(1) [R-DET]: the City Naturalist does not vote', () => {
    const [outcome] = outcomesOf(rye, 'determination');
    if (outcome === undefined) throw new Error('no outcome');
    const said = voteProblem(terms('determination'), outcome, { votesFor: null, votesAgainst: 2 });
    expect(said?.path).toBe('votesAgainst');
  });
});

describe('determinations of the other places', () => {
  it.each(['mamaroneck', 'north-castle', 'wesley-hills'])('%s: only a plain note', (id) => {
    const ordinance = BUILT_IN_ORDINANCES.find(id);
    expect(kindsOf(ordinance).map(({ kind }) => kind)).toEqual(['note']);
    expect(outcomesOf(ordinance, 'note').map((outcome) => outcome.id)).toEqual(['answered']);
    expect(outcomesOf(ordinance, 'determination')).toEqual([]);
  });
});
