import { readFileSync, statSync } from 'node:fs';
import { featureCollection, intersect, polygon } from '@turf/turf';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { buildLayers } from '../../scripts/demo/build-layers.js';
import { gridScale } from '../../scripts/demo/frame.js';
import { closeRing, openRing } from '../../scripts/demo/overlay.js';
import {
  cyclic,
  distance,
  nearestOnSegment,
  ringContains,
  ringIsSimple,
  shapeArea,
  shapeContains,
  signedArea,
  type Point,
  type Ring,
  type Shape,
} from '../../scripts/demo/plane.js';
import { crossingSides, feetApart, sidesCross, sidesOf } from '../../scripts/demo/ring-relations.js';

const LAYERS = [
  'municipality',
  'parcels',
  'wetlands',
  'watercourses',
  'roads',
  'buildings',
  'water',
  'impaired-waters',
];
const folder = new URL('../../data/demo/', import.meta.url);
const text = (layer: string): string => readFileSync(new URL(`${layer}.geojson`, folder), 'utf8');
const load = (layer: string): Feature[] => (JSON.parse(text(layer)) as FeatureCollection).features;

function shapesOf(feature: Feature): Shape[] {
  const { geometry } = feature as Feature<Polygon | MultiPolygon>;
  const polygons: Position[][][] =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map(openRing));
}

function outerOf(feature: Feature | undefined): Ring {
  if (feature === undefined) throw new Error('no such feature');
  return cyclic(cyclic(shapesOf(feature), 0), 0);
}

function property(feature: Feature, name: string): unknown {
  return (feature.properties ?? {})[name];
}

function groundSqFt(feature: Feature): number {
  const shapes = shapesOf(feature);
  const scale = gridScale(cyclic(outerOf(feature), 0)[0]);
  return shapes.reduce((sum, shape) => sum + shapeArea(shape), 0) / scale ** 2;
}

const municipality = load('municipality');
const parcels = load('parcels');
const wetlands = load('wetlands');
const own = outerOf(municipality[0]);
const parcelRings = parcels.flatMap((parcel) => shapesOf(parcel).flat());
const wetland = (id: string): Feature => {
  const found = wetlands.find((feature) => property(feature, 'id') === id);
  if (found === undefined) throw new Error(`there is no wetland ${id}`);
  return found;
};

describe('the files of the demonstration municipality', () => {
  it('are what the script makes, byte for byte', () => {
    const made = buildLayers();
    expect([...made.keys()].sort()).toEqual(LAYERS.map((layer) => `${layer}.geojson`).sort());
    for (const [name, content] of made)
      expect(content === text(name.replace('.geojson', '')), name).toBe(true);
  });

  it('name their coordinate system, keep one feature a line and hundredths of a foot', () => {
    let bytes = 0;
    for (const layer of LAYERS) {
      const content = text(layer);
      bytes += statSync(new URL(`${layer}.geojson`, folder)).size;
      expect((JSON.parse(content) as { crs?: unknown }).crs).toEqual({
        type: 'name',
        properties: { name: 'urn:ogc:def:crs:EPSG::2260' },
      });
      expect(content.trimEnd().split('\n')).toHaveLength(load(layer).length + 2);
      expect(content).not.toMatch(/\d\.\d{3,}/);
    }
    expect(bytes).toBeLessThan(2.5e6);
  });

  it('hold simple rings only, outer ones counter-clockwise and holes clockwise', () => {
    for (const layer of ['municipality', 'parcels', 'wetlands', 'buildings', 'water', 'impaired-waters']) {
      for (const feature of load(layer)) {
        for (const shape of shapesOf(feature)) {
          shape.forEach((ring, index) => {
            expect(ringIsSimple(ring), JSON.stringify(feature.properties)).toBe(true);
            expect(signedArea(ring) > 0).toBe(index === 0);
          });
        }
      }
    }
  });
});

