import { describe, expect, it } from 'vitest';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { of, only, situation, type Situation } from '../situation.js';

/** Case 04: a footprint of 60 by 80 ft whose overlap with the union of two wetlands is 3,600 sq ft. */
const lost: Situation = {
  wetlands: [
    { distanceFt: 0, accuracyFt: 1e-9, overlap: { overlapSqFt: 3_600, overlapPerimeterFt: 240 } },
    { distanceFt: 0, accuracyFt: 1e-9, overlap: { overlapSqFt: 2_400, overlapPerimeterFt: 200 } },
  ],
  split: { subjectSqFt: 4_800, inWetlandSqFt: 3_600, inAdjacentSqFt: 1_200, outsideControlledSqFt: 0 },
};

const screen = (changes: Situation) => evaluateProposal(situation('north-castle', { ...lost, ...changes }));

describe('North Castle § 340-9 (N-MIT-W): wetland at 2 to 1', () => {
  it('§ 340-9: is owed for the union once, 7,200 sq ft and not 12,000', () => {
    expect(screen({}).mitigation.wetland).toEqual({
      ratio: 2,
      lossSqFt: 3_600,
      requiredSqFt: 7_200,
      paidForSqFt: 0,
      providedSqFt: 0,
      shortfallSqFt: 7_200,
      surplusSqFt: 0,
      onSiteSqFt: 0,
      offSiteSqFt: 0,
    });
  });

  it.each([
    { provided: 7_199, outcome: 'short', shortfall: 1, surplus: 0 },
    { provided: 7_199.9999999, outcome: 'short', shortfall: 1e-7, surplus: 0 },
    { provided: 7_200, outcome: 'met', shortfall: 0, surplus: 0 },
    { provided: 7_200.0000001, outcome: 'met', shortfall: 0, surplus: 1e-7 },
    { provided: 7_300, outcome: 'met', shortfall: 0, surplus: 100 },
  ])('§ 340-9: $provided sq ft for 3,600 lost is $outcome', ({ provided, outcome, shortfall, surplus }) => {
    const { findings, mitigation } = screen({
      mitigation: { wetlandProvidedSqFt: provided, wetlandOnSiteSqFt: provided },
    });
    expect(only(findings, 'N-MIT-W')).toMatchObject({
      outcome,
      measured: provided,
      threshold: 7_200,
      unit: 'sq ft',
      citation: 'Town of North Castle § 340-9',
      subject: { type: 'mitigation', id: 'wetland' },
    });
    expect(mitigation.wetland.shortfallSqFt).toBeCloseTo(shortfall, 9);
    expect(mitigation.wetland.surplusSqFt).toBeCloseTo(surplus, 9);
  });

  // 100 ft of overlap perimeter known to 1 ft: the loss by 100 sq ft, what is owed by 200.
  it.each([
    { provided: 1_799, certain: true },
    { provided: 1_800, certain: false },
    { provided: 2_200, certain: false },
    { provided: 2_201, certain: true },
  ])('§ 340-9: $provided sq ft against 2,000 ± 200 is certain = $certain', ({ provided, certain }) => {
    const { findings } = screen({
      wetlands: [{ accuracyFt: 1, overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 100 } }],
      split: { inWetlandSqFt: 1_000 },
      mitigation: { wetlandProvidedSqFt: provided, wetlandOnSiteSqFt: provided },
    });
    const finding = only(findings, 'N-MIT-W');
    expect(finding).toMatchObject({ certain, margin: 200 });
    expect(finding.reason.includes('too close to call')).toBe(!certain);
  });

  it('§ 340-9: names what has to be found first', () => {
    expect(only(screen({}).findings, 'N-MIT-W').reason).toContain('found unavoidable (§ 340-8D)');
  });

  it('§ 340-9: without a recorded accuracy the margin is not known', () => {
    const finding = only(
      screen({
        wetlands: [{ accuracyFt: null, overlap: { overlapSqFt: 3_600, overlapPerimeterFt: 240 } }],
      }).findings,
      'N-MIT-W',
    );
    expect(finding).toMatchObject({ outcome: 'short', margin: null, certain: false });
  });

  it('§ 340-9: nothing lost, nothing owed, and that may be in doubt', () => {
    const clear = { split: { inWetlandSqFt: 0, inAdjacentSqFt: 0 } };
    const far = screen({ ...clear, wetlands: [{ distanceFt: 300 }] });
    expect(only(far.findings, 'N-MIT-W')).toMatchObject({
      outcome: 'does-not-apply',
      threshold: 0,
      certain: true,
    });
    const close = screen({ ...clear, wetlands: [{ distanceFt: 3, accuracyFt: 5 }] });
    expect(only(close.findings, 'N-MIT-W')).toMatchObject({ outcome: 'does-not-apply', certain: false });
  });

  it('§ 340-9: a loss that is not known is not zero', () => {
    const { findings, mitigation } = screen({
      layers: { wetlands: false },
      wetlands: [],
      split: { inWetlandSqFt: null, inAdjacentSqFt: null },
      mitigation: { wetlandProvidedSqFt: 900 },
    });
    expect(only(findings, 'N-MIT-W')).toMatchObject({
      outcome: 'undetermined',
      measured: 900,
      threshold: null,
    });
    expect(mitigation.wetland).toMatchObject({ lossSqFt: null, requiredSqFt: null, shortfallSqFt: null });
  });
});

