import { expect } from 'vitest';
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
    section: '§ 340-9 (mitigation types)',
    rules: ['N-MIT-TYPE', 'N-MIT-PLAN'],
    situation: 'It is chosen what the mitigation consists of',
    expected:
      'new wetland is usually, not always, made out of upland; for buffer it is the wetland that is kept from harm; a schedule of monitoring is for the loss of wetland; and the list of what mitigation includes is open',
    given: house(UNAVOIDABLE),
    list: 'mitigation-plan-measures',
    items: {
      'form-wetland': { words: expect.stringMatching(/usually by flooding or digging out upland/) as never },
      'form-buffer': { words: expect.stringMatching(/prevent harm to the wetland/) as never },
      'monitoring-schedule': { words: expect.stringMatching(/^Where wetland is lost:/) as never },
      'what-it-includes': { standing: 'asked', words: expect.stringMatching(/among other things/) as never },
    },
  },
  ...(
    [
      ['2018-04-10', 'not-asked', 'not to be had yet'],
      ['2018-04-11', 'asked', 'one of the ways from that day on'],
    ] as const
  ).map(([on, standing, expected]): ApplicationCase => ({
    kind: 'application',
    section: '§ 340-9 (fee in lieu), added 2018-04-11 by L.L. No. 2-2018',
    rules: ['N-MIT-FEE'],
    situation: `A mitigation plan is asked for on ${on}`,
    expected: `a payment in place of mitigation is ${expected}`,
    given: { ...house(UNAVOIDABLE), on, filedOn: on },
    list: 'mitigation-plan-measures',
    items: { 'payment-in-place': { standing } },
  })),
  {
    kind: 'application',
    section: '§ 340-9 (contents of all mitigation plans)',
    rules: ['N-MIT-PLAN'],
    situation: 'The plan uses chemicals, and a contractor builds the wetland',
    expected: 'wetland and buffer are kept from an excess of them, and it is the contractor who is named',
    given: house(UNAVOIDABLE),
    list: 'mitigation-plan-contents',
    items: {
      chemicals: { words: expect.stringMatching(/always kept from an excess/) as never },
      people: { words: expect.stringMatching(/which is to say the contractor/) as never },
    },
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
