import { describe, expect, it } from 'vitest';
import type { NoticedParcel } from '../../../../core/contracts/application.js';
import type { NoticeParcels } from '../../../../core/ordinance-format/notices.js';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import { applicationMeasures, type ApplicationSituation } from '../../../ordinances/application-situation.js';
import { inventedApplication, notice } from './invented.js';

const parcel = (id: string, distanceFt: number): NoticedParcel => ({
  id,
  taxMapNumber: `1-${id}`,
  address: null,
  distanceFt,
});

const told = (parcels: NoticeParcels | null, given: ApplicationSituation = {}, municipalities = false) => {
  const input = inventedApplication({ notices: [notice('n', { parcels, municipalities })] }, given);
  const [filled] = applicationFor(input).notices;
  if (filled === undefined) throw new Error('the notice is gone');
  return { ...filled, ids: filled.parcels?.map(({ id }) => id), said: filled.notes.join(' ') };
};

const noParcels = { measures: { layers: { ...applicationMeasures().layers, parcels: false } } };

describe('parcels around the property', () => {
  const around = {
    aroundProperty: [0, 0.1, 0.11, 99.99, 100, 100.00000001, 100.01].map((ft) => parcel(`${ft}`, ft)),
  };

  it('within 100 ft are those up to 100 ft, noise apart', () => {
    const { ids, withinFt, countedFrom } = told(
      { kind: 'within-ft-of-property', ft: 100 },
      { measures: around },
    );
    expect(ids).toEqual(['0', '0.1', '0.11', '99.99', '100', '100.00000001']);
    expect(withinFt).toBe(100);
    expect(countedFrom).toBe('the boundary of the property (1-1)');
  });

  it('that abut are those no further than lines are digitised apart', () => {
    const { ids, withinFt } = told({ kind: 'abutting-property' }, { measures: around });
    expect(ids).toEqual(['0', '0.1']);
    expect(withinFt).toBeNull();
  });

  it('are nobody where nobody is there: an empty list, which is not the same as not known', () => {
    expect(told({ kind: 'abutting-property' })).toMatchObject({ parcels: [], standing: 'asked' });
  });

  it.each([
    [100, true],
    [100.01, false],
    [0, true],
  ])('end at the line of the municipality, which is told when it is %s ft off (%s)', (lineFt, said) => {
    const answer = told({ kind: 'within-ft-of-property', ft: 100 }, { measures: { lineFt } });
    expect(answer.said.includes('The line of the municipality')).toBe(said);
  });

  it('are not known without parcels, without a property, and where no outline tells the line', () => {
    expect(told({ kind: 'abutting-property' }, noParcels)).toMatchObject({ parcels: null });
    expect(told({ kind: 'abutting-property' }, noParcels).said).toContain('The parcels are not loaded');
    const offParcels = told({ kind: 'abutting-property' }, { measures: { property: [] } });
    expect(offParcels.parcels).toBeNull();
    expect(offParcels.said).toContain('no property to count from');
    const layers = { ...applicationMeasures().layers, municipality: false };
    expect(told({ kind: 'abutting-property' }, { measures: { layers } }).said).toContain(
      'outline of the municipality is not loaded',
    );
  });

  it('say that owners are to be looked up', () => {
    expect(told({ kind: 'abutting-property' }).said).toContain('assessment roll');
  });
});

describe('parcels on the controlled land', () => {
  const kind = { kind: 'adjacent-to-controlled-land' } as const;
  const measures = { onControlledLand: [parcel('2', 0), parcel('3', 100), parcel('4', 100.01)] };

  it('are listed from the wetlands that the project reaches', () => {
    const wetlands = [
      { id: 'W-5', name: 'Mill Pond', distanceFt: 100 },
      { id: 'W-6', distanceFt: 100.01 },
    ];
    const answer = told(kind, { wetlands, measures });
    expect(answer).toMatchObject({
      ids: ['2', '3'],
      countedFrom: 'the boundary of W-5 (Mill Pond)',
      withinFt: 100,
    });
  });

  it('are none to list where it reaches none, or only one that is too small to be regulated', () => {
    expect(told(kind, { wetlands: [{ distanceFt: 100.01 }], measures }).said).toContain(
      'nothing to list from',
    );
    expect(told(kind, { wetlands: [{ areaSqFt: 2_499, distanceFt: 0 }], measures }).parcels).toBeNull();
  });

  it('are not known where the wetlands are not loaded', () => {
    const split = { inWetlandSqFt: null, inAdjacentSqFt: null };
    const answer = told(kind, { layers: { wetlands: false }, split, measures });
    expect(answer.parcels).toBeNull();
    expect(answer.said).toContain('Not loaded');
  });
});

describe('municipalities', () => {
  it('are those in which some of it lies, and what lies elsewhere is told', () => {
    const measures = { municipalities: ['Village of Testing', 'City of Rye'], elsewhereSqFt: 500 };
    const answer = told(null, { measures }, true);
    expect(answer.municipalities).toEqual(['Village of Testing', 'City of Rye']);
    expect(answer.said).toContain('500 sq ft (0.011 acres) lie outside');
    expect(answer.parcels).toBeNull();
  });

  it('are not known without the outline', () => {
    const answer = told(null, { measures: { municipalities: [], elsewhereSqFt: null } }, true);
    expect(answer.municipalities).toBeNull();
    expect(answer.said).toContain('not loaded');
  });

  it('are none of a notice that is not for them', () => {
    expect(told(null)).toMatchObject({ municipalities: null, notes: [] });
  });
});
