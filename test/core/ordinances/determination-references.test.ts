import { describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { ordinanceSchema } from '../../../core/ordinance.js';

const rye = BUILT_IN_ORDINANCES.find('rye');
const [determination, finding] = rye.determinations;

/** Messages of the faults of Rye's data with other determinations. */
const faultsOf = (determinations: unknown): string[] => {
  const parsed = ordinanceSchema.safeParse({ ...rye, determinations });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('determinations in the format of an ordinance', () => {
  it('may be left out', () => {
    expect(faultsOf([])).toEqual([]);
    expect(faultsOf(rye.determinations)).toEqual([]);
  });

  it.each([
    ['a kind twice', [determination, determination], 'determinations.1.id: "determination" is there twice'],
    [
      'a rule without provision',
      [{ ...determination, rule: 'R-NONE' }],
      'there is no provision of the rule R-NONE',
    ],
    [
      'an unknown clock',
      [{ ...determination, answerClock: 'none' }],
      'answerClock: there is no clock "none"',
    ],
    [
      'a clock of something else',
      [{ ...determination, answerClock: 'review' }],
      'does not count from the event',
    ],
    [
      'an unknown event',
      [{ ...determination, outcomeEvent: 'none' }],
      'outcomeEvent: there is no event "none"',
    ],
    [
      'an unknown deadline',
      [{ ...finding, deadlineClocks: ['none'] }],
      'deadlineClocks.0: there is no clock "none"',
    ],
    ['votes that no outcome takes', [{ ...determination, votesNeeded: 3 }], 'no outcome takes them'],
    ['an outcome by votes without their number', [{ ...finding, votesNeeded: null }], 'how many is not said'],
    ['more votes than members', [{ ...finding, votesOf: 4 }], 'more than there are members'],
    [
      'one outcome',
      [{ ...determination, outcomes: determination?.outcomes.slice(1) }],
      'determinations.0.outcomes',
    ],
    [
      'an outcome twice',
      [{ ...determination, outcomes: [determination?.outcomes[0], determination?.outcomes[0]] }],
      '"not-subject" is there twice',
    ],
    [
      'a fact of no question',
      [
        {
          ...finding,
          outcomes: finding?.outcomes.map((outcome) => ({ ...outcome, facts: { noSuch: true } })),
        },
      ],
      'facts.noSuch: there is no question "noSuch"',
    ],
    [
      'an answer that the question does not have',
      [
        {
          ...finding,
          outcomes: finding?.outcomes.map((outcome) => ({
            ...outcome,
            facts: { naturalistDetermination: 'perhaps' },
          })),
        },
      ],
      'cannot be answered by "perhaps"',
    ],
  ])('refuses %s', (_what, determinations, fault) => {
    expect(faultsOf(determinations).join('\n')).toContain(fault);
  });
});
