import { describe, expect, it } from 'vitest';
import { rye } from '../../../core/ordinances/rye.js';
import { evaluateProposal } from '../../../core/rules/evaluate-proposal.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { classifyWetland } from '../../../core/rules/wetland-criteria.js';
import { only, situation, TODAY, wetlandFacts } from '../situation.js';

/** 12.4 acres of 43,560 sq ft. */
const STATE_SIZE = 540_144;

const classify = (changes: Parameters<typeof wetlandFacts>[0], on = TODAY) =>
  classifyWetland(wetlandFacts({ perimeterFt: 3_000, accuracyFt: 1, ...changes }), rye, {}, on);

describe('Rye § 195-3 Wetland B (R-B): tidal, no minimum', () => {
  it.each([1, STATE_SIZE, 2 * STATE_SIZE])('§ 195-3 B: %d sq ft of tidal wetland', (areaSqFt) => {
    expect(classify({ kind: 'tidal', areaSqFt })).toMatchObject({
      regulated: true,
      criterion: 'R-B',
      certain: true,
      finding: { threshold: null, citation: 'City of Rye § 195-3, Wetland B' },
    });
  });
});

describe('Rye § 195-3 Wetland A (R-A): 12.4 acres, or of unusual local importance', () => {
  it.each([
    { areaSqFt: 540_143.9999999, criterion: 'R-C' },
    { areaSqFt: 540_144, criterion: 'R-A' },
    { areaSqFt: 540_144.0000001, criterion: 'R-A' },
    { areaSqFt: 540_146.1605824817, criterion: 'R-A' },
    // 5 hectares are 12.3553 acres: not the same threshold
    { areaSqFt: 12.355269073358267 * 43_560, criterion: 'R-C' },
    { areaSqFt: 544_000, criterion: 'R-A' },
  ])('§ 195-3 A: $areaSqFt sq ft falls under $criterion', ({ areaSqFt, criterion }) => {
    expect(classify({ areaSqFt })).toMatchObject({ regulated: true, criterion });
  });

  it('§ 195-3 A: a smaller one of unusual local importance fits, whatever its size and accuracy', () => {
    const answer = classify({ areaSqFt: 900, accuracyFt: null, localImportance: true });
    expect(answer).toMatchObject({ criterion: 'R-A', certain: true, finding: { threshold: STATE_SIZE } });
    expect(answer.finding.reason).toContain('unusual local importance');
  });

  it.each([
    { areaSqFt: STATE_SIZE - 3_001, criterion: 'R-C', certain: true },
    { areaSqFt: STATE_SIZE - 3_000, criterion: 'R-C', certain: false },
    { areaSqFt: STATE_SIZE - 1, criterion: 'R-C', certain: false },
    { areaSqFt: STATE_SIZE, criterion: 'R-A', certain: false },
    { areaSqFt: STATE_SIZE + 3_000, criterion: 'R-A', certain: false },
    { areaSqFt: STATE_SIZE + 3_001, criterion: 'R-A', certain: true },
  ])(
    '§ 195-3 A: $areaSqFt ± 3,000 sq ft is $criterion, certain = $certain',
    ({ areaSqFt, criterion, certain }) => {
      const answer = classify({ areaSqFt });
      expect(answer).toMatchObject({ regulated: true, criterion, certain, regulationCertain: true });
      if (!certain) {
        expect(answer.finding).toMatchObject({ threshold: STATE_SIZE, margin: 3_000 });
        expect(answer.finding.reason).toContain('too close to call');
        expect(answer.finding.reason).toContain('regulated on either side');
      }
    },
  );

  it('§ 195-3 A: without an accuracy only the criterion is uncertain', () => {
    expect(classify({ areaSqFt: 600_000, accuracyFt: null })).toMatchObject({
      criterion: 'R-A',
      certain: false,
      regulationCertain: true,
      marginSqFt: null,
    });
  });
});

describe('Rye § 195-3 Wetland C (R-C): any other, no minimum', () => {
  it.each([0.1, 100, 2_499, 2_500])('§ 195-3 C: %d sq ft of hydric land', (areaSqFt) => {
    expect(classify({ areaSqFt, perimeterFt: 40 })).toMatchObject({
      regulated: true,
      criterion: 'R-C',
      certain: true,
      finding: { threshold: null, outcome: 'applies', citation: 'City of Rye § 195-3, Wetland C' },
    });
  });

  it('§ 195-3 C: certain without a recorded accuracy', () => {
    expect(classify({ areaSqFt: 100, accuracyFt: null }).certain).toBe(true);
  });
});

describe('Rye: on the day, and without the layer', () => {
  it('§ 195-3: no minimum is selected by, and watercourses are', () => {
    expect(selectionFor(rye, {}, TODAY)).toEqual({
      bufferFt: 100,
      minimumSqFt: { freshwater: 0, tidal: 0 },
      watercoursesRegulated: true,
      watercoursesMustReachMunicipality: true,
      onlyInMunicipality: false,
    });
  });

  it.each(['1992-05-06', '1992-05-07'])('§ 195-3: can be asked for %s', (on) => {
    expect(classify({}, on).criterion).toBe('R-C');
  });

  it('§ 195-3: cannot be asked for the day before the earliest note of the text held', () => {
    expect(() => classify({}, '1992-05-05')).toThrow(/L\.L\. No\. 5-1992/);
  });

  it('§ 195-3: all three criteria are undetermined without the wetlands layer', () => {
    const { findings } = evaluateProposal(
      situation('rye', {
        layers: { wetlands: false },
        split: { inWetlandSqFt: null, inAdjacentSqFt: null, outsideControlledSqFt: null },
      }),
    );
    for (const rule of ['R-A', 'R-B', 'R-C']) expect(only(findings, rule).outcome).toBe('undetermined');
  });
});
