import { describe, expect, it } from 'vitest';
import type { Ordinance } from '../../../core/ordinance.js';
import { mamaroneck } from '../../../core/ordinances/mamaroneck.js';
import { classifyWetland } from '../../../core/rules/wetland-criteria.js';
import { TODAY, wetlandFacts } from '../../ordinances/situation.js';

/** A further ordinance is data: a minimum that a local law lowers on a day, and no tidal wetlands. */
const fifth: Ordinance = {
  ...mamaroneck,
  municipality: 'Town of Elsewhere',
  wetlandCriteria: [
    {
      rule: 'E-1',
      label: 'marsh',
      kinds: ['freshwater'],
      minimumSqFt: [
        { from: '2007-07-23', value: 10_000, citation: '§ 1', source: 'text' },
        { from: '2020-01-01', value: 5_000, citation: '§ 1, as amended', source: 'text' },
      ],
      orLocalImportance: false,
    },
  ],
};

describe('classifyWetland', () => {
  it.each([
    { on: '2019-12-31', regulated: false, threshold: 10_000, citation: 'Town of Elsewhere § 1' },
    { on: '2020-01-01', regulated: true, threshold: 5_000, citation: 'Town of Elsewhere § 1, as amended' },
    { on: '2020-01-02', regulated: true, threshold: 5_000, citation: 'Town of Elsewhere § 1, as amended' },
  ])('applies the minimum in force on $on', ({ on, regulated, threshold, citation }) => {
    const answer = classifyWetland(wetlandFacts({ areaSqFt: 7_000 }), fifth, {}, on);
    expect(answer.regulated).toBe(regulated);
    expect(answer.finding).toMatchObject({ threshold, citation });
  });

  it('shows a wetland of a kind that is not regulated, and decides nothing', () => {
    expect(classifyWetland(wetlandFacts({ kind: 'tidal' }), fifth, {}, TODAY)).toMatchObject({
      regulated: false,
      criterion: null,
      certain: true,
      finding: { outcome: 'information' },
    });
  });

  it('holds the whole wetland against the minimum, not the part inside the municipality', () => {
    const facts = wetlandFacts({
      areaSqFt: 3_000,
      insideMunicipalitySqFt: 400,
      outsideMunicipalitySqFt: 2_600,
    });
    expect(classifyWetland(facts, mamaroneck, {}, TODAY).criterion).toBe('M-B');
  });

  it.each([
    { name: 'Otter Creek Marsh', title: 'W-1 (Otter Creek Marsh) is a regulated wetland' },
    { name: null, title: 'W-1 is a regulated wetland' },
    { name: '  ', title: 'W-1 is a regulated wetland' },
    { name: 'W-1', title: 'W-1 is a regulated wetland' },
  ])('is named by id and name ($name)', ({ name, title }) => {
    expect(classifyWetland(wetlandFacts({ name }), mamaroneck, {}, TODAY).finding.title).toContain(title);
  });

  it.each([{ areaSqFt: Number.NaN }, { areaSqFt: -1 }, { perimeterFt: Number.POSITIVE_INFINITY }])(
    'refuses what is no measure: %o',
    (changes) => {
      expect(() => classifyWetland(wetlandFacts(changes), mamaroneck, {}, TODAY)).toThrow(/must be a number/);
    },
  );
});
