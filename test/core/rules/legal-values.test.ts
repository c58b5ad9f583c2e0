import { describe, expect, it } from 'vitest';
import type { OrdinanceId } from '../../../core/ordinance.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { bufferWidth, cite, minimumArea, mitigationRatio } from '../../../core/rules/legal-values.js';
import { TODAY } from '../../ordinances/situation.js';

const settings = {
  bufferFt: 150,
  minimumWetlandSqFt: 1_000,
  wetlandMitigationRatio: 3,
  bufferMitigationRatio: 4,
};

describe('bufferWidth', () => {
  it.each<{ id: OrdinanceId; value: number; isSetting: boolean }>([
    { id: 'mamaroneck', value: 100, isSetting: false },
    { id: 'rye', value: 100, isSetting: false },
    { id: 'north-castle', value: 150, isSetting: true },
  ])('$id: a setting never overrides what the text states ($value ft)', ({ id, value, isSetting }) => {
    expect(bufferWidth(BUILT_IN_ORDINANCES.find(id), settings, TODAY)).toMatchObject({ value, isSetting });
  });

  it('is the default where nothing is set, and still a setting', () => {
    expect(bufferWidth(BUILT_IN_ORDINANCES.find('north-castle'), {}, TODAY)).toMatchObject({
      value: 100,
      isSetting: true,
    });
  });

  it('is null where there is no adjacent area', () => {
    expect(bufferWidth(BUILT_IN_ORDINANCES.find('wesley-hills'), settings, TODAY)).toBeNull();
  });
});

describe('minimumArea', () => {
  it.each<{ id: OrdinanceId; minimums: [string, number][] }>([
    {
      id: 'mamaroneck',
      minimums: [
        ['M-A', 0],
        ['M-B', 2_500],
      ],
    },
    {
      id: 'rye',
      minimums: [
        ['R-B', 0],
        ['R-A', 540_144],
        ['R-C', 0],
      ],
    },
    { id: 'north-castle', minimums: [['N-W', 1_000]] },
  ])('$id has $minimums', ({ id, minimums }) => {
    const found = BUILT_IN_ORDINANCES.find(id).wetlandCriteria.map((criterion) => [
      criterion.rule,
      minimumArea(criterion, settings, TODAY).value,
    ]);
    expect(found).toEqual(minimums);
  });
});

describe('mitigationRatio', () => {
  it('is what North Castle § 340-9 states, whatever is set', () => {
    const terms = BUILT_IN_ORDINANCES.find('north-castle').mitigation;
    expect(terms && mitigationRatio(terms.wetland, 3, TODAY)).toMatchObject({ value: 2, isSetting: false });
    expect(terms && mitigationRatio(terms.buffer, 4, TODAY)).toMatchObject({ value: 2, isSetting: false });
  });

  it('is what is set under Rye § 195-5E, and null until then', () => {
    const terms = BUILT_IN_ORDINANCES.find('rye').mitigation;
    expect(terms && mitigationRatio(terms.wetland, 3, TODAY)).toMatchObject({ value: 3, isSetting: true });
    expect(terms && mitigationRatio(terms.wetland, undefined, TODAY).value).toBeNull();
    expect(() => terms && mitigationRatio(terms.wetland, -1, TODAY)).toThrow(/mitigation ratio/);
  });
});

describe('cite', () => {
  it('puts the municipality before the section', () => {
    expect(cite(BUILT_IN_ORDINANCES.find('rye'), '§ 195-3')).toBe('City of Rye § 195-3');
  });
});
