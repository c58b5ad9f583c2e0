import { describe, expect, it } from 'vitest';
import { sumExactly } from '../../../core/areas.js';
import { mamaroneck } from '../../../core/ordinances/mamaroneck.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { classifyWetland } from '../../../core/rules/wetland-criteria.js';
import { of, only, situation, TODAY, wetlandFacts } from '../situation.js';

const classify = (changes: Parameters<typeof wetlandFacts>[0], on = TODAY) =>
  classifyWetland(wetlandFacts(changes), mamaroneck, {}, on);

describe('Mamaroneck § 192-2 Wetlands A (M-A): tidal, no minimum', () => {
  it.each([0.5, 2_499.99, 2_500, 1_000_000])(
    '§ 192-2 A: %d sq ft of tidal wetland is regulated',
    (areaSqFt) => {
      expect(classify({ kind: 'tidal', areaSqFt })).toMatchObject({
        regulated: true,
        criterion: 'M-A',
        certain: true,
        finding: {
          outcome: 'applies',
          threshold: null,
          citation: 'Village of Mamaroneck § 192-2, Wetlands A',
        },
      });
    },
  );

  it('§ 192-2 A: certain even where the accuracy is not recorded, since no size decides', () => {
    expect(classify({ kind: 'tidal', areaSqFt: 400, accuracyFt: null })).toMatchObject({
      certain: true,
      marginSqFt: null,
    });
  });
});

describe('Mamaroneck § 192-2 Wetlands B (M-B): 2,500 sq ft of the whole wetland', () => {
  const hundredthsOfAFoot = { accuracyFt: 1e-12, perimeterFt: 200 };
  it.each([
    { areas: [2_499], regulated: false },
    { areas: [2_499.9999999], regulated: false },
    { areas: [2_499.996], regulated: false },
    { areas: [2_500], regulated: true },
    { areas: [2_500.0000001], regulated: true },
    { areas: [2_500.004], regulated: true },
    { areas: [833.1, 833.2, 833.7], regulated: true },
    { areas: Array<number>(25_000).fill(0.1), regulated: true },
    { areas: [2_501], regulated: true },
  ])('§ 192-2 B: parts of $areas.0 … make regulated = $regulated', ({ areas, regulated }) => {
    const {
      regulated: found,
      criterion,
      finding,
    } = classify({
      areaSqFt: sumExactly(areas),
      ...hundredthsOfAFoot,
    });
    expect(found).toBe(regulated);
    expect(criterion).toBe(regulated ? 'M-B' : null);
    expect(finding).toMatchObject({
      rule: 'M-B',
      outcome: regulated ? 'applies' : 'does-not-apply',
      threshold: 2_500,
      unit: 'sq ft',
      citation: 'Village of Mamaroneck § 192-2, Wetlands B',
    });
  });

  it('§ 192-2 B: shows enough digits where rounding would hide the side', () => {
    expect(classify({ areaSqFt: 2_499.996 }).finding.reason).toContain('2,499.996 sq ft');
    expect(classify({ areaSqFt: 2_500.004 }).finding.reason).toContain('2,500.004 sq ft');
    expect(classify({ areaSqFt: 2_612.4 }).finding.reason).toContain('2,612 sq ft (0.060 acres)');
  });

  // A wetland 50 ft square has a perimeter of 200 ft: known to 0.5 ft, its area is uncertain by 100 sq ft.
  it.each([
    { areaSqFt: 2_399.99, regulated: false, certain: true, where: 'outside the margin, below' },
    { areaSqFt: 2_400, regulated: false, certain: false, where: 'at the margin, below' },
    { areaSqFt: 2_450, regulated: false, certain: false, where: 'inside the margin, below' },
    { areaSqFt: 2_500, regulated: true, certain: false, where: 'on the threshold' },
    { areaSqFt: 2_550, regulated: true, certain: false, where: 'inside the margin, above' },
    { areaSqFt: 2_600, regulated: true, certain: false, where: 'at the margin, above' },
    { areaSqFt: 2_600.01, regulated: true, certain: true, where: 'outside the margin, above' },
  ])('§ 192-2 B: $areaSqFt sq ft ± 100 is $where', ({ areaSqFt, regulated, certain }) => {
    const answer = classify({ areaSqFt, perimeterFt: 200, accuracyFt: 0.5 });
    expect(answer).toMatchObject({ regulated, certain, regulationCertain: certain, marginSqFt: 100 });
    const side = regulated ? 'falls at or above the threshold' : 'falls below the threshold';
    if (certain) expect(answer.finding.reason).toContain('outside that margin');
    else {
      expect(answer.finding.reason).toContain(side);
      expect(answer.finding.reason).toContain('too close to call without a delineation');
    }
  });

  it('§ 192-2 B: without a recorded accuracy there is no margin, and the reason says so', () => {
    const answer = classify({ areaSqFt: 40_000, accuracyFt: null });
    expect(answer).toMatchObject({ regulated: true, certain: false, marginSqFt: null });
    expect(answer.finding.reason).toContain('accuracy of the outline is not recorded');
  });
});

describe('Mamaroneck § 192-2: on the day, and without the layer', () => {
  it.each([
    { on: '2007-07-22', answered: false },
    { on: '2007-07-23', answered: true },
    { on: '2007-07-24', answered: true },
  ])('L.L. 10-2007: a wetland can be asked about on $on = $answered', ({ on, answered }) => {
    if (answered) expect(classify({}, on).criterion).toBe('M-B');
    else expect(() => classify({}, on)).toThrow(/from 2007-07-23 on, and not for 2007-07-22/);
  });

  it('§ 192-2 A and B: undetermined without the wetlands layer', () => {
    const { findings } = evaluateProposal(
      situation('mamaroneck', {
        layers: { wetlands: false },
        split: { inWetlandSqFt: null, inAdjacentSqFt: null, outsideControlledSqFt: null },
      }),
    );
    for (const rule of ['M-A', 'M-B']) {
      const finding = only(findings, rule);
      expect(finding.outcome).toBe('undetermined');
      expect(finding.reason).toContain('wetlands layer');
    }
  });

  it('§ 192-2 B: a wetland below the minimum is listed with its numbers, and throws no adjacent area', () => {
    const { findings } = evaluateProposal(
      situation('mamaroneck', { wetlands: [{ areaSqFt: 2_000, perimeterFt: 180, distanceFt: 10 }] }),
    );
    expect(only(findings, 'M-B')).toMatchObject({
      outcome: 'does-not-apply',
      measured: 2_000,
      threshold: 2_500,
    });
    expect(only(findings, 'M-ADJ').outcome).toBe('does-not-apply');
  });

  it('§ 192-2: each wetland concerned has its finding, and one far off has none', () => {
    const { findings } = evaluateProposal(
      situation('mamaroneck', {
        wetlands: [{ distanceFt: 20 }, { kind: 'tidal', distanceFt: 99 }, { distanceFt: 400 }],
      }),
    );
    expect(of(findings, 'M-B').map(({ subject }) => subject.id)).toEqual(['W-1']);
    expect(of(findings, 'M-A').map(({ subject }) => subject.id)).toEqual(['W-2']);
  });
});
