import { describe, expect, it } from 'vitest';
import type { Dated } from '../../../core/ordinance.js';
import { entryOn, valueOn } from '../../../core/rules/dated-value.js';

const acres: Dated<number>[] = [
  { from: '2000-01-01', value: 12.4, citation: '§ 1', source: 'text' },
  { from: '2028-01-01', value: 7.4, citation: '§ 1, as amended', source: 'text' },
];

describe('valueOn', () => {
  it.each([
    { on: '2000-01-01', value: 12.4 },
    { on: '2027-12-31', value: 12.4 },
    { on: '2028-01-01', value: 7.4 },
    { on: '2099-06-30', value: 7.4 },
  ])('on $on is $value', ({ on, value }) => {
    expect(valueOn(acres, on)).toBe(value);
  });

  it('refuses a day before the first, naming it', () => {
    expect(() => valueOn(acres, '1999-12-31')).toThrow(
      '§ 1 can be applied from 2000-01-01, and not on 1999-12-31.',
    );
  });

  it('refuses where nothing is recorded', () => {
    expect(() => valueOn([], '2026-01-01')).toThrow('No value is recorded that could hold on 2026-01-01.');
  });
});

describe('entryOn', () => {
  it('gives the entry with its citation', () => {
    expect(entryOn(acres, '2030-01-01').citation).toBe('§ 1, as amended');
  });
});
