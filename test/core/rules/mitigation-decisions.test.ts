import { describe, expect, it } from 'vitest';
import { mitigationLineSchema } from '../../../core/contracts/screening.js';
import type { AcceptedFee, ProposalFacts } from '../../../core/measurements.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { of, only, situation, type Situation } from '../../ordinances/situation.js';

/** 3,600 sq ft of wetland and 1,200 sq ft of buffer are lost: 7,200 and 2,400 are owed. */
const lost: Situation = {
  wetlands: [{ accuracyFt: 1e-9, overlap: { overlapSqFt: 3_600, overlapPerimeterFt: 240 } }],
  split: { subjectSqFt: 4_800, inWetlandSqFt: 3_600, inAdjacentSqFt: 1_200, outsideControlledSqFt: 0 },
};

const screen = (facts: ProposalFacts, changes: Situation = {}) =>
  evaluateProposal(situation('north-castle', { ...lost, ...changes, facts }));

const fee = (changes: Partial<AcceptedFee> = {}): ProposalFacts => ({
  feeInLieu: {
    recommendedOn: '2026-05-01',
    acceptedOn: '2026-06-01',
    wetlandSqFt: 5_000,
    bufferSqFt: 0,
    ...changes,
  },
});

describe('a payment in place of mitigation (N-MIT-FEE)', () => {
  it('reduces what remains to be provided, and nothing else', () => {
    const { mitigation, findings } = screen(fee());
    expect(mitigation.wetland).toMatchObject({
      lossSqFt: 3_600,
      requiredSqFt: 7_200,
      paidForSqFt: 5_000,
      providedSqFt: 0,
      shortfallSqFt: 2_200,
      surplusSqFt: 0,
    });
    expect(mitigation.buffer).toMatchObject({ paidForSqFt: 0, shortfallSqFt: 2_400 });
    expect(mitigationLineSchema.parse(mitigation.wetland)).toEqual(mitigation.wetland);
    const finding = only(findings, 'N-MIT-FEE');
    expect(finding).toMatchObject({
      outcome: 'applies',
      measured: 5_000,
      subject: { type: 'mitigation', id: 'wetland' },
      certain: true,
    });
    expect(finding.reason).toContain('2,200 sq ft (0.051 acres) remain to be provided');
    expect(only(findings, 'N-MIT-W')).toMatchObject({ outcome: 'short', threshold: 2_200 });
  });

  it.each([
    { provided: 2_199, outcome: 'short', shortfall: 1, surplus: 0 },
    { provided: 2_200, outcome: 'met', shortfall: 0, surplus: 0 },
    { provided: 2_201, outcome: 'met', shortfall: 0, surplus: 1 },
  ])(
    'with $provided sq ft drawn for the rest it is $outcome',
    ({ provided, outcome, shortfall, surplus }) => {
      const drawn = { mitigation: { wetlandProvidedSqFt: provided, wetlandOnSiteSqFt: provided } };
      const { mitigation, findings } = screen(fee(), drawn);
      expect(only(findings, 'N-MIT-W').outcome).toBe(outcome);
      expect(mitigation.wetland).toMatchObject({ shortfallSqFt: shortfall, surplusSqFt: surplus });
    },
  );

  it.each([
    { wetlandSqFt: 7_199, paid: 7_199, outcome: 'short' },
    { wetlandSqFt: 7_200, paid: 7_200, outcome: 'met' },
    { wetlandSqFt: 9_000, paid: 7_200, outcome: 'met' },
  ])('for $wetlandSqFt sq ft counts for $paid of 7,200', ({ wetlandSqFt, paid, outcome }) => {
    const { mitigation, findings } = screen(fee({ wetlandSqFt }));
    expect(mitigation.wetland).toMatchObject({ paidForSqFt: paid, surplusSqFt: 0 });
    expect(only(findings, 'N-MIT-W').outcome).toBe(outcome);
    expect(only(findings, 'N-MIT-FEE').reason.includes('more than is required')).toBe(wetlandSqFt > 7_200);
    if (outcome === 'met')
      expect(only(findings, 'N-MIT-W').title).toBe('All wetland mitigation owed is paid for');
  });

  it.each([
    { acceptedOn: '2026-06-30', counts: true },
    { acceptedOn: '2026-07-01', counts: true },
    { acceptedOn: '2026-07-02', counts: false },
  ])('accepted on $acceptedOn, asked on 2026-07-01, counts = $counts', ({ acceptedOn, counts }) => {
    const { mitigation, findings } = screen(fee({ acceptedOn }));
    expect(mitigation.wetland.paidForSqFt).toBe(counts ? 5_000 : 0);
    expect(only(findings, 'N-MIT-FEE').outcome).toBe(counts ? 'applies' : 'does-not-apply');
  });

  it.each([
    { recommendedOn: undefined, says: 'that the Planning Board recommended it is not recorded' },
    { recommendedOn: '2026-06-02', says: 'is recorded for 2026-06-02, which is later' },
  ])('recommended on $recommendedOn cannot be told and is not counted', ({ recommendedOn, says }) => {
    const { mitigation, findings } = screen(fee({ recommendedOn }));
    const finding = only(findings, 'N-MIT-FEE');
    expect(finding).toMatchObject({ outcome: 'undetermined', certain: false, measured: 5_000 });
    expect(finding.reason).toContain(says);
    expect(mitigation.wetland).toMatchObject({ paidForSqFt: 0, shortfallSqFt: 7_200 });
  });

  it.each([
    { day: '2018-04-10', paid: 0, outcome: 'does-not-apply' },
    { day: '2018-04-11', paid: 5_000, outcome: 'applies' },
  ])('accepted on $day, $paid sq ft count: the provision is of 2018-04-11', ({ day, paid, outcome }) => {
    const { mitigation, findings } = screen(fee({ recommendedOn: day, acceptedOn: day }), {
      on: '2018-05-01',
    });
    expect(mitigation.wetland.paidForSqFt).toBe(paid);
    expect(only(findings, 'N-MIT-FEE').outcome).toBe(outcome);
  });

  it('recommended on the day of its acceptance counts', () => {
    expect(screen(fee({ recommendedOn: '2026-06-01' })).mitigation.wetland.paidForSqFt).toBe(5_000);
  });

  it('is told for wetland and for buffer apart', () => {
    const { findings } = screen(fee({ bufferSqFt: 2_400 }));
    expect(of(findings, 'N-MIT-FEE').map(({ subject, measured }) => [subject.id, measured])).toEqual([
      ['wetland', 5_000],
      ['buffer', 2_400],
    ]);
    expect(only(findings, 'N-MIT-B').outcome).toBe('met');
  });

  it('for nothing says nothing: for how much is not recorded', () => {
    const { findings } = screen(fee({ wetlandSqFt: 0 }));
    expect(only(findings, 'N-MIT-FEE')).toMatchObject({ outcome: 'undetermined', measured: null });
  });

  it('for what is not required stands for nothing', () => {
    const decision = { decidedOn: '2026-01-01', reason: 'No upland is left.' };
    const { mitigation, findings } = screen({
      ...fee({ wetlandSqFt: 0, bufferSqFt: 500 }),
      bufferMitigationNotFeasible: decision,
    });
    expect(mitigation.buffer).toMatchObject({ requiredSqFt: 0, paidForSqFt: 0, shortfallSqFt: 0 });
    expect(only(findings, 'N-MIT-FEE')).toMatchObject({ outcome: 'does-not-apply', measured: 500 });
  });

  it('what remains is not known where what is required is not', () => {
    const { mitigation, findings } = screen(fee(), {
      layers: { wetlands: false },
      wetlands: [],
      split: { inWetlandSqFt: null, inAdjacentSqFt: null },
    });
    expect(mitigation.wetland).toMatchObject({ requiredSqFt: null, paidForSqFt: 5_000, shortfallSqFt: null });
    expect(only(findings, 'N-MIT-FEE').reason).toContain('cannot be told');
  });

  it('is none of an ordinance that does not know it', () => {
    const { mitigation, findings } = evaluateProposal(
      situation('rye', { ...lost, settings: { wetlandMitigationRatio: 1 }, facts: fee() }),
    );
    expect(mitigation.wetland).toMatchObject({ paidForSqFt: 0, shortfallSqFt: 3_600 });
    expect(findings.some(({ rule }) => rule.endsWith('FEE'))).toBe(false);
  });
});

