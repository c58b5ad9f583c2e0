import { expect } from 'vitest';
import type { ProposalCase } from '../../planner-cases.js';
import type { Situation } from '../../situation.js';

/** A drive that takes 1,000 sq ft of wetland and 2,000 sq ft of buffer, measured so that 2 to 1 is sharp. */
const lost: Situation = {
  wetlands: [
    {
      accuracyFt: 1e-9,
      overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130, adjacentOverlapSqFt: 2_000 },
    },
  ],
  split: { subjectSqFt: 3_000, inWetlandSqFt: 1_000, inAdjacentSqFt: 2_000, outsideControlledSqFt: 0 },
  disturbances: [{ activity: 'road-paving', areaSqFt: 3_000, inWetlandSqFt: 1_000, inAdjacentSqFt: 2_000 }],
};

const wetlandAt = (provided: number, outcome: 'short' | 'met', expected: string): ProposalCase => ({
  kind: 'proposal',
  section: '§ 340-9 (mitigation required)',
  rules: ['N-MIT-W'],
  situation: `1,000 sq ft of wetland are lost, and ${provided} sq ft are provided on the site`,
  expected,
  given: {
    ...lost,
    mitigation: { wetlandProvidedSqFt: provided, wetlandOnSiteSqFt: provided, drawnSqFt: provided },
  },
  findings: [{ rule: 'N-MIT-W', outcome, measured: provided, threshold: 2_000 }],
});

const bufferAt = (provided: number, outcome: 'short' | 'met', expected: string): ProposalCase => ({
  kind: 'proposal',
  section: '§ 340-9 (mitigation required)',
  rules: ['N-MIT-B'],
  situation: `2,000 sq ft of buffer are lost, and ${provided} sq ft are provided on the site`,
  expected,
  given: {
    ...lost,
    mitigation: { bufferProvidedSqFt: provided, bufferOnSiteSqFt: provided, drawnSqFt: provided },
  },
  findings: [{ rule: 'N-MIT-B', outcome, measured: provided, threshold: 4_000 }],
});

const waivedOn = (decidedOn: string, outcome: 'exempt' | 'short', expected: string): ProposalCase => ({
  kind: 'proposal',
  section: '§ 340-9 (mitigation required)',
  rules: ['N-MIT-B'],
  situation: `The Planning Board found buffer mitigation not feasible on ${decidedOn}; asked for 2026-07-01`,
  expected,
  given: {
    ...lost,
    facts: { bufferMitigationNotFeasible: { decidedOn, reason: 'The lot has no other upland.' } },
  },
  findings: [
    { rule: 'N-MIT-B', outcome },
    { rule: 'N-MIT-W', outcome: 'short', threshold: 2_000 },
  ],
});

/** What is owed for wetland and for buffer, and what counts. */
export const mitigationCases: readonly ProposalCase[] = [
  wetlandAt(1_999, 'short', 'one square foot is missing of two for one'),
  wetlandAt(2_000, 'met', 'exactly two for one suffices'),
  wetlandAt(2_001, 'met', 'more than two for one suffices'),
  bufferAt(3_999, 'short', 'one square foot is missing of two for one'),
  bufferAt(4_000, 'met', 'exactly two for one suffices'),
  bufferAt(4_001, 'met', 'more than two for one suffices'),
  waivedOn('2026-06-30', 'exempt', 'the decision lifts what is owed for buffer, and nothing of the wetland'),
  waivedOn('2026-07-01', 'exempt', 'the decision counts from its day on'),
  waivedOn('2026-07-02', 'short', 'a decision of a later day does not count yet'),
  {
    kind: 'proposal',
    section: '§ 340-9 (mitigation types)',
    rules: ['N-MIT-TYPE'],
    situation: '2,000 sq ft are drawn as restoration, 500 of them where no wetland is confirmed as degraded',
    expected: 'the 500 sq ft do not count',
    given: {
      ...lost,
      mitigation: {
        drawnSqFt: 2_000,
        wetlandProvidedSqFt: 1_500,
        wetlandOnSiteSqFt: 1_500,
        restorationNotDegradedSqFt: 500,
      },
    },
    findings: [
      { rule: 'N-MIT-TYPE', outcome: 'does-not-apply', measured: 500 },
      { rule: 'N-MIT-W', outcome: 'short', measured: 1_500 },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-9 (mitigation types)',
    rules: ['N-MIT-TYPE'],
    situation: 'New wetland is drawn on 300 sq ft that are wetland already',
    expected: 'new wetland is made in upland, so they do not count',
    given: { ...lost, mitigation: { drawnSqFt: 300, creationInWetlandSqFt: 300 } },
    findings: [{ rule: 'N-MIT-TYPE', outcome: 'does-not-apply', measured: 300 }],
  },
  {
    kind: 'proposal',
    section: '§ 340-9 (mitigation required)',
    rules: ['N-MIT-SITE'],
    situation: 'All of the new wetland is drawn on another parcel, and no decision on that is recorded',
    expected: 'it is undetermined whether it counts',
    given: { ...lost, mitigation: { wetlandProvidedSqFt: 2_000, wetlandOnSiteSqFt: 0, drawnSqFt: 2_000 } },
    findings: [
      { rule: 'N-MIT-SITE', outcome: 'undetermined', measured: 0 },
      { rule: 'N-MIT-W', outcome: 'undetermined' },
    ],
  },
  {
    kind: 'proposal',
    section: '§ 340-12',
    rules: ['N-MON'],
    situation: 'Wetland is lost and has to be made up for',
    expected: 'the answer says that mitigation is monitored for at least five years after construction',
    given: lost,
    findings: [
      {
        rule: 'N-MON',
        outcome: 'information',
        title: 'Mitigation is monitored for at least 5 years after construction is complete',
        reason: expect.stringMatching(/the wetland impacted and the wetland restored/) as never,
      },
    ],
  },
];
