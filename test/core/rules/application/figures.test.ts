import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../../core/ordinance-format/requirements.js';
import { applicationFor } from '../../../../core/rules/application/application-for.js';
import type { NearFeature } from '../../../../core/rules/application/input.js';
import {
  applicationMeasures,
  applicationSituation,
  type ApplicationSituation,
} from '../../../ordinances/application-situation.js';
import { inventedApplication, item, notice } from './invented.js';

function filledFor(figure: Figure, given: ApplicationSituation = {}) {
  const input = inventedApplication({ items: [item('it', { figure })], notices: [notice('n')] }, given);
  const [only] = applicationFor(input).lists[0]?.items ?? [];
  return {
    values: only?.figures.map(({ label, value }) => `${label}: ${value}`) ?? [],
    note: only?.note ?? '',
    links: only?.links ?? [],
    sqFt: only?.figures.map(({ sqFt }) => sqFt) ?? [],
  };
}

const without = (layer: keyof ReturnType<typeof applicationMeasures>['layers']) => ({
  layers: { ...applicationMeasures().layers, [layer]: false },
});

describe('square feet disturbed', () => {
  const figure = { kind: 'disturbance-by-land' } as const;

  it('are told by land, unrounded beside the words', () => {
    const found = filledFor(figure, {
      wetlands: [{ distanceFt: 0, overlap: { overlapSqFt: 1_234.5, adjacentOverlapSqFt: 500 } }],
      split: { inWetlandSqFt: 1_234.5, inAdjacentSqFt: 500 },
    });
    expect(found.values).toEqual([
      'In wetland: 1,235 sq ft (0.028 acres)',
      'In adjacent area: 500 sq ft (0.011 acres)',
    ]);
    expect(found.sqFt).toEqual([1_234.5, 500]);
  });

  it('are no adjacent area where the distance says that none is reached, whatever the overlay drew', () => {
    const wetlands = [{ distanceFt: 100.01, overlap: { adjacentOverlapSqFt: 0.02 } }];
    expect(filledFor(figure, { wetlands, split: { inAdjacentSqFt: 0.02 } }).sqFt).toEqual([0, 0]);
  });

  it('are left out where a layer is not loaded, and the note says so', () => {
    const split = { inWetlandSqFt: null, inAdjacentSqFt: null };
    const found = filledFor(figure, { layers: { wetlands: false }, split });
    expect(found.values).toEqual([]);
    expect(found.note).toContain('not known how much lies in wetland and in adjacent area');
  });

  it('name watercourse and buffer where the ordinance does', () => {
    const input = applicationSituation('rye', { split: { inWatercourseSqFt: 40 } });
    const requirements = inventedApplication({ items: [item('it', { figure })] }).ordinance.requirements;
    const { lists } = applicationFor({ ...input, ordinance: { ...input.ordinance, requirements } });
    expect(lists[0]?.items[0]?.figures.map(({ label }) => label)).toEqual([
      'In wetland',
      'In watercourse',
      `In ${input.ordinance.adjacentArea?.term ?? ''}`,
    ]);
  });

  it('of all land count at their whole', () => {
    expect(filledFor({ kind: 'total-disturbance' }).values).toEqual([
      'Disturbed in all: 10,000 sq ft (0.230 acres)',
    ]);
  });

  it('open at once come with the day', () => {
    const measures = { openAtOnce: { areaSqFt: 4_000, on: '2026-04-01' } };
    expect(filledFor({ kind: 'open-at-once' }, { measures })).toMatchObject({
      values: ['Open at one time, at most: 4,000 sq ft (0.092 acres)', 'From: 2026-04-01'],
      note: '',
    });
    expect(filledFor({ kind: 'open-at-once' }).note).toContain('All of it counts as open at once');
  });
});

describe('what stands within a distance of the disturbance', () => {
  const near = (layer: NearFeature['layer'], name: string | null, distanceFt: number) => ({
    layer,
    name,
    distanceFt,
  });
  const figure = { kind: 'features-within', ft: 250 } as const;

  it('is counted up to 250 ft, that distance included (North Castle § 340-6A(12)(b))', () => {
    const features = [
      near('property-lines', '1-1', 0),
      near('property-lines', '1-2', 30),
      near('roads', 'Elm Street', 249.99),
      near('roads', 'Elm Street', 250),
      near('roads', 'Oak Lane', 250.01),
      near('buildings', null, 250.01),
    ];
    expect(filledFor(figure, { measures: { features } }).values).toEqual([
      'Roads within 250 ft: 2 (Elm Street), the nearest 249.99 ft away',
      'Buildings within 250 ft: none shown',
      'Watercourses within 250 ft: none shown',
      'Property lines within 250 ft: of 2 parcels (1-1 and 1-2), crossed or touched',
    ]);
  });

  it.each(['roads', 'buildings', 'watercourses', 'parcels'] as const)(
    'is not known of %s while those are not loaded, and never none',
    (layer) => {
      const found = filledFor(figure, { measures: without(layer) });
      expect(found.values).toHaveLength(3);
      expect(found.note).toContain(layer === 'parcels' ? 'property lines' : layer);
    },
  );

  it('names no more than anybody reads', () => {
    const features = Array.from({ length: 12 }, (_, index) => near('roads', `Road ${index + 1}`, index));
    expect(filledFor(figure, { measures: { features } }).values[0]).toMatch(/Road 8 and 4 more\)/);
  });
});

