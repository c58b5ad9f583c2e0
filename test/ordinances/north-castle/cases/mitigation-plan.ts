import type { ApplicationCase } from '../../planner-cases.js';
import { house, UNAVOIDABLE } from './drawn.js';

/** When a mitigation plan is asked for, and what it holds. */
export const mitigationPlanCases: readonly ApplicationCase[] = [
  {
    kind: 'application',
    section: '§ 340-8D',
    rules: ['N-ORDER', 'N-MIT-PLAN'],
    situation: 'All three tests of an unavoidable loss are met, and it is kept small',
    expected: 'a mitigation plan is asked for',
    given: house(UNAVOIDABLE),
    list: 'mitigation-plan-contents',
    items: { map: { standing: 'asked' }, people: { standing: 'asked' } },
    expect: { list: { standing: 'asked' } },
  },
  ...Object.keys(UNAVOIDABLE).map((missed): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-8D',
    rules: ['N-ORDER', 'N-MIT-PLAN'],
    situation: `All is shown of an unavoidable loss save "${missed}"`,
    expected: 'no mitigation plan is asked for, since the loss is not shown to be unavoidable and small',
    given: house({ ...UNAVOIDABLE, [missed]: false }),
    list: 'mitigation-plan-contents',
    expect: { list: { standing: 'not-asked' } },
  })),
  {
    kind: 'application',
    section: '§ 340-8D',
    rules: ['N-ORDER', 'N-MIT-PLAN'],
    situation: 'Nothing is known yet of whether the loss is unavoidable',
    expected: 'it is not known yet whether a mitigation plan is asked for',
    given: house(),
    list: 'mitigation-plan-measures',
    expect: { list: { standing: 'undetermined' } },
  },
  {
    kind: 'application',
    section: '§ 340-12',
    rules: ['N-MON'],
    situation: 'A mitigation plan is asked for',
    expected:
      'it says how long the place is monitored, at least five years, and what is measured in the field',
    given: house(UNAVOIDABLE),
    list: 'mitigation-plan-monitoring',
    items: { 'monitoring-period': { standing: 'asked' }, 'field-measurements': { standing: 'asked' } },
  },
];
