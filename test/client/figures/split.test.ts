import { describe, expect, it } from 'vitest';
import { splitParts } from '../../../client/figures/split.js';

const totals = {
  allSqFt: 13_511,
  inWetlandSqFt: 1893,
  inWatercourseSqFt: 0,
  inAdjacentSqFt: 11_077,
  outsideControlledSqFt: 541,
  outsideMunicipalitySqFt: 0,
};

describe('the parts of a split', () => {
  it('are wetland, adjacent and neither; watercourse and outside only where there is some', () => {
    expect(splitParts(totals, 'buffer').map((part) => part.key)).toEqual(['wetland', 'adjacent', 'neither']);
    const all = splitParts({ ...totals, inWatercourseSqFt: 1, outsideMunicipalitySqFt: 1 }, 'buffer');
    expect(all.map((part) => part.key)).toEqual(['wetland', 'watercourse', 'adjacent', 'neither', 'outside']);
  });

  it("use the ordinance's own word for the adjacent area", () => {
    expect(splitParts(totals, 'wetland buffer')[1]?.label).toBe('In the wetland buffer');
  });

  it('name no wetland under an ordinance that speaks of none', () => {
    expect(splitParts(totals, null).map((part) => part.label)).toEqual(['In the municipality']);
  });

  it('keep what is not known apart from nothing', () => {
    expect(splitParts({ ...totals, inWetlandSqFt: null }, 'buffer')[0]?.sqFt).toBeNull();
  });
});