describe('North Castle § 340-9 (N-MIT-B): buffer at 2 to 1, unless found not feasible', () => {
  it.each([
    { provided: 2_399, outcome: 'short' },
    { provided: 2_400, outcome: 'met' },
    { provided: 2_401, outcome: 'met' },
  ])('§ 340-9: $provided sq ft for 1,200 lost is $outcome', ({ provided, outcome }) => {
    const { findings } = screen({ mitigation: { bufferProvidedSqFt: provided, bufferOnSiteSqFt: provided } });
    expect(only(findings, 'N-MIT-B')).toMatchObject({ outcome, threshold: 2_400, subject: { id: 'buffer' } });
  });

  it('§ 340-9: wetland and buffer never make up for each other', () => {
    const { mitigation } = screen({ mitigation: { wetlandProvidedSqFt: 50_000 } });
    expect(mitigation.wetland.surplusSqFt).toBe(42_800);
    expect(mitigation.buffer.shortfallSqFt).toBe(2_400);
  });

  it.each([
    { decidedOn: '2026-06-30', waived: true },
    { decidedOn: '2026-07-01', waived: true },
    { decidedOn: '2026-07-02', waived: false },
  ])('§ 340-9: a decision of $decidedOn, asked on 2026-07-01, waives = $waived', ({ decidedOn, waived }) => {
    const { findings, mitigation } = screen({
      facts: { bufferMitigationNotFeasible: { decidedOn, reason: 'No upland is left on the lot.' } },
    });
    const finding = only(findings, 'N-MIT-B');
    expect(mitigation.buffer.requiredSqFt).toBe(waived ? 0 : 2_400);
    expect(mitigation.wetland.requiredSqFt).toBe(7_200);
    expect(finding.outcome).toBe(waived ? 'exempt' : 'short');
    expect(finding.reason).toContain(decidedOn);
    if (waived) expect(finding.reason).toContain('No upland is left on the lot.');
  });
});

describe('North Castle § 340-9: on site is required', () => {
  const provide = (provided: number, onSite: number | null) =>
    screen({ mitigation: { wetlandProvidedSqFt: provided, wetlandOnSiteSqFt: onSite } });

  it.each([
    { provided: 7_200, onSite: 7_200, outcome: 'met', certain: false },
    { provided: 9_000, onSite: 7_300, outcome: 'met', certain: true },
    { provided: 9_000, onSite: 7_199, outcome: 'undetermined', certain: false },
    { provided: 9_000, onSite: 0, outcome: 'undetermined', certain: false },
    { provided: 7_100, onSite: 0, outcome: 'short', certain: true },
    { provided: 7_300, onSite: null, outcome: 'met', certain: true },
    { provided: 7_300.00001, onSite: 7_300, outcome: 'met', certain: true },
  ])('§ 340-9: $onSite of $provided sq ft on site, for 7,200: $outcome', (row) => {
    const finding = only(provide(row.provided, row.onSite).findings, 'N-MIT-W');
    expect(finding).toMatchObject({
      outcome: row.outcome,
      certain: row.certain,
      measured: row.provided,
      threshold: 7_200,
    });
  });

  it('§ 340-9: says how much lies where, and on what the rest depends', () => {
    const { findings, mitigation } = provide(9_000, 2_000);
    const { reason, title } = only(findings, 'N-MIT-W');
    expect(title).toBe('Enough wetland mitigation is drawn only with what lies off site');
    expect(reason).toContain('2,000 sq ft (0.046 acres) lie on site and 7,000 sq ft (0.161 acres) off site.');
    expect(reason).toContain('only where no alternative on site is possible or practical');
    expect(reason).toContain('not recorded here');
    expect(mitigation.wetland).toMatchObject({ providedSqFt: 9_000, shortfallSqFt: 0, surplusSqFt: 1_800 });
  });

  it('§ 340-9: without parcels says that on site and off site cannot be told apart', () => {
    expect(only(provide(7_300, null).findings, 'N-MIT-W').reason).toContain('cannot be told apart');
  });

  it('§ 340-9: what is owed and what is drawn never read alike when they differ', () => {
    const { findings } = screen({
      split: { ...lost.split, inWetlandSqFt: 3_600.2 },
      mitigation: { wetlandProvidedSqFt: 7_200.3, wetlandOnSiteSqFt: 7_200.3 },
    });
    expect(only(findings, 'N-MIT-W').reason).toContain('that is 7,200.4 sq ft');
  });

  it('§ 340-9: the noise of a drawing is no loss', () => {
    const { findings, mitigation } = screen({
      split: { inWetlandSqFt: 0.00002, inAdjacentSqFt: 0.00002 },
      wetlands: [{ distanceFt: 0 }],
    });
    expect(only(findings, 'N-MIT-W').outcome).toBe('does-not-apply');
    expect(mitigation.buffer).toMatchObject({ requiredSqFt: 0, shortfallSqFt: 0 });
  });
});

