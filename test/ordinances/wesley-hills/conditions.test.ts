import { describe, expect, it } from 'vitest';
import type { ProposalFacts, StormwaterMeasure } from '../../../core/measurements.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { ACRE, only, situation, stormwater } from '../situation.js';

const found = (
  rule: string,
  sqFt: number,
  facts: ProposalFacts = {},
  changes: Partial<StormwaterMeasure> = {},
) =>
  only(
    evaluateProposal(
      situation('wesley-hills', {
        layers: { impairedWaters: changes.impairedWaters !== null },
        stormwater: stormwater(sqFt, changes),
        facts,
      }),
    ).findings,
    rule,
  );

const watershed = { id: 'T-1', name: 'Ramapo River', listing: 'TMDL', overlapSqFt: 900 };
const stream = { id: 'S-1', name: null, listing: '303(d)', overlapSqFt: 0 };

describe('Wesley Hills § 181-7B(2)(a) (W-A): impaired waters', () => {
  it.each([
    { what: 'a watershed that it overlaps', waters: [watershed], answer: undefined, outcome: 'undetermined' },
    { what: 'a discharge to a watershed', waters: [watershed], answer: true, outcome: 'applies' },
    { what: 'a stream that it touches', waters: [stream], answer: undefined, outcome: 'undetermined' },
    { what: 'a recorded discharge alone', waters: [], answer: true, outcome: 'applies' },
    { what: 'a recorded discharge without the layer', waters: null, answer: true, outcome: 'applies' },
    { what: 'nothing touched, discharge unknown', waters: [], answer: undefined, outcome: 'undetermined' },
    { what: 'no layer, discharge unknown', waters: null, answer: undefined, outcome: 'undetermined' },
    { what: 'recorded as not discharging', waters: [], answer: false, outcome: 'does-not-apply' },
    { what: 'no layer, not discharging', waters: null, answer: false, outcome: 'does-not-apply' },
    { what: 'an answer that the layer denies', waters: [watershed], answer: false, outcome: 'undetermined' },
  ])('§ 181-7B(2)(a): $what: $outcome', ({ waters, answer, outcome }) => {
    const finding = found('W-A', 2 * ACRE, { dischargesToImpairedWater: answer }, { impairedWaters: waters });
    expect(finding).toMatchObject({
      outcome,
      certain: outcome !== 'undetermined',
      citation: 'Village of Wesley Hills § 181-7B(2)(a)',
    });
  });

  it('§ 181-7B(2)(a): names the water, the missing layer, the question', () => {
    expect(found('W-A', 2 * ACRE, {}, { impairedWaters: [watershed, stream] }).reason).toContain(
      'Ramapo River (TMDL, 900 sq ft (0.021 acres)) and S-1 (303(d))',
    );
    expect(found('W-A', 2 * ACRE, {}, { impairedWaters: null }).reason).toContain(
      'The impaired waters layer is not loaded.',
    );
    expect(found('W-A', 2 * ACRE).reason).toContain('Does its stormwater carry a pollutant of concern');
  });

  it('§ 181-7B(2)(a): an overlap alone asks the question, and the summary does not count it', () => {
    const reason = found('W-A', 2 * ACRE, {}, { impairedWaters: [watershed] }).reason;
    expect(reason).toContain('Does its stormwater carry a pollutant of concern');
    const { summary } = evaluateProposal(
      situation('wesley-hills', { stormwater: stormwater(2 * ACRE, { impairedWaters: [watershed] }) }),
    );
    expect(summary).not.toContain('Condition');
  });

  it('§ 181-7B(2)(a): is asked only of a land development activity', () => {
    const facts = { dischargesToImpairedWater: true };
    expect(found('W-A', 20_000, { ...facts, largerCommonPlan: false }).outcome).toBe('does-not-apply');
    expect(found('W-A', 20_000, facts).outcome).toBe('undetermined');
    expect(found('W-A', 20_000, { ...facts, largerCommonPlan: true }).outcome).toBe('applies');
  });
});