describe('the municipalities', () => {
  it('are the village and two neighbours that share the vertices of their lines', () => {
    expect(municipality.map((feature) => property(feature, 'role'))).toEqual(['own', 'neighbor', 'neighbor']);
    const sides = municipality.map((feature) =>
      sidesOf(outerOf(feature)).map(([a, b]) => `${String(a)} ${String(b)}`),
    );
    const turned = municipality.map(
      (feature) => new Set(sidesOf(outerOf(feature)).map(([a, b]) => `${String(b)} ${String(a)}`)),
    );
    const common = (i: number, j: number): number =>
      cyclic(sides, i).filter((side) => cyclic(turned, j).has(side)).length;
    expect([common(0, 1), common(0, 2), common(1, 2)].every((count) => count > 2)).toBe(true);
    // What is not shared is the village's edge in the water.
    expect(own.length - common(0, 1) - common(0, 2)).toBeLessThan(20);
    const all = municipality.flatMap((feature) => sidesOf(outerOf(feature)));
    for (const [index, edge] of all.entries())
      expect(all.slice(index + 1).some((other) => sidesCross(edge, other))).toBe(false);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.length).toBeLessThanOrEqual(100);
  });
});

describe('the parcels', () => {
  it('number about 1,500 and have unique tax map numbers and addresses', () => {
    expect(parcels.length).toBeGreaterThan(1400);
    expect(parcels.length).toBeLessThan(1650);
    const numbers = parcels.map((parcel) => String(property(parcel, 'SBL')));
    expect(new Set(numbers).size).toBe(parcels.length);
    for (const number of numbers) expect(number).toMatch(/^\d{2,3}\.\d{2}-\d+-\d+$/);
    expect(numbers.filter((number) => /^012\.0\d-\d+-0\d$/.test(number)).length).toBeGreaterThan(20);
    expect(new Set(parcels.map((parcel) => property(parcel, 'address'))).size).toBe(parcels.length);
  });

  it('do not overlap: no sides cross, and no side is used twice in one direction', () => {
    const all = parcelRings.flatMap(sidesOf);
    expect(new Set(all.map(([a, b]) => `${String(a)} ${String(b)}`)).size).toBe(all.length);
    expect(crossingSides(all)).toEqual([]);
  });

  it('do not lie in one another: a place just inside each belongs to it alone', () => {
    const shapes = parcels.flatMap(shapesOf);
    for (const shape of shapes) {
      const [a, b] = sidesOf(cyclic(shape, 0)).reduce((longest, edge) =>
        distance(...edge) > distance(...longest) ? edge : longest,
      );
      const length = distance(a, b);
      const inside: Point = [
        (a[0] + b[0]) / 2 - (b[1] - a[1]) / length,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) / length,
      ];
      expect(shapes.filter((other) => shapeContains(other, inside))).toEqual([shape]);
    }
  });

  it('lie inside the village and out of its waters', () => {
    const water = load('water').map(outerOf);
    for (const ring of parcelRings) {
      for (const point of ring) {
        expect(ringContains(own, point)).toBe(true);
        // A lot line may end between two vertices of the shore, inches from the straight side there.
        const dry = water.every(
          (area) =>
            !ringContains(area, point) ||
            sidesOf(area).some(([a, b]) => distance(point, nearestOnSegment(point, a, b)) < 0.25),
        );
        expect(dry).toBe(true);
      }
    }
    const line = sidesOf(own);
    for (const edge of parcelRings.flatMap(sidesOf))
      expect(line.some((side) => sidesCross(side, edge))).toBe(false);
  });

  it('include two of several parts and one around another', () => {
    expect(parcels.filter((parcel) => shapesOf(parcel).length === 2)).toHaveLength(2);
    const around = parcels.filter((parcel) => shapesOf(parcel).some((shape) => shape.length > 1));
    expect(around).toHaveLength(1);
    const hole = cyclic(cyclic(shapesOf(cyclic(around, 0)), 0), 1)
      .map(String)
      .sort();
    expect(
      parcels.some((parcel) => JSON.stringify(outerOf(parcel).map(String).sort()) === JSON.stringify(hole)),
    ).toBe(true);
    expect(groundSqFt(cyclic(around, 0))).toBeGreaterThan(12 * 43_560);
  });

  it('hold every building whole, and no building stands in a wetland', () => {
    const shapes = parcels.flatMap(shapesOf);
    const wet = wetlands.flatMap(shapesOf);
    for (const building of load('buildings')) {
      const ring = outerOf(building);
      const holder = shapes.find((shape) => shapeContains(shape, cyclic(ring, 0)));
      expect(
        holder !== undefined && ring.every((corner) => shapeContains(holder, corner)),
        JSON.stringify(building.geometry),
      ).toBe(true);
      expect(wet.some((shape) => ring.some((corner) => shapeContains(shape, corner)))).toBe(false);
    }
  });
});