describe('mitigation off site that was accepted (N-MIT-SITE)', () => {
  const accepted = (decidedOn: string): ProposalFacts => ({
    offSiteMitigationAccepted: { decidedOn, reason: 'The lot has no upland' },
  });
  const drawn = { mitigation: { wetlandProvidedSqFt: 7_300, wetlandOnSiteSqFt: 300 } };

  it.each([
    { decidedOn: '2026-06-30', counts: true },
    { decidedOn: '2026-07-01', counts: true },
    { decidedOn: '2026-07-02', counts: false },
  ])('decided on $decidedOn, asked on 2026-07-01, counts = $counts', ({ decidedOn, counts }) => {
    const { findings } = screen(accepted(decidedOn), drawn);
    const [site, owed] = [only(findings, 'N-MIT-SITE'), only(findings, 'N-MIT-W')];
    expect([site.outcome, owed.outcome]).toEqual(counts ? ['met', 'met'] : ['undetermined', 'undetermined']);
    for (const { reason } of [site, owed]) expect(reason).toContain(decidedOn);
    expect(site.reason.includes('The lot has no upland.')).toBe(counts);
  });

  it('does not make enough of what is too little', () => {
    const { findings } = screen(accepted('2026-01-01'), {
      mitigation: { wetlandProvidedSqFt: 7_199, wetlandOnSiteSqFt: 0 },
    });
    expect(only(findings, 'N-MIT-SITE').outcome).toBe('met');
    expect(only(findings, 'N-MIT-W').outcome).toBe('short');
  });
});

