import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edgesSchema, type Edges } from '../../../core/contracts/map-history.js';
import { putAmendment } from '../../support/adopted-amendment.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]).map(Math.round) as [number, number];

type Point = [number, number];

/** A box in degrees that holds a rectangle of feet with little more. */
const boxOf = (x: number, y: number, width: number, height: number): string => {
  const corners = rectangle(x, y, width, height).map(toDegrees);
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)].join(',');
};

describe('outlines to snap to', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    await putLayer(knex, 'rye', 'municipality', [
      { properties: { name: 'City', role: 'own' }, polygon: [rectangle(X - 5000, Y - 5000, 10_000, 10_000)] },
    ]);
    await putLayer(knex, 'rye', 'parcels', [
      { properties: { SBL: '1-1-1' }, polygon: [rectangle(X, Y, 100, 100)] },
      { properties: { SBL: '1-1-2' }, polygon: [rectangle(X + 3000, Y, 100, 100)] },
    ]);
    await putLayer(
      knex,
      'rye',
      'wetlands',
      [
        {
          properties: { id: 'ring', kind: 'freshwater' },
          polygon: [rectangle(X + 50, Y + 50, 1000, 1000), rectangle(X + 70, Y + 70, 20, 20)],
        },
      ],
      { mapSince: '2020-01-01' },
    );
    await putLayer(
      knex,
      'rye',
      'watercourses',
      [
        {
          properties: { id: 'brook' },
          line: [
            [X - 50, Y + 20],
            [X + 30, Y + 20],
            [X + 30, Y + 900],
          ],
        },
      ],
      { mapVersion: 1 },
    );
    await putAmendment(knex, 'rye', {
      title: 'Adopted, and not in force yet',
      effectiveOn: '2190-01-01',
      changes: [{ action: 'reshape', wetland: 'ring', ring: rectangle(X + 60, Y + 60, 1000, 1000) }],
    });
    api = await serveTestApi(knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const edges = async (query: string): Promise<Edges> =>
    edgesSchema.parse((await api.get(`/api/jurisdictions/rye/edges?bbox=${query}`)).body);
  const vertices = ({ features }: Edges, layer: string): Point[] =>
    features
      .filter(({ properties }) => properties.layer === layer)
      .flatMap(({ geometry }) => geometry.coordinates.flat())
      .map(([lon = 0, lat = 0]) => toFeet([lon, lat]));
  const holds = (points: readonly Point[], [x, y]: Point): boolean =>
    // twelve decimals of a degree are four ten-millionths of a foot
    points.some((point) => Math.hypot(point[0] - x, point[1] - y) < 1e-5);

  it('gives every vertex near the place as it is stored, holes too, and none that the box made', async () => {
    const found = await edges(`${boxOf(X - 20, Y - 20, 160, 160)}&on=2020-06-01`);
    expect(found.mapVersion).toBe(1);
    const layers = new Set(found.features.map(({ properties }) => properties.layer));
    expect(layers).toEqual(new Set(['parcels', 'watercourses', 'wetlands']));
    const wetland = vertices(found, 'wetlands');
    for (const corner of rectangle(X + 70, Y + 70, 20, 20)) expect(holds(wetland, corner)).toBe(true);
    expect(holds(wetland, [X + 50, Y + 50])).toBe(true);
    const stored = [...rectangle(X + 50, Y + 50, 1000, 1000), ...rectangle(X + 70, Y + 70, 20, 20)];
    for (const point of wetland) expect(holds(stored, point)).toBe(true);
    // the side that lies beyond the box is left out
    expect(holds(wetland, [X + 1050, Y + 1050])).toBe(false);
    const brook = vertices(found, 'watercourses');
    expect(brook).toHaveLength(3);
    const parcel = vertices(found, 'parcels');
    for (const corner of rectangle(X, Y, 100, 100)) expect(holds(parcel, corner)).toBe(true);
    expect(holds(parcel, [X + 3000, Y])).toBe(false);
  });

  it('gives the line of the municipality where it passes', async () => {
    const found = await edges(boxOf(X - 5050, Y - 50, 100, 100));
    expect(found.features.map(({ properties }) => properties.layer)).toEqual(['municipality']);
  });

  it('is about the newest version unless it is asked of a day, since a draft begins from that one', async () => {
    const newest = await edges(boxOf(X + 40, Y + 40, 30, 30));
    expect(newest.mapVersion).toBe(2);
    expect(holds(vertices(newest, 'wetlands'), [X + 60, Y + 60])).toBe(true);
    const later = await edges(`${boxOf(X + 40, Y + 40, 30, 30)}&on=2190-01-01`);
    expect(later.mapVersion).toBe(2);
  });

  it.each([
    ['-73.6,40.9', 400, 'bbox'],
    ['-73.6,40.9,-73.7,41', 400, 'west below east'],
    ['-73.8,40.9,-73.6,41.1', 413, '3 miles'],
    ['-73.7,40.9,-73.69,40.91&on=soon', 400, 'YYYY-MM-DD'],
  ])('refuses bbox=%s with %i', async (box, status, detail) => {
    const answer = await api.get(`/api/jurisdictions/rye/edges?bbox=${box}`);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(detail);
  });

  it('refuses a box that holds more outlines than are sent at once', async () => {
    await putLayer(
      database.knex,
      'north-castle',
      'parcels',
      Array.from({ length: 5001 }, (_, index) => ({
        properties: { SBL: String(index) },
        polygon: [rectangle(X + (index % 100) * 20, Y + Math.floor(index / 100) * 20, 10, 10)],
      })),
    );
    const box = boxOf(X - 20, Y - 20, 2100, 2100);
    const answer = await api.get(`/api/jurisdictions/north-castle/edges?bbox=${box}`);
    expect(answer.status).toBe(413);
    expect((answer.body as { detail: string }).detail).toContain('5,001 outlines');
    const part = await api.get(
      `/api/jurisdictions/north-castle/edges?bbox=${boxOf(X - 20, Y - 20, 2100, 500)}`,
    );
    expect(edgesSchema.parse(part.body).features.length).toBeGreaterThan(1000);
  });
});