describe('Wesley Hills § 181-7B(2)(b) (W-B): five acres', () => {
  it.each([
    { sqFt: 217_799, outcome: 'does-not-apply' },
    { sqFt: 217_799.999, outcome: 'does-not-apply' },
    { sqFt: 217_800, outcome: 'applies' },
    { sqFt: 217_800.001, outcome: 'applies' },
  ])('§ 181-7B(2)(b): $sqFt sq ft of no larger plan $outcome', ({ sqFt, outcome }) => {
    expect(found('W-B', sqFt, { largerCommonPlan: false })).toMatchObject({
      outcome,
      threshold: 217_800,
      measured: sqFt,
      margin: null,
      citation: 'Village of Wesley Hills § 181-7B(2)(b)',
    });
  });

  it.each([
    { facts: { largerCommonPlan: true, planDisturbanceSqFt: 217_800 }, outcome: 'applies' },
    { facts: { largerCommonPlan: true, planDisturbanceSqFt: 217_799 }, outcome: 'does-not-apply' },
    { facts: { largerCommonPlan: true }, outcome: 'undetermined' },
    { facts: { largerCommonPlan: false }, outcome: 'does-not-apply' },
  ])('§ 181-7B(2)(b): one acre of a plan ($facts) $outcome', ({ facts, outcome }) => {
    expect(found('W-B', ACRE, facts).outcome).toBe(outcome);
  });

  it('§ 181-7B(2)(b): below five acres the question of a larger plan is open until it is answered', () => {
    const finding = found('W-B', ACRE);
    expect(finding).toMatchObject({ outcome: 'undetermined', certain: false });
    expect(finding.reason).toContain('Is it part of a larger common plan of development or sale?');
    expect(found('W-B', 6 * ACRE)).toMatchObject({ outcome: 'applies', certain: true });
  });

  it("§ 181-7B(2)(b): names the question that the plan's total answers", () => {
    expect(found('W-B', ACRE, { largerCommonPlan: true }).reason).toContain(
      'How much does the whole plan disturb?',
    );
  });
});

describe('Wesley Hills § 181-7B(2)(c) (W-C): one to five acres, no single house, no farm', () => {
  const neither = {
    singleFamilyResidence: false,
    agriculturalProperty: false,
    largerCommonPlan: false,
  };

  it.each([
    { sqFt: 43_559.999, outcome: 'does-not-apply' },
    { sqFt: 43_560, outcome: 'applies' },
    { sqFt: 43_561, outcome: 'applies' },
    { sqFt: 217_799.999, outcome: 'applies' },
    { sqFt: 217_800, outcome: 'does-not-apply' },
    { sqFt: 217_801, outcome: 'does-not-apply' },
  ])('§ 181-7B(2)(c): $sqFt sq ft $outcome', ({ sqFt, outcome }) => {
    expect(found('W-C', sqFt, neither)).toMatchObject({
      outcome,
      citation: 'Village of Wesley Hills § 181-7B(2)(c)',
    });
  });

  it.each([
    { facts: { singleFamilyResidence: true }, outcome: 'does-not-apply' },
    { facts: { agriculturalProperty: true }, outcome: 'does-not-apply' },
    { facts: { singleFamilyResidence: true, agriculturalProperty: false }, outcome: 'does-not-apply' },
    { facts: { singleFamilyResidence: false }, outcome: 'undetermined' },
    { facts: { agriculturalProperty: false }, outcome: 'undetermined' },
    { facts: {}, outcome: 'undetermined' },
  ])('§ 181-7B(2)(c): two acres with $facts $outcome', ({ facts, outcome }) => {
    expect(found('W-C', 2 * ACRE, facts).outcome).toBe(outcome);
  });

  it('§ 181-7B(2)(c): names each question that is open', () => {
    expect(found('W-C', 2 * ACRE).reason).toContain(
      'Is it the construction of a single-family residence? Is it construction at an agricultural property?',
    );
    expect(found('W-C', 2 * ACRE, { singleFamilyResidence: false }).reason).not.toContain(
      'single-family residence?',
    );
  });

  it("§ 181-7B(2)(c): counts the plan's total, and asks for it", () => {
    expect(
      found('W-C', 20_000, { ...neither, largerCommonPlan: true, planDisturbanceSqFt: 90_000 }).outcome,
    ).toBe('applies');
    const open = found('W-C', 20_000, { ...neither, largerCommonPlan: true });
    expect(open.outcome).toBe('undetermined');
    expect(open.reason).toContain('How much does the whole plan disturb?');
    expect(found('W-C', 6 * ACRE, { ...neither, largerCommonPlan: true }).outcome).toBe('does-not-apply');
  });

  it('§ 181-7B(2)(c): below an acre of no larger plan the other questions do not matter', () => {
    expect(found('W-C', 20_000, { largerCommonPlan: false })).toMatchObject({
      outcome: 'does-not-apply',
      certain: true,
    });
  });

  it('§ 181-7B(2)(c): below an acre the question of a larger plan is open until it is answered', () => {
    const finding = found('W-C', 20_000, { singleFamilyResidence: false, agriculturalProperty: false });
    expect(finding).toMatchObject({ outcome: 'undetermined', certain: false });
    expect(finding.reason).toContain('Is it part of a larger common plan of development or sale?');
    expect(found('W-C', 20_000, { singleFamilyResidence: true }).outcome).toBe('does-not-apply');
    expect(found('W-C', 6 * ACRE)).toMatchObject({ outcome: 'does-not-apply', certain: true });
  });

  it('§ 181-7B(2)(c): in range, a larger plan could still hand it to Condition B', () => {
    const facts = { singleFamilyResidence: false, agriculturalProperty: false };
    expect(found('W-C', 2 * ACRE, facts)).toMatchObject({ outcome: 'applies', certain: false });
    expect(found('W-C', 2 * ACRE, neither)).toMatchObject({ outcome: 'applies', certain: true });
  });
});