describe('whether a loss is unavoidable (N-ORDER)', () => {
  const CRITERIA = [
    'compatibleWithHealthAndWelfare',
    'onSiteAlternativesRuledOut',
    'otherSitesRuledOut',
  ] as const;
  const answered = (...answers: (boolean | null)[]): ProposalFacts => ({
    answers: Object.fromEntries(
      CRITERIA.flatMap((id, index) => {
        const answer = answers[index] ?? null;
        return answer === null ? [] : [[id, answer]];
      }),
    ),
  });

  it.each([
    { answers: [true, true, true], outcome: 'applies', asks: [] },
    { answers: [true, true, false], outcome: 'does-not-apply', asks: [] },
    { answers: [null, false, null], outcome: 'does-not-apply', asks: [] },
    { answers: [true, null, true], outcome: 'undetermined', asks: ['onSiteAlternativesRuledOut'] },
    { answers: [], outcome: 'undetermined', asks: [...CRITERIA] },
  ])('$answers: $outcome, and asks $asks', ({ answers, outcome, asks }) => {
    const { findings, questions } = screen(answered(...answers));
    const finding = only(findings, 'N-ORDER');
    expect(finding).toMatchObject({ outcome, citation: 'Town of North Castle § 340-8D' });
    expect(finding.reason).toContain(
      '3,600 sq ft (0.083 acres) of wetland and 1,200 sq ft (0.028 acres) of buffer are lost.',
    );
    expect(finding.reason).toMatch(/\(1\) Avoid.*\(4\) Reduce/);
    const mine = questions.filter(({ settles }) => settles.includes('N-ORDER'));
    expect(mine.filter(({ stated }) => stated === null).map(({ id }) => id)).toEqual(asks);
  });

  it('an answer of no stays listed, so that it can be changed', () => {
    const { questions, findings } = screen(answered(true, false));
    const mine = questions.filter(({ settles }) => settles.includes('N-ORDER'));
    expect(mine.map(({ id, stated }) => [id, stated])).toEqual([
      [CRITERIA[0], true],
      [CRITERIA[1], false],
    ]);
    expect(only(findings, 'N-ORDER').reason).toContain('has to be avoided');
  });

  it('is asked only where something is lost', () => {
    const clear = { wetlands: [], split: {} };
    expect(of(screen({}, clear).findings, 'N-ORDER')).toEqual([]);
    expect(screen({}, clear).questions).toEqual([]);
    const buffer = { wetlands: [], split: { inAdjacentSqFt: 0.0002 } };
    expect(of(screen({}, buffer).findings, 'N-ORDER')).toHaveLength(1);
  });
});

describe('monitoring (N-MON)', () => {
  it.each([
    { changes: {}, found: 1, why: 'something is lost' },
    { changes: { wetlands: [], split: {} }, found: 0, why: 'nothing is lost and nothing drawn' },
    {
      changes: { wetlands: [], split: {}, mitigation: { drawnSqFt: 100 } },
      found: 1,
      why: 'mitigation is drawn',
    },
  ])('$found finding(s) where $why', ({ changes, found }) => {
    const findings = of(screen({}, changes).findings, 'N-MON');
    expect(findings).toHaveLength(found);
    for (const finding of findings) {
      expect(finding).toMatchObject({ outcome: 'information', citation: 'Town of North Castle § 340-12' });
      expect(finding.title).toContain('at least 5 years after construction is complete');
    }
  });
});
