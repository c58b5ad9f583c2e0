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

  it("use the ordinance's own word for the adjacent area, a buffer in one word", () => {
    const label = (term: string) => splitParts(totals, term)[1]?.label;
    expect(label('adjacent area')).toBe('In the adjacent area');
    expect(label('wetland buffer')).toBe('In the buffer');
    expect(label('wetland/watercourse buffer')).toBe('In the buffer');
  });

  it('name no wetland under an ordinance that speaks of none', () => {
    expect(splitParts(totals, null).map((part) => part.label)).toEqual(['In the municipality']);
  });

  it('keep what is not known apart from nothing', () => {
    expect(splitParts({ ...totals, inWetlandSqFt: null }, 'buffer')[0]?.sqFt).toBeNull();
  });
});