describe('the wetlands', () => {
  it('number 44, of known kinds, with islands and a few of several parts', () => {
    expect(wetlands.map((feature) => property(feature, 'id'))).toEqual(
      Array.from({ length: 44 }, (_, index) => `W-${String(index + 1)}`),
    );
    for (const feature of wetlands) {
      expect(['freshwater', 'tidal']).toContain(property(feature, 'kind'));
      expect([0.1, 2, 15, 30, null]).toContain(property(feature, 'accuracy_ft'));
    }
    expect(
      wetlands.filter((feature) => shapesOf(feature).some((shape) => shape.length > 1)).length,
    ).toBeGreaterThanOrEqual(3);
    expect(wetlands.filter((feature) => shapesOf(feature).length > 1).length).toBeGreaterThanOrEqual(2);
    expect(wetlands.filter((feature) => property(feature, 'degraded') === true)).toHaveLength(2);
    expect(wetlands.filter((feature) => property(feature, 'accuracy_ft') === null).length).toBeGreaterThan(0);
  });

  it.each([
    ['W-1', 958_320],
    ['W-2', 736_164],
    ['W-3', 535_788],
    ['W-12', 1_980],
    ['W-23', 2_530.2],
    ['W-24', 2_470.2],
    ['W-25', 2_640],
    ['W-26', 1_420],
  ])('%s covers %d square feet on the ground', (id, sqFt) => {
    expect(Math.abs(groundSqFt(wetland(id)) - sqFt)).toBeLessThan(Math.max(0.5, sqFt * 1e-5));
  });

  it('W-23 and W-24 cover whole square feet on the grid', () => {
    expect(shapesOf(wetland('W-23')).map(shapeArea)).toEqual([2530]);
    expect(shapesOf(wetland('W-24')).map(shapeArea)).toEqual([2470]);
  });

  it('W-25 lies within the margin of 2,500 square feet, W-23 and W-24 outside it', () => {
    const margin = (id: string): number =>
      sidesOf(outerOf(wetland(id))).reduce((sum, [a, b]) => sum + distance(a, b), 0) *
      Number(property(wetland(id), 'accuracy_ft'));
    expect(margin('W-25')).toBeGreaterThan(140);
    expect(margin('W-23')).toBeLessThan(30);
    expect(margin('W-24')).toBeLessThan(30);
  });

  it('W-27 straddles the village line, and W-28 reaches across it only with its adjacent area', () => {
    const shared = intersect(
      featureCollection([polygon([closeRing(outerOf(wetland('W-27')))]), polygon([closeRing(own)])]),
    );
    const inside = shared === null ? 0 : shapesOf(shared).reduce((sum, shape) => sum + shapeArea(shape), 0);
    const outside = groundSqFt(wetland('W-27')) - inside;
    expect(Math.min(inside, outside)).toBeGreaterThan(15_000);
    expect(outerOf(wetland('W-28')).some((point) => ringContains(own, point))).toBe(false);
    expect(feetApart(outerOf(wetland('W-28')), own)).toBeGreaterThan(5);
    expect(feetApart(outerOf(wetland('W-28')), own)).toBeLessThan(60);
  });

  it('W-29 and W-30 lie less than 200 ft apart, W-31 and W-32 overlap', () => {
    const apart = feetApart(outerOf(wetland('W-29')), outerOf(wetland('W-30')));
    expect(apart).toBeGreaterThan(100);
    expect(apart).toBeLessThan(200);
    const shared = intersect(
      featureCollection([
        polygon([closeRing(outerOf(wetland('W-31')))]),
        polygon([closeRing(outerOf(wetland('W-32')))]),
      ]),
    );
    expect(
      shared === null ? 0 : shapesOf(shared).reduce((sum, shape) => sum + shapeArea(shape), 0),
    ).toBeGreaterThan(1_000);
  });

  it('W-26 lies wholly within 100 ft of W-4 and apart from it', () => {
    const large = outerOf(wetland('W-4'));
    const farthest = Math.max(
      ...outerOf(wetland('W-26')).map((point) => feetApart([point, point, point], large)),
    );
    expect(farthest).toBeLessThan(99);
    expect(feetApart(outerOf(wetland('W-26')), large)).toBeGreaterThan(5);
    expect(property(wetland('W-26'), 'local_importance')).toBe(true);
  });
});
