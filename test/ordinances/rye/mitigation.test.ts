import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { of, situation, type Situation } from '../situation.js';

const lost: Situation = {
  wetlands: [
    {
      distanceFt: 0,
      overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130, adjacentOverlapSqFt: 3_000 },
    },
  ],
  split: { inWetlandSqFt: 1_000, inAdjacentSqFt: 3_000, outsideControlledSqFt: 6_000 },
};

const screen = (changes: Situation) => evaluateProposal(situation('rye', { ...lost, ...changes }));

describe('Rye § 195-5E (R-MIT): the ratio is a setting', () => {
  it('§ 195-5E: unset, what is owed is not known and what is drawn is told as measured', () => {
    const { mitigation, findings } = screen({
      mitigation: { wetlandProvidedSqFt: 500, wetlandOnSiteSqFt: 200 },
    });
    expect(mitigation.wetland).toEqual({
      ratio: null,
      lossSqFt: 1_000,
      requiredSqFt: null,
      paidForSqFt: 0,
      providedSqFt: 500,
      shortfallSqFt: null,
      surplusSqFt: null,
      onSiteSqFt: 200,
      offSiteSqFt: 300,
    });
    for (const finding of of(findings, 'R-MIT')) {
      expect(finding).toMatchObject({
        outcome: 'undetermined',
        certain: false,
        citation: 'City of Rye § 195-5E',
      });
      expect(finding.reason).toContain('set by the municipality, not read from the text held here');
    }
  });

  it.each([
    { provided: 1_499, outcome: 'short' },
    { provided: 1_500, outcome: 'met' },
    { provided: 1_501, outcome: 'met' },
  ])('§ 195-5E: set to 1.5 to 1, $provided sq ft for 1,000 is $outcome', ({ provided, outcome }) => {
    const { findings, mitigation } = screen({
      settings: { wetlandMitigationRatio: 1.5 },
      mitigation: { wetlandProvidedSqFt: provided },
    });
    const [wetland, buffer] = of(findings, 'R-MIT');
    expect(mitigation.wetland.requiredSqFt).toBe(1_500);
    expect(wetland).toMatchObject({
      outcome,
      measured: provided,
      threshold: 1_500,
      subject: { id: 'wetland' },
    });
    expect(wetland?.reason).toContain('set by the municipality');
    expect(buffer).toMatchObject({ outcome: 'undetermined', subject: { id: 'buffer' } });
  });

  it('§ 195-5E: wetland and buffer are each named, and never read alike', () => {
    const [wetland, buffer] = of(screen({}).findings, 'R-MIT');
    expect(wetland?.reason).toContain('wetland');
    expect(buffer?.reason).toContain('buffer');
    expect(wetland?.reason).not.toBe(buffer?.reason);
  });

  it('§ 195-5E: where nothing is lost it does not say that nothing is owed', () => {
    const clear = { wetlands: [], split: {} };
    for (const { reason, outcome } of of(screen(clear).findings, 'R-MIT')) {
      expect(outcome).toBe('does-not-apply');
      expect(reason).not.toMatch(/nothing is owed/);
      expect(reason).toContain('no ratio is held here');
    }
  });

  it('§ 195-5E: knows no waiver of buffer mitigation', () => {
    const { mitigation } = screen({
      settings: { bufferMitigationRatio: 1 },
      facts: { bufferMitigationNotFeasible: { decidedOn: '2026-01-05', reason: 'steep' } },
    });
    expect(mitigation.buffer).toMatchObject({ requiredSqFt: 3_000, shortfallSqFt: 3_000 });
  });
});
