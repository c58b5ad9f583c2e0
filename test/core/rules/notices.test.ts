import { describe, expect, it } from 'vitest';
import { noticesFor } from '../../../core/rules/notices.js';
import { situation, type Situation } from '../../ordinances/situation.js';

const notices = (changes: Situation, id: 'mamaroneck' | 'rye' | 'wesley-hills' = 'mamaroneck') =>
  noticesFor(situation(id, changes), 'proposal');

const MAP_IS_EVIDENCE = 'The map is evidence only: the boundary of a wetland is fixed in the field.';

describe('noticesFor', () => {
  it('says with everything known only that the map is evidence', () => {
    expect(notices({ wetlands: [{ distanceFt: 20 }] })).toEqual([MAP_IS_EVIDENCE]);
    expect(notices({}, 'wesley-hills')).toEqual([]);
  });

  it.each([
    { id: 'mamaroneck' as const, layer: 'wetlands' as const, says: 'The wetlands layer is not loaded' },
    { id: 'rye' as const, layer: 'watercourses' as const, says: 'The watercourses layer is not loaded' },
    {
      id: 'mamaroneck' as const,
      layer: 'municipality' as const,
      says: 'outline of the municipality is not loaded',
    },
    { id: 'mamaroneck' as const, layer: 'parcels' as const, says: 'The parcels layer is not loaded' },
    {
      id: 'wesley-hills' as const,
      layer: 'impairedWaters' as const,
      says: 'The impaired waters layer is not loaded',
    },
  ])('$id without $layer: $says', ({ id, layer, says }) => {
    expect(notices({ layers: { [layer]: false } }, id).join(' ')).toContain(says);
  });

  it.each([
    { id: 'mamaroneck' as const, layer: 'watercourses' as const },
    { id: 'mamaroneck' as const, layer: 'impairedWaters' as const },
    { id: 'wesley-hills' as const, layer: 'wetlands' as const },
  ])('$id does not miss $layer, which it does not regulate by', ({ id, layer }) => {
    expect(notices({ layers: { [layer]: false } }, id).join(' ')).not.toContain('not loaded');
  });

  it('names the wetlands concerned whose accuracy is not recorded', () => {
    const found = notices({
      wetlands: [
        { distanceFt: 20, accuracyFt: null },
        { distanceFt: 30, accuracyFt: null },
        { distanceFt: 40 },
        { distanceFt: 400, accuracyFt: null },
      ],
    });
    expect(found).toContain(
      'Positional accuracy is not recorded for W-1 and W-2: no margin can be stated there.',
    );
  });

  it.each([
    { split: { outsideMunicipalitySqFt: 12 }, wetlands: [], told: true },
    { split: { outsideMunicipalitySqFt: 0.00002 }, wetlands: [], told: false },
    { split: {}, wetlands: [{ outsideMunicipalitySqFt: 12, municipalities: [] }], told: true },
    {
      split: {},
      wetlands: [{ outsideMunicipalitySqFt: 12, municipalities: ['There'] }],
      told: false,
    },
    { split: {}, wetlands: [{}], told: false },
  ])('tells how land outside counts, where it matters: $told', ({ split, wetlands, told }) => {
    const said = notices({ split, wetlands }).some((notice) => notice.startsWith('Land outside'));
    expect(said).toBe(told);
  });

  it.each([
    { id: 'mamaroneck', distanceFt: 0, told: true },
    { id: 'mamaroneck', distanceFt: 0.01, told: false },
    { id: 'north-castle', distanceFt: 0, told: true },
    { id: 'rye', distanceFt: 0, told: false },
    { id: 'wesley-hills', distanceFt: 0, told: false },
  ])(
    '$id: a watercourse $distanceFt ft off that it has no rule on is told: $told',
    ({ id, distanceFt, told }) => {
      const notices = noticesFor(situation(id, { watercourses: [{ distanceFt }] }), 'proposal').join(' ');
      expect(notices.includes('no rule on watercourses')).toBe(told);
    },
  );

  it('reports slivers of parcels by tax map number', () => {
    const parcel = { id: '7', address: null, parcelSqFt: 9_000, overlapSqFt: 1.28 };
    const found = notices({
      parcels: [
        { ...parcel, taxMapNumber: '01.10-1-2', sliver: true },
        { ...parcel, id: '8', taxMapNumber: null, sliver: true },
        { ...parcel, id: '9', taxMapNumber: '01.10-1-1', sliver: false },
      ],
    });
    expect(found.join(' ')).toContain('left out: parcel 01.10-1-2 and 8.');
  });
});