describe('land, places and papers', () => {
  it('the property has tax map number and address of each parcel', () => {
    const property = [
      { id: '1', taxMapNumber: '9-1', address: '1 Elm Street' },
      { id: '2', taxMapNumber: null, address: null },
    ];
    expect(filledFor({ kind: 'property' }, { measures: { property } }).values).toEqual([
      'Tax map 9-1: 1 Elm Street',
      'Parcel: address not recorded',
    ]);
    expect(filledFor({ kind: 'property' }, { measures: without('parcels') }).note).toContain('not loaded');
    expect(filledFor({ kind: 'property' }, { measures: { property: [] } }).note).toContain('on no parcel');
  });

  it('wetlands reached are those regulated, by what lies in them', () => {
    const wetlands = [
      { id: 'W-1', distanceFt: 0, overlap: { overlapSqFt: 700, adjacentOverlapSqFt: 300 } },
      { id: 'W-2', distanceFt: 100 },
      { id: 'W-3', distanceFt: 100.01 },
      { id: 'W-4', distanceFt: 0, areaSqFt: 2_000 },
    ];
    expect(filledFor({ kind: 'wetlands-reached' }, { wetlands }).values).toEqual([
      'W-1: 700 sq ft (0.016 acres) in it and 300 sq ft (0.007 acres) in the adjacent area around it',
      'W-2: 100.0 ft away',
    ]);
    expect(filledFor({ kind: 'wetlands-reached' }).note).toContain('None is shown as reached');
  });

  it('impaired waters are told by name, and that none is touched is no statement about runoff', () => {
    const impairedWaters = [{ id: 'I-1', name: 'Mill River', listing: '303(d): silt', overlapSqFt: 0 }];
    expect(filledFor({ kind: 'impaired-waters' }, { measures: { impairedWaters } }).values).toEqual([
      'Mill River: 303(d): silt',
    ]);
    expect(filledFor({ kind: 'impaired-waters' }).note).toContain('is not looked for');
    expect(filledFor({ kind: 'impaired-waters' }, { measures: without('impairedWaters') }).note).toContain(
      'not loaded',
    );
  });

  it('municipalities are named, or not known', () => {
    expect(filledFor({ kind: 'municipalities' }).values).toEqual(['Lies in: Village of Testing']);
    const unknown = { measures: { municipalities: [], elsewhereSqFt: null } };
    expect(filledFor({ kind: 'municipalities' }, unknown)).toMatchObject({ values: [] });
  });

  it('the map is a link to the shapes of the answer', () => {
    expect(filledFor({ kind: 'site-map' }).links.map(({ href }) => href)).toEqual([
      '/api/screenings/3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e.geojson',
    ]);
  });
});

describe('mitigation', () => {
  const ofNorthCastle = (given: ApplicationSituation) => {
    const input = applicationSituation('north-castle', given);
    const items = [item('it', { figure: { kind: 'mitigation' } })];
    const { requirements } = inventedApplication({ items }).ordinance;
    return applicationFor({ ...input, ordinance: { ...input.ordinance, requirements } }).lists[0]?.items[0];
  };

  it('is lost, owed, drawn and short, for wetland and buffer apart (North Castle § 340-9)', () => {
    const found = ofNorthCastle({
      wetlands: [
        { distanceFt: 0, overlap: { overlapSqFt: 600, overlapPerimeterFt: 100, adjacentOverlapSqFt: 0 } },
      ],
      split: { inWetlandSqFt: 600 },
      mitigation: { wetlandProvidedSqFt: 1_000, wetlandOnSiteSqFt: 1_000, drawnSqFt: 1_000 },
    });
    expect(found?.note).toBeNull();
    expect(found?.figures.map(({ label, sqFt }) => [label, sqFt])).toEqual([
      ['Wetland lost', 600],
      ['Wetland mitigation owed (2 : 1)', 1_200],
      ['Wetland mitigation drawn, as far as it counts', 1_000],
      ['Wetland mitigation still short', 200],
      ['Buffer lost', 0],
      ['Buffer mitigation owed (2 : 1)', 0],
      ['Buffer mitigation drawn, as far as it counts', 0],
    ]);
  });

  it('that a recorded decision lifts is told as lifted, and not as nothing lost', () => {
    const found = ofNorthCastle({
      wetlands: [{ distanceFt: 10, overlap: { adjacentOverlapSqFt: 400 } }],
      split: { inAdjacentSqFt: 400 },
      facts: { bufferMitigationNotFeasible: { decidedOn: '2026-06-01', reason: 'No upland is left.' } },
    });
    expect(found?.figures.map(({ label, sqFt }) => [label, sqFt])).toContainEqual(['Buffer lost', 400]);
    expect(found?.note).toBe(
      'A recorded decision takes 800 sq ft (0.018 acres) off the buffer mitigation that the ratio asks for.',
    );
  });

  it('that cannot be told says why', () => {
    const found = filledFor({ kind: 'mitigation' }, { split: { inWetlandSqFt: null } });
    expect(found.note).toContain('How much wetland is lost is not known');
    expect(found.note).toContain('How much buffer mitigation is owed is not known: no ratio is held here.');
  });
});
