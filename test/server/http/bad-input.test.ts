import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../core/contracts/screening.js';
import type { Problem } from '../../../core/errors.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { degrees, drawn, SQUARE, BOWTIE } from '../../support/drawn.js';

interface ProblemAnswer {
  status: number;
  code: string;
  detail: string;
  title: string;
  type: string;
  problems: Problem[];
}

describe('bad input to POST /api/screenings', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(database.knex, 'mamaroneck', 'municipality', [
      { properties: { name: 'Test Village' }, polygon: [rectangle(695_000, 845_000, 10_000, 10_000)] },
    ]);
    await putLayer(database.knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [rectangle(700_020, 850_020, 100, 100)] },
    ]);
    api = await serveTestApi(database.knex);
  });
  afterEach(async () => {
    const kept = await database.knex('screening').count<{ count: string }[]>({ count: '*' });
    expect(Number(kept[0]?.count)).toBe(0);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  function expectProblem(
    answer: { status: number; type: string; body: unknown },
    status: number,
  ): ProblemAnswer {
    expect(answer.type).toContain('application/problem+json');
    const problem = answer.body as ProblemAnswer;
    expect({ status: answer.status, said: problem.status }).toEqual({ status, said: status });
    expect(problem.detail.length).toBeGreaterThan(15);
    expect(problem.detail).not.toMatch(/undefined|\[object|Error:|select |ZodError/);
    return problem;
  }

  it('not JSON', async () => {
    const problem = expectProblem(await api.postText('/api/screenings', '{"features": ['), 400);
    expect(problem.detail).toMatch(/not JSON/);
  });

  it.each([
    ['plain text', 'text/plain', /Content-Type/],
    ['a form', 'application/x-www-form-urlencoded', /Content-Type/],
  ])('a body sent as %s', async (_name, type, said) => {
    const response = await fetch(`${api.url}/api/screenings`, {
      method: 'POST',
      body: JSON.stringify(drawn([SQUARE])),
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ProblemAnswer).detail).toMatch(said);
  });

  it('a body that says it is packed and is not', async () => {
    const response = await fetch(`${api.url}/api/screenings`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ProblemAnswer).detail).toMatch(/could not be read/);
  });

  it('parts of a MultiPolygon that overlap: says so, and offers their union', async () => {
    const shifted = degrees(
      [700_025, 850_000],
      [700_075, 850_000],
      [700_075, 850_050],
      [700_025, 850_050],
      [700_025, 850_000],
    );
    const problem = expectProblem(
      await api.post('/api/screenings', drawn([[SQUARE], [shifted]], 'MultiPolygon')),
      422,
    );
    expect(problem.detail).toMatch(/two of its parts overlap or share an edge/);
  });

  it('empty body', async () => {
    expectProblem(await api.postText('/api/screenings', ''), 400);
  });

  it.each([
    ['JSON, but no GeoJSON', { hello: 'world' }, /jurisdiction/],
    ['a bare array', [], /object/],
    ['no jurisdiction', { features: drawn([SQUARE]).features }, /jurisdiction/],
    ['features missing', { jurisdiction: 'mamaroneck' }, /features/],
    ['no features', { jurisdiction: 'mamaroneck', features: [] }, /at least one/],
    ['a point', drawn([-73.74, 41.16], 'Point'), /Polygon or a MultiPolygon/],
    ['a line', drawn(SQUARE, 'LineString'), /Polygon or a MultiPolygon/],
    [
      'a geometry that is null',
      {
        jurisdiction: 'mamaroneck',
        features: [{ type: 'Feature', properties: { role: 'disturbance' }, geometry: null }],
      },
      /geometry/,
    ],
    [
      'no role',
      {
        jurisdiction: 'mamaroneck',
        features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [SQUARE] } }],
      },
      /role/,
    ],
    [
      'an unknown ordinance',
      { ...drawn([SQUARE]), ordinance: 'atlantis' },
      /mamaroneck, rye, north-castle, wesley-hills/,
    ],
    ['a day that does not exist', { ...drawn([SQUARE]), on: '2026-02-30' }, /YYYY-MM-DD/],
    ['a day in another form', { ...drawn([SQUARE]), on: '11/30/2026' }, /YYYY-MM-DD/],
    ['a day before the ordinance', { ...drawn([SQUARE]), on: '1950-01-01' }, /2007-07-23/],
    [
      'null for a coordinate (NaN in JSON)',
      drawn([
        [
          [-73.75, null],
          [-73.749, 41.17],
          [-73.749, 41.171],
          [-73.75, null],
        ],
      ]),
      /number/,
    ],
    [
      'text for a coordinate',
      drawn([
        [
          ['-73.75', '41.17'],
          [-73.749, 41.17],
          [-73.749, 41.171],
          [-73.75, 41.17],
        ],
      ]),
      /number/,
    ],
  ])('%s', async (_name, body, said) => {
    const problem = expectProblem(await api.post('/api/screenings', body), 400);
    expect(problem.detail).toMatch(said);
  });

  it('a bad coordinate is named by feature and vertex', async () => {
    const body = drawn([
      [
        [-73.75, 41.17],
        [-73.749, 'x'],
        [-73.749, 41.171],
        [-73.75, 41.17],
      ],
    ]);
    const problem = expectProblem(await api.post('/api/screenings', body), 400);
    expect(problem.problems[0]).toMatchObject({ feature: 1, vertex: 2 });
  });

  it('an unknown jurisdiction', async () => {
    expectProblem(await api.post('/api/screenings', { ...drawn([SQUARE]), jurisdiction: 'atlantis' }), 404);
  });

  it.each([
    ['an open ring', [SQUARE.slice(0, 4)], /not closed/],
    ['three positions', [[SQUARE[0], SQUARE[1], SQUARE[0]]], /at least 4/],
    ['all positions equal', [[SQUARE[0], SQUARE[0], SQUARE[0], SQUARE[0]]], /no area/],
    [
      'positions in line',
      [degrees([700_000, 850_000], [700_010, 850_000], [700_020, 850_000], [700_000, 850_000])],
      /no area/,
    ],
    ['no rings', [], /empty/],
    ['latitude first', [SQUARE.map(([lon, lat]) => [lat, lon])], /swapped/],
    [
      'outside the world',
      [
        [
          [-200, 41],
          [-199, 41],
          [-199, 42],
          [-200, 41],
        ],
      ],
      /-180 to 180/,
    ],
    [
      'State Plane feet in place of degrees',
      [
        [
          [700_000, 850_000],
          [700_050, 850_000],
          [700_050, 850_050],
          [700_000, 850_000],
        ],
      ],
      /-180 to 180/,
    ],
    [
      'another continent',
      [
        [
          [2.3, 48.8],
          [2.4, 48.8],
          [2.4, 48.9],
          [2.3, 48.8],
        ],
      ],
      /outside New York/,
    ],
    [
      'wholly outside the municipality',
      [degrees([710_000, 860_000], [710_050, 860_000], [710_050, 860_050], [710_000, 860_000])],
      /wholly outside/,
    ],
  ])('%s', async (_name, coordinates, said) => {
    const problem = expectProblem(await api.post('/api/screenings', drawn(coordinates)), 422);
    expect(problem.detail).toMatch(said);
    expect(problem.problems[0]?.feature).toBe(1);
  });

  it('a bow-tie: says where it crosses, offers two triangles of 2,500 grid sq ft, and uses them only when told to', async () => {
    const bowtie = drawn([BOWTIE]);
    const problem = expectProblem(await api.post('/api/screenings', bowtie), 422);
    const [first] = problem.problems;
    expect(first?.location?.xFt).toBeCloseTo(700_050, 3);
    expect(first?.location?.yFt).toBeCloseTo(850_050, 3);
    expect(first?.location?.lon).toBeCloseTo(-73.7447862, 6);
    expect(first?.location?.lat).toBeCloseTo(41.1645582, 6);
    expect(first?.repair).toMatchObject({ type: 'MultiPolygon' });
  });

  it('more vertices than one request may have', async () => {
    const ring = Array.from({ length: LIMITS.verticesPerRequest + 1 }, (_, index) => {
      const angle = (2 * Math.PI * index) / LIMITS.verticesPerRequest;
      return [-73.74 + 0.001 * Math.cos(angle), 41.16 + 0.001 * Math.sin(angle)].map((v) =>
        Number(v.toFixed(9)),
      );
    });
    const problem = expectProblem(await api.post('/api/screenings', drawn([ring])), 413);
    expect(problem.detail).toMatch(/vertices/);
  });

  it('100,000 vertices, a body over the limit', async () => {
    const ring = Array.from({ length: 100_000 }, (_, index) => [-73.74 + index * 1e-9, 41.16]);
    const problem = expectProblem(await api.post('/api/screenings', drawn([ring])), 413);
    expect(problem.detail).toMatch(/bytes|vertices/);
  });

  it.each([
    '"; drop table screening; --',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
    '\u0000',
  ])('text %j where a name of a jurisdiction belongs', async (text) => {
    const answer = await api.post('/api/screenings', { ...drawn([SQUARE]), jurisdiction: text });
    expect([400, 404]).toContain(answer.status);
    expect(answer.type).toContain('application/problem+json');
  });

  it.each([
    ['/api/parcels/999999999/screening', 404],
    ['/api/parcels/abc/screening', 404],
    ["/api/parcels/1'%20or%201=1/screening", 404],
    ['/api/parcels/99999999999999999999999/screening', 404],
    ['/api/parcels/%E0%A4%A/screening', 400],
    ['/api/parcels', 400],
    ['/api/parcels?jurisdiction=atlantis', 404],
    ['/api/parcels?jurisdiction=mamaroneck&limit=0', 400],
    ['/api/parcels?jurisdiction=mamaroneck&lon=-73.7', 400],
    ['/api/screenings/not-a-uuid', 404],
    ['/api/screenings/00000000-0000-4000-8000-000000000000', 404],
    ['/api/screenings/00000000-0000-4000-8000-000000000000.geojson', 404],
    ['/api/nothing-here', 404],
  ])('GET %s is answered with a problem', async (path, status) => {
    expectProblem(await api.get(path), status);
  });

  it.each(["O'Brien", '50%', 'a_b', '\\', '"; drop table parcel; --', '<b>', '\u{1F986}', 'x'.repeat(200)])(
    'a search for %j finds nothing and breaks nothing',
    async (text) => {
      const answer = await api.get(`/api/parcels?jurisdiction=mamaroneck&q=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ items: [], next: null });
    },
  );
});
