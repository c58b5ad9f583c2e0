import { describe, expect, it } from 'vitest';
import { sumExactly } from '../../../core/areas.js';
import type { ProposalFacts } from '../../../core/measurements.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { ACRE, only, situation, stormwater } from '../situation.js';

const screen = (sqFt: number, facts: ProposalFacts = {}, on?: string) =>
  evaluateProposal(
    situation('wesley-hills', {
      stormwater: stormwater(sqFt),
      facts,
      ...(on === undefined ? {} : { on }),
    }),
  );

const development = (sqFt: number, facts: ProposalFacts = {}) => only(screen(sqFt, facts).findings, 'W-DEV');

describe('Wesley Hills § 181-6 Land development activity (W-DEV): one acre', () => {
  it.each([
    { sqFt: 43_559, outcome: 'does-not-apply', certain: true },
    { sqFt: 43_559.999, outcome: 'does-not-apply', certain: true },
    { sqFt: 43_560, outcome: 'applies', certain: false },
    { sqFt: sumExactly(Array<number>(435_600).fill(0.1)), outcome: 'applies', certain: false },
    { sqFt: 43_560.001, outcome: 'applies', certain: true },
    { sqFt: 43_561, outcome: 'applies', certain: true },
  ])('§ 181-6: $sqFt sq ft of no larger plan $outcome', ({ sqFt, outcome, certain }) => {
    expect(development(sqFt, { largerCommonPlan: false })).toMatchObject({
      outcome,
      certain,
      measured: sqFt,
      threshold: ACRE,
      unit: 'sq ft',
      margin: null,
      citation: 'Village of Wesley Hills § 181-6, Land development activity',
    });
  });

  it('§ 181-6: below an acre the question of a larger plan is open until it is answered', () => {
    const finding = development(20_000);
    expect(finding).toMatchObject({ outcome: 'undetermined', certain: false });
    expect(finding.reason).toContain('Is it part of a larger common plan of development or sale?');
    expect(development(50_000).outcome).toBe('applies');
  });

  it.each([
    { facts: { largerCommonPlan: true, planDisturbanceSqFt: 60_000 }, measured: 60_000 },
    { facts: { largerCommonPlan: true, planDisturbanceSqFt: ACRE }, measured: ACRE },
    { facts: { planDisturbanceSqFt: 60_000 }, measured: 60_000 },
  ])("§ 181-6: as part of a plan the plan's total counts ($facts)", ({ facts, measured }) => {
    expect(development(20_000, facts)).toMatchObject({ outcome: 'applies', measured });
  });

  it('§ 181-6: a part of a plan below an acre in all is taken in too, by the words of the text', () => {
    const finding = development(20_000, { largerCommonPlan: true, planDisturbanceSqFt: 30_000 });
    expect(finding).toMatchObject({ outcome: 'applies', measured: 30_000 });
    expect(finding.reason).toContain('Stormwater Management Officer');
  });

  it('§ 181-6: a part of a plan whose total is not known is taken in', () => {
    expect(development(20_000, { largerCommonPlan: true })).toMatchObject({
      outcome: 'applies',
      measured: 20_000,
    });
  });

  it("§ 181-6: a plan's total below what is drawn cannot be right, and what is drawn counts", () => {
    const finding = development(50_000, { largerCommonPlan: true, planDisturbanceSqFt: 30_000 });
    expect(finding).toMatchObject({ outcome: 'applies', measured: 50_000 });
    expect(finding.reason).toContain('the drawn area is used');
  });

  it.each([
    { rule: 'W-DEV', sqFt: 43_559.99, shown: '43,559.99 sq ft (0.9999998 acres)' },
    { rule: 'W-DEV', sqFt: 43_559.99995, shown: '43,560 sq ft (1.000 acres)' },
    { rule: 'W-B', sqFt: 217_799.9, shown: '217,799.9 sq ft (4.999998 acres)' },
    { rule: 'W-C', sqFt: 43_559.9, shown: '43,559.9 sq ft (0.999998 acres)' },
    { rule: 'W-C', sqFt: 217_799.9, shown: '217,799.9 sq ft (4.999998 acres)' },
  ])('§ 181-6, § 181-7B(2): $rule shows $sqFt sq ft on its side: $shown', ({ rule, sqFt, shown }) => {
    expect(only(screen(sqFt, { largerCommonPlan: false }).findings, rule).reason).toContain(shown);
  });

  it("§ 181-6: a plan's total is shown on its side too", () => {
    const facts = { largerCommonPlan: true, planDisturbanceSqFt: 43_559.9 };
    expect(development(20_000, facts).reason).toContain('43,559.9 sq ft (0.999998 acres)');
    expect(development(50_000.2, { ...facts, planDisturbanceSqFt: 50_000 }).reason).toContain(
      '50,000.2 sq ft',
    );
  });

  it.each([
    { on: '2008-05-12', answered: false },
    { on: '2008-05-13', answered: true },
    { on: '2008-05-14', answered: true },
  ])('L.L. 1-2008: can be asked for $on = $answered', ({ on, answered }) => {
    if (answered) expect(only(screen(ACRE, {}, on).findings, 'W-DEV').outcome).toBe('applies');
    else expect(() => screen(ACRE, {}, on)).toThrow(/adopted on 2008-05-13 by L\.L\. No\. 1-2008/);
  });

  it('§ 181-7A: the summary gives the area, what it is and what it needs', () => {
    expect(screen(6 * ACRE, { dischargesToImpairedWater: true }).summary).toBe(
      '261,360 sq ft (6.000 acres) of land are disturbed: a land development activity, which needs a stormwater ' +
        'pollution prevention plan under § 181-7A, with controls after construction (Conditions A and B).',
    );
    expect(screen(20_000).summary).toBe(
      '20,000 sq ft (0.459 acres) of land are disturbed, less than an acre: whether that is a land development ' +
        'activity depends on whether it is part of a larger common plan.',
    );
    expect(screen(43_559.99, { largerCommonPlan: false }).summary).toContain(
      '43,559.99 sq ft (0.9999998 acres)',
    );
  });
});

describe('Wesley Hills ch. 181, Art. I: no wetlands', () => {
  it('says once that it regulates none, and shows them for orientation', () => {
    const { findings, mitigation, checkedAndNotFound } = evaluateProposal(
      situation('wesley-hills', { wetlands: [{ distanceFt: 0 }, { distanceFt: 20 }] }),
    );
    const information = findings.filter(({ outcome }) => outcome === 'information');
    expect(information).toHaveLength(1);
    expect(information[0]).toMatchObject({ rule: 'W-INFO', subject: { type: 'map', id: null } });
    expect(information[0]?.reason).toContain('shown for orientation');
    expect(mitigation.wetland).toMatchObject({ ratio: null, requiredSqFt: null });
    expect(checkedAndNotFound.join(' ')).not.toContain('within');
  });
});
