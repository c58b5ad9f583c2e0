import { describe, expect, it } from 'vitest';
import type { OrdinanceSummary } from '../../../core/contracts/jurisdictions.js';
import { choiceProblem, firstLaws, nextLaw } from '../../../client/comparison/chosen-laws.js';

function law(id: string, textHeldFrom = '2000-01-01'): OrdinanceSummary {
  return {
    id,
    name: id,
    shortName: id,
    municipality: id,
    textHeldFrom,
    adjacentTerm: null,
    bufferFt: null,
    gaps: [],
  };
}

const laws = ['a', 'b', 'c', 'd', 'e'].map((id) => law(id));
const on = '2026-05-01';

describe('the laws to compare', () => {
  it('begin with the one on screen and others, four at most', () => {
    expect(firstLaws(laws, 'c', on).map(({ ordinance }) => ordinance)).toEqual(['c', 'a', 'b', 'd']);
    expect(firstLaws([law('a'), law('b', '2027-01-01')], 'a', on)).toEqual([{ ordinance: 'a', on }]);
  });

  it('are added one not chosen yet, or the last again for another day', () => {
    expect(nextLaw([{ ordinance: 'a', on }], laws)).toEqual({ ordinance: 'b', on });
    expect(nextLaw([{ ordinance: 'a', on }], [law('a')])).toEqual({ ordinance: 'a', on });
    expect(nextLaw([], laws)).toBeNull();
  });

  it('are two at least, none twice, and each on a day of which there is text', () => {
    expect(choiceProblem([{ ordinance: 'a', on }], laws)).toMatch(/at least two/);
    expect(
      choiceProblem(
        [
          { ordinance: 'a', on },
          { ordinance: 'a', on },
        ],
        laws,
      ),
    ).toMatch(/twice/);
    const early = [
      { ordinance: 'a', on: '1999-12-31' },
      { ordinance: 'a', on },
    ];
    expect(choiceProblem(early, laws)).toBe('a can be asked from 2000-01-01 on.');
    expect(
      choiceProblem(
        [
          { ordinance: 'a', on: '2000-01-01' },
          { ordinance: 'a', on },
        ],
        laws,
      ),
    ).toBeNull();
  });
});
