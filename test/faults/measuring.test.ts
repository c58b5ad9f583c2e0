import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findParcelsOverlapping } from '../../server/sql/screening/find-parcels-overlapping.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { putLayer } from '../support/layers.js';
import { toDegrees } from '../support/places.js';

/** Numbers 01, 02, 04, 05, 06, 14, 17, 18 and 37 of the list in README.md, where no other test holds the value. */
describe('faults of measuring', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const ring = (...corners: [number, number][]): [number, number][] =>
    corners.map(([x, y]) => [700_000 + x, 850_000 + y]);
  const rectangle = (x: number, y: number, width: number, height: number): [number, number][] =>
    ring([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const wkt = (corners: readonly (readonly number[])[]): string =>
    `POLYGON((${[...corners, ...corners.slice(0, 1)].map((each) => each.join(' ')).join(', ')}))`;

  async function value(sql: string, bindings: Record<string, string>): Promise<number> {
    const { rows } = await database.knex.raw<{ rows: { value: number }[] }>(
      `select cast(${sql} as float8) as value`,
      bindings,
    );
    return rows[0]?.value ?? Number.NaN;
  }
  const shape = (name: string): string => `ST_GeomFromText(:${name}, 2260)`;

  it('01: 100 ft around 300 × 200 ft is A + P·d + π·d² with the arcs of 64 segments a quarter', async () => {
    const exact = 60_000 + 1000 * 100 + Math.PI * 100 ** 2;
    const area = await value(`ST_Area(ST_Buffer(${shape('lot')}, 100, 'quad_segs=64'))`, {
      lot: wkt(rectangle(0, 0, 300, 200)),
    });
    expect(exact).toBeCloseTo(191_415.927, 3);
    expect(area).toBeLessThan(exact);
    expect(exact - area).toBeLessThan(3.2);
  });

  it('02: 99.8 ft from a corner of the wetland is within 100 ft, between two corners of a coarse arc too', async () => {
    const at = ring([-99.8 * Math.cos(Math.PI / 32), -99.8 * Math.sin(Math.PI / 32)])[0] ?? [0, 0];
    const bindings = { lot: wkt(rectangle(0, 0, 300, 200)), at: `POINT(${at.join(' ')})` };
    expect(await value(`ST_Distance(${shape('lot')}, ${shape('at')})`, bindings)).toBeCloseTo(99.8, 6);
    expect(await value(`cast(ST_DWithin(${shape('lot')}, ${shape('at')}, 100) as integer)`, bindings)).toBe(
      1,
    );
  });

  it('04: two wetlands that overlap take their union from a footprint, not the sum of both', async () => {
    const bindings = {
      one: wkt(rectangle(0, 0, 200, 100)),
      other: wkt(rectangle(120, 0, 200, 100)),
      footprint: wkt(rectangle(100, -20, 60, 80)),
    };
    const both = `hf_unite(ST_Collect(${shape('one')}, ${shape('other')}))`;
    expect(await value(`ST_Area(hf_intersection(${both}, ${shape('footprint')}))`, bindings)).toBeCloseTo(
      3600,
      6,
    );
  });

  it('05, 06: areas are those of the ground, which the ellipsoid confirms', async () => {
    const bindings = { lot: wkt(rectangle(0, 0, 50, 50)) };
    expect(await value(`ST_Area(${shape('lot')})`, bindings)).toBeCloseTo(2500, 6);
    expect(await value(`hf_ground_area(${shape('lot')})`, bindings)).toBeCloseTo(2500.253, 2);
  });

  it('17: edges that coincide but for the twelfth decimal of a degree neither throw nor overlap', async () => {
    const a = ring([0, 0], [100, 0], [100, 57.735_026_919]).map(toDegrees);
    const round = (at: number): number => Math.round(at * 1e12) / 1e12;
    const b = ring([0, 0], [100, 57.735_026_919], [100, 150], [0, 150])
      .map(toDegrees)
      .map((at) => at.map(round));
    const project = (name: string): string => `ST_Transform(ST_GeomFromText(:${name}, 4269), 2260)`;
    const bindings = { a: wkt(a), b: wkt(b) };
    expect(await value(`ST_Area(hf_intersection(${project('a')}, ${project('b')}))`, bindings)).toBeLessThan(
      0.001,
    );
    const united = `ST_Area(hf_unite(ST_Collect(${project('a')}, ${project('b')})))`;
    expect(Math.abs((await value(united, bindings)) - 15_000)).toBeLessThan(0.01);
  });

  it('18: a lot that was digitised 0.015 ft over its neighbor is told as a sliver, not as affected', async () => {
    await putLayer(database.knex, 'north-castle', 'parcels', [
      { properties: { SBL: '1.1-1-1' }, polygon: [rectangle(0, 0, 200, 150)] },
      {
        properties: { SBL: '1.1-1-2' },
        polygon: [ring([199.98, 0], [400, 0], [400, 150], [199.99, 150])],
      },
    ]);
    const footprint = wkt(rectangle(50, 20, 150, 80));
    const { rows } = await database.knex.raw<{ rows: { hex: string }[] }>(
      `select encode(ST_AsEWKB(${shape('footprint')}), 'hex') as hex`,
      { footprint },
    );
    const found = await findParcelsOverlapping(database.knex, 'north-castle', rows[0]?.hex ?? '');
    expect(found.map(({ taxMapNumber, sliver }) => [taxMapNumber, sliver])).toEqual([
      ['1.1-1-1', false],
      ['1.1-1-2', true],
    ]);
    // a trapezoid of 80 ft between x = 0.02 - 20/150·0.01 and x = 0.02 - 100/150·0.01
    expect(found[1]?.overlapSqFt).toBeCloseTo(80 * (0.02 - (60 / 150) * 0.01), 2);
  });
});
