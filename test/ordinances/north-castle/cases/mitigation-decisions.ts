import { expect } from 'vitest';
import type { ProposalCase } from '../../planner-cases.js';
import type { Situation } from '../../situation.js';
import { inWetland, UNAVOIDABLE } from './drawn.js';

type Stated = Record<string, boolean | string>;
type Facts = NonNullable<Situation['facts']>;

const { compatibleWithHealthAndWelfare, onSiteAlternativesRuledOut, otherSitesRuledOut } = UNAVOIDABLE;

/** The three tests of § 340-8D, all met. */
const THREE_TESTS: Stated = {
  compatibleWithHealthAndWelfare,
  onSiteAlternativesRuledOut,
  otherSitesRuledOut,
};

const unavoidable = (
  situation: string,
  stated: Stated,
  outcome: 'applies' | 'does-not-apply' | 'undetermined',
  expected: string,
): ProposalCase => ({
  kind: 'proposal',
  section: '§ 340-8D',
  rules: ['N-ORDER'],
  situation,
  expected,
  given: inWetland('building', stated),
  findings: [
    {
      rule: 'N-ORDER',
      outcome,
      citation: 'Town of North Castle § 340-8D',
      reason: expect.stringMatching(
        /\(4\) Reduce it, by preservation and by maintenance in operation/,
      ) as never,
    },
  ],
});

/** 600 sq ft of wetland are lost, so 1,200 are owed; decisions as they were recorded. */
const decided = (facts: Facts, changes: Situation = {}): Situation => ({
  ...inWetland('fill'),
  facts,
  ...changes,
});

/** What somebody has to decide on the loss, on the place of the mitigation, and on a payment. */
export const mitigationDecisionCases: readonly ProposalCase[] = [
  unavoidable(
    'A house takes wetland, and all three tests are met',
    THREE_TESTS,
    'applies',
    'the loss is unavoidable, on what was said, and a mitigation plan can make up for it',
  ),
  ...Object.keys(THREE_TESTS).map((missed) =>
    unavoidable(
      `Two of the tests are met, and "${missed}" is not`,
      { ...THREE_TESTS, [missed]: false },
      'does-not-apply',
      'all three are needed, so the loss is not unavoidable',
    ),
  ),
  unavoidable(
    'Two of the tests are met, and of other sites nothing is known',
    { compatibleWithHealthAndWelfare, onSiteAlternativesRuledOut },
    'undetermined',
    'it cannot be told yet',
  ),
  unavoidable(
    'One test fails, and the others are not known',
    { onSiteAlternativesRuledOut: false },
    'does-not-apply',
    'one that fails decides, whatever the others are',
  ),
  {
    kind: 'proposal',
    section: '§ 340-9 (mitigation required)',
    rules: ['N-MIT-SITE'],
    situation:
      'All mitigation is off site, which was decided to be the only practical way before the day asked about',
    expected: 'it counts there',
    given: decided(
      { offSiteMitigationAccepted: { decidedOn: '2026-06-30', reason: 'The lot is wetland throughout.' } },
      { mitigation: { wetlandProvidedSqFt: 1_200, wetlandOnSiteSqFt: 0, drawnSqFt: 1_200 } },
    ),
    findings: [
      { rule: 'N-MIT-SITE', outcome: 'met', measured: 0 },
      { rule: 'N-MIT-W', outcome: 'met', threshold: 1_200 },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-9 (fee in lieu)',
    rules: ['N-MIT-FEE', 'N-MIT-W'],
    situation:
      'The Town Board accepted a payment for all 1,200 sq ft on the recommendation of the Planning Board',
    expected: 'nothing more has to be provided for the wetland',
    given: decided({
      feeInLieu: { recommendedOn: '2026-05-11', acceptedOn: '2026-06-10', wetlandSqFt: 1_200, bufferSqFt: 0 },
    }),
    findings: [
      { rule: 'N-MIT-FEE', outcome: 'applies', measured: 1_200 },
      { rule: 'N-MIT-W', outcome: 'met' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-9 (fee in lieu)',
    rules: ['N-MIT-FEE', 'N-MIT-W'],
    situation: 'The payment stands for 700 of 1,200 sq ft',
    expected: 'a payment for some of it leaves the rest to be provided',
    given: decided({
      feeInLieu: { recommendedOn: '2026-05-11', acceptedOn: '2026-06-10', wetlandSqFt: 700, bufferSqFt: 0 },
    }),
    findings: [
      { rule: 'N-MIT-FEE', outcome: 'applies', measured: 700 },
      { rule: 'N-MIT-W', outcome: 'short' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-9 (fee in lieu)',
    rules: ['N-MIT-FEE'],
    situation: 'A payment was accepted, and no recommendation of the Planning Board is recorded',
    expected: 'it cannot be told whether it counts, and nothing is taken off',
    given: decided({ feeInLieu: { acceptedOn: '2026-06-10', wetlandSqFt: 1_200, bufferSqFt: 0 } }),
    findings: [
      { rule: 'N-MIT-FEE', outcome: 'undetermined' },
      { rule: 'N-MIT-W', outcome: 'short', threshold: 1_200 },
    ],
  },
  ...(
    [
      ['2018-04-10', 'short', 'there was no such payment yet, and all is still to be provided'],
      ['2018-04-11', 'met', 'it counts from that day on'],
      ['2018-04-12', 'met', 'it counts'],
    ] as const
  ).map(([day, outcome, expected]): ProposalCase => ({
    kind: 'proposal',
    section: '§ 340-9 (fee in lieu), added 2018-04-11 by L.L. No. 2-2018',
    rules: ['N-MIT-FEE', 'N-MIT-W'],
    situation: `A payment for all of it was recommended and accepted on ${day}, and that day is asked about`,
    expected,
    given: decided(
      { feeInLieu: { recommendedOn: day, acceptedOn: day, wetlandSqFt: 1_200, bufferSqFt: 0 } },
      { on: day },
    ),
    findings: [{ rule: 'N-MIT-W', outcome }],
  })),
];