describe('North Castle § 340-9 (N-MIT-TYPE): what counts', () => {
  it('§ 340-9: all that is drawn counts', () => {
    const { findings } = screen({ mitigation: { wetlandProvidedSqFt: 800, drawnSqFt: 800 } });
    expect(only(findings, 'N-MIT-TYPE')).toMatchObject({ outcome: 'met', measured: 800 });
  });

  it.each([
    { changes: { onDisturbanceSqFt: 120 }, says: 'on the disturbance itself' },
    { changes: { creationInWetlandSqFt: 120 }, says: 'where there is wetland already' },
    { changes: { restorationNotDegradedSqFt: 120 }, says: 'no disturbed or degraded wetland is recorded' },
    { changes: { bufferInWetlandSqFt: 120 }, says: 'inside a wetland' },
    {
      changes: { bufferCountedAsWetlandSqFt: 120 },
      says: 'left out: that ground already counts as wetland mitigation',
    },
    { changes: { creationInWaterSqFt: 120 }, says: 'left out: new wetland is drawn in open water' },
  ])('§ 340-9: 120 sq ft left out: $says', ({ changes, says }) => {
    const { findings } = screen({ mitigation: { drawnSqFt: 1_000, ...changes } });
    const finding = only(findings, 'N-MIT-TYPE');
    expect(finding).toMatchObject({ outcome: 'does-not-apply', measured: 120 });
    expect(finding.reason).toContain(says);
  });

  it('§ 340-9: each reason has its own finding, and none is made where nothing is drawn', () => {
    const { findings } = screen({
      mitigation: {
        drawnSqFt: 900,
        onDisturbanceSqFt: 10,
        bufferInWetlandSqFt: 20,
        creationInWetlandSqFt: 0.00002,
      },
    });
    expect(of(findings, 'N-MIT-TYPE').map(({ measured }) => measured)).toEqual([10, 20]);
    expect(of(screen({}).findings, 'N-MIT-TYPE')).toEqual([]);
  });
});

describe('North Castle § 340-9 (N-MIT-SITE): on site before off site', () => {
  it.each([
    { onSite: 800, outcome: 'met', certain: true },
    { onSite: 799, outcome: 'undetermined', certain: false },
    { onSite: 0, outcome: 'undetermined', certain: false },
    { onSite: null, outcome: 'undetermined', certain: false },
  ])('§ 340-9: $onSite of 800 sq ft on site is $outcome', ({ onSite, outcome, certain }) => {
    const { findings, mitigation } = screen({
      mitigation: { wetlandProvidedSqFt: 800, wetlandOnSiteSqFt: onSite, drawnSqFt: 800 },
    });
    expect(only(findings, 'N-MIT-SITE')).toMatchObject({
      outcome,
      certain,
      measured: onSite,
      subject: { type: 'mitigation', id: 'wetland' },
    });
    expect(mitigation.wetland.offSiteSqFt).toBe(onSite === null ? null : 800 - onSite);
  });

  it('§ 340-9: wetland and buffer apart', () => {
    const { findings } = screen({
      mitigation: {
        wetlandProvidedSqFt: 800,
        wetlandOnSiteSqFt: 800,
        bufferProvidedSqFt: 500,
        bufferOnSiteSqFt: 100,
      },
    });
    expect(of(findings, 'N-MIT-SITE').map(({ subject, outcome }) => [subject.id, outcome])).toEqual([
      ['wetland', 'met'],
      ['buffer', 'undetermined'],
    ]);
  });
});
