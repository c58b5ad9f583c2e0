import { describe, expect, it } from 'vitest';
import { mitigationLine, replacementOwed } from '../../../core/rules/mitigation-line.js';
import { situation } from '../../ordinances/situation.js';

describe('replacementOwed (North Castle § 340-9)', () => {
  it.each([
    { loss: 0, ratio: 2, owed: 0 },
    { loss: 1_893, ratio: 2, owed: 3_786 },
    { loss: 11_077, ratio: 2, owed: 22_154 },
    { loss: 43_560, ratio: 2, owed: 87_120 },
    { loss: 1_000.5, ratio: 1.5, owed: 1_500.75 },
  ])('$loss sq ft at $ratio to 1 is $owed', ({ loss, ratio, owed }) => {
    expect(replacementOwed(loss, ratio)).toBe(owed);
  });

  it.each([
    [-1, 2],
    [Number.NaN, 2],
    [1, -2],
    [1, Number.POSITIVE_INFINITY],
  ])('%d sq ft at %d to 1 is refused', (loss, ratio) => {
    expect(() => replacementOwed(loss, ratio)).toThrow(/must be a number/);
  });
});

describe('mitigationLine', () => {
  const loss = { split: { inWetlandSqFt: 1_893, inAdjacentSqFt: 11_077 } };

  it('keeps wetland and buffer apart', () => {
    const input = situation('north-castle', {
      ...loss,
      mitigation: {
        wetlandProvidedSqFt: 3_786,
        wetlandOnSiteSqFt: 3_000,
        bufferProvidedSqFt: 1_240,
        bufferOnSiteSqFt: 1_240,
      },
    });
    expect(mitigationLine(input, 'wetland', 2)).toEqual({
      ratio: 2,
      lossSqFt: 1_893,
      requiredSqFt: 3_786,
      paidForSqFt: 0,
      providedSqFt: 3_786,
      shortfallSqFt: 0,
      surplusSqFt: 0,
      onSiteSqFt: 3_000,
      offSiteSqFt: 786,
    });
    expect(mitigationLine(input, 'buffer', 2)).toMatchObject({
      shortfallSqFt: 20_914,
      offSiteSqFt: 0,
    });
  });

  it('is zero provided where nothing is drawn, on site and off', () => {
    expect(mitigationLine(situation('north-castle', loss), 'buffer', 2)).toMatchObject({
      providedSqFt: 0,
      onSiteSqFt: 0,
      offSiteSqFt: 0,
      shortfallSqFt: 22_154,
    });
  });

  it('requires nothing once waived, and keeps the ratio', () => {
    expect(
      mitigationLine(situation('north-castle', loss), 'buffer', 2, { waived: true, feeSqFt: 0 }),
    ).toMatchObject({
      ratio: 2,
      lossSqFt: 11_077,
      requiredSqFt: 0,
      shortfallSqFt: 0,
    });
  });

  it('leaves unknown what is unknown', () => {
    const noRatio = mitigationLine(situation('mamaroneck', loss), 'wetland', null);
    expect(noRatio).toMatchObject({
      ratio: null,
      requiredSqFt: null,
      shortfallSqFt: null,
      surplusSqFt: null,
    });
    const noLoss = mitigationLine(
      situation('north-castle', { split: { inWetlandSqFt: null } }),
      'wetland',
      2,
    );
    expect(noLoss).toMatchObject({ lossSqFt: null, requiredSqFt: null, shortfallSqFt: null });
  });
});
