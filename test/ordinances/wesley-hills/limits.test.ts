import { describe, expect, it } from 'vitest';
import type { ProposalFacts, StormwaterMeasure } from '../../../core/measurements.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { ACRE, of, only, situation, stormwater } from '../situation.js';

const screen = (sqFt: number, changes: Partial<StormwaterMeasure>, facts: ProposalFacts = {}) =>
  evaluateProposal(situation('wesley-hills', { stormwater: stormwater(sqFt, changes), facts }));

describe('Wesley Hills § 181-7B(1)(d) (W-5): no more than five acres open at once', () => {
  it.each([
    { open: 217_799, outcome: 'does-not-apply', certain: true },
    { open: 217_800, outcome: 'does-not-apply', certain: false },
    { open: 217_800.001, outcome: 'applies', certain: true },
    { open: 217_801, outcome: 'applies', certain: true },
  ])('§ 181-7B(1)(d): $open sq ft open at once $outcome', ({ open, outcome, certain }) => {
    expect(only(screen(8 * ACRE, { largestOpenAtOnceSqFt: open }).findings, 'W-5')).toMatchObject({
      outcome,
      certain,
      measured: open,
      threshold: 217_800,
      citation: 'Village of Wesley Hills § 181-7B(1)(d)',
    });
  });

  it('§ 181-7B(1)(d): the phases are tested, not the total', () => {
    const { findings } = screen(8 * ACRE, { largestOpenAtOnceSqFt: 4 * ACRE, largestOpenOn: '2026-09-01' });
    const finding = only(findings, 'W-5');
    expect(finding.outcome).toBe('does-not-apply');
    expect(finding.reason).toContain('Most is open at once from 2026-09-01');
    expect(only(findings, 'W-B').outcome).toBe('applies');
  });

  it.each([
    { facts: { approvedSwpppAllowsMoreOpen: true }, outcome: 'exempt' },
    { facts: { approvedSwpppAllowsMoreOpen: false }, outcome: 'applies' },
    { facts: {}, outcome: 'applies' },
  ])('§ 181-7B(1)(d): six acres open with $facts $outcome', ({ facts, outcome }) => {
    expect(only(screen(6 * ACRE, {}, facts).findings, 'W-5').outcome).toBe(outcome);
  });

  it('§ 181-7B(1)(d): says what is not recorded, and what lies outside the drawing', () => {
    expect(only(screen(6 * ACRE, {}).findings, 'W-5').reason).toContain('allows more is not recorded');
    expect(only(screen(6 * ACRE, {}, { largerCommonPlan: true }).findings, 'W-5').reason).toContain(
      'elsewhere in the larger plan is not counted',
    );
    expect(only(screen(6 * ACRE, {}).findings, 'W-5').reason).toContain('All of it counts as open at once');
    expect(only(screen(8 * ACRE, { largestOpenAtOnceSqFt: ACRE }).findings, 'W-5').reason).toContain(
      'at the start',
    );
  });
});

describe('Wesley Hills § 181-6 Building (W-BLD): over 100 sq ft', () => {
  it.each([
    { sqFt: 99, outcome: 'does-not-apply', certain: true },
    { sqFt: 100, outcome: 'does-not-apply', certain: false },
    { sqFt: 100.001, outcome: 'applies', certain: true },
    { sqFt: 101, outcome: 'applies', certain: true },
  ])('§ 181-6: a footprint of $sqFt sq ft $outcome', ({ sqFt, outcome, certain }) => {
    expect(only(screen(ACRE, { buildingSqFt: [sqFt] }).findings, 'W-BLD')).toMatchObject({
      outcome,
      certain,
      measured: sqFt,
      threshold: 100,
      citation: 'Village of Wesley Hills § 181-6, Building',
    });
  });

  it('§ 181-6: reads right on both sides', () => {
    const reasonOf = (sqFt: number) => only(screen(ACRE, { buildingSqFt: [sqFt] }).findings, 'W-BLD').reason;
    expect(reasonOf(99)).toBe(
      'It covers 99 sq ft (0.002 acres), no more than the 100 sq ft that a roofed and walled structure has to pass to be a building here.',
    );
    expect(reasonOf(2_400)).toBe(
      'It covers 2,400 sq ft (0.055 acres), more than the 100 sq ft that a roofed and walled structure has to pass to be a building here.',
    );
  });

  it('§ 181-6: each footprint is tested by itself', () => {
    const { findings } = screen(ACRE, { buildingSqFt: [60, 60, 2_400] });
    expect(of(findings, 'W-BLD').map(({ outcome }) => outcome)).toEqual([
      'does-not-apply',
      'does-not-apply',
      'applies',
    ]);
    expect(of(findings, 'W-BLD')[2]?.title).toContain('Footprint 3');
  });

  it('§ 181-6: with none drawn, that is said', () => {
    const { findings, checkedAndNotFound } = screen(ACRE, {});
    expect(of(findings, 'W-BLD')).toEqual([]);
    expect(checkedAndNotFound).toContain('No building footprint drawn.');
  });
});
