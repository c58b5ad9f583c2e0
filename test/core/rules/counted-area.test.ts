import { describe, expect, it } from 'vitest';
import { controlledSqFt, countedArea, knownControlledSqFt } from '../../../core/rules/counted-area.js';
import { split } from '../../ordinances/situation.js';

describe('countedArea', () => {
  it.each([
    { inAdjacentSqFt: 3_000, reaches: true, adjacentSqFt: 3_000 },
    { inAdjacentSqFt: 0.00011, reaches: true, adjacentSqFt: 0.00011 },
    { inAdjacentSqFt: 0.0001, reaches: true, adjacentSqFt: 0 },
    { inAdjacentSqFt: 0.5, reaches: false, adjacentSqFt: 0 },
    { inAdjacentSqFt: null, reaches: false, adjacentSqFt: null },
    { inAdjacentSqFt: null, reaches: true, adjacentSqFt: null },
  ])('$inAdjacentSqFt sq ft, within reach = $reaches: $adjacentSqFt', (row) => {
    expect(countedArea(split({ inAdjacentSqFt: row.inAdjacentSqFt }), row.reaches).adjacentSqFt).toBe(
      row.adjacentSqFt,
    );
  });

  it('leaves the noise of a drawing out of wetland and water, and keeps the rest whatever the distance', () => {
    const noise = countedArea(split({ inWetlandSqFt: 0.00002, inWatercourseSqFt: 0.00002 }), true);
    expect(noise).toEqual({ wetlandSqFt: 0, watercourseSqFt: 0, adjacentSqFt: 0 });
    const rest = countedArea(split({ inWetlandSqFt: 12, inWatercourseSqFt: 5 }), false);
    expect(rest).toEqual({ wetlandSqFt: 12, watercourseSqFt: 5, adjacentSqFt: 0 });
  });
});

describe('controlledSqFt and knownControlledSqFt', () => {
  it.each([
    { counted: { wetlandSqFt: 1, watercourseSqFt: 2, adjacentSqFt: 4 }, all: 7, known: 7 },
    { counted: { wetlandSqFt: 1, watercourseSqFt: null, adjacentSqFt: 4 }, all: 5, known: 5 },
    { counted: { wetlandSqFt: null, watercourseSqFt: 2, adjacentSqFt: 4 }, all: null, known: 6 },
    { counted: { wetlandSqFt: 1, watercourseSqFt: 2, adjacentSqFt: null }, all: null, known: 3 },
  ])('$counted is $all, known $known', ({ counted, all, known }) => {
    expect(controlledSqFt(counted)).toBe(all);
    expect(knownControlledSqFt(counted)).toBe(known);
  });
});
