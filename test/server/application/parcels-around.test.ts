import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISTANCE_NOISE_FT } from '../../../core/units.js';
import { findParcelsAround } from '../../../server/sql/application/find-parcels-around.js';
import { findParcelsOnLand } from '../../../server/sql/application/find-parcels-on-land.js';
import { measureToLine } from '../../../server/sql/application/measure-to-line.js';
import { emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const TOWN = 'north-castle';
const TABLES = ['parcel', 'wetland', 'watercourse', 'municipality', 'map_version', 'import_run'];

let database: TestDatabase;
let frame: GroundFrame;
beforeAll(async () => {
  database = await openTestDatabase();
  frame = await groundFrame(database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
});
beforeEach(() => emptyTables(database.knex, TABLES));
afterAll(() => database.close());

type Box = [x: number, y: number, width: number, height: number];

const putParcels = (boxes: Readonly<Record<string, Box>>) =>
  putLayer(
    database.knex,
    TOWN,
    'parcels',
    Object.entries(boxes).map(([SBL, box]) => ({
      properties: { SBL, ADDRESS: `${SBL} Test Road` },
      polygon: [frame.rectangle(...box)],
    })),
  );

async function keysOf(...numbers: string[]): Promise<string[]> {
  const rows = await database
    .knex('parcel')
    .select<{ key: string }[]>('key')
    .whereIn('tax_map_number', numbers);
  return rows.map(({ key }) => key);
}

describe('parcels around a property', () => {
  const around = async (ft: number, ...own: string[]) => {
    const parcels = await findParcelsAround(
      database.knex,
      TOWN,
      await keysOf(...own),
      ft + DISTANCE_NOISE_FT,
    );
    return parcels.map(({ taxMapNumber, distanceFt }) => [taxMapNumber, distanceFt] as const);
  };

  it('within 100 ft are those at 99.99 and at 100 ft on the ground, and not that at 100.01 ft (§ 340-6A(8))', async () => {
    await putParcels({
      own: [0, 0, 200, 200],
      near: [299.99, 0, 50, 50],
      // north of it, where the grid scale is that of the frame
      exact: [0, 300, 50, 50],
      far: [0, -150.01, 50, 50],
    });
    const found = await around(100, 'own');
    expect(found.map(([number]) => number)).toEqual(['near', 'exact']);
    expect(found[0]?.[1]).toBeCloseTo(99.99, 3);
    expect(found[1]?.[1]).toBeCloseTo(100, 6);
  });

  it('off a corner are told by the slanting distance', async () => {
    const off = (ft: number): number => 200 + ft / Math.SQRT2;
    await putParcels({
      own: [0, 0, 200, 200],
      near: [off(99.99), off(99.99), 10, 10],
      far: [off(100.01), -10 - off(100.01) + 200, 10, 10],
    });
    expect((await around(100, 'own')).map(([number]) => number)).toEqual(['near']);
  });

  it('abutting are those across an edge, a corner and a gap of digitising, and none across a real gap (§ 340-7)', async () => {
    await putParcels({
      own: [0, 0, 200, 200],
      edge: [200, 50, 50, 50],
      corner: [200, 200, 50, 50],
      hairline: [-50.09, 0, 50, 50],
      'gap 0.11': [0, -50.11, 50, 50],
      overlapping: [100, 199.95, 40, 50],
    });
    expect((await around(0.1, 'own')).map(([number]) => number).sort()).toEqual([
      'corner',
      'edge',
      'hairline',
      'overlapping',
    ]);
  });

  it('leave out all parcels of the property, and count from the nearest of them', async () => {
    await putParcels({ a: [0, 0, 100, 100], b: [100, 0, 100, 100], other: [230, 0, 50, 50] });
    const found = await around(100, 'a', 'b');
    expect(found.map(([number]) => number)).toEqual(['other']);
    expect(found[0]?.[1]).toBeCloseTo(30, 4);
  });

  it('are none of another municipality', async () => {
    await putParcels({ own: [0, 0, 100, 100] });
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: 'rye' }, polygon: [frame.rectangle(100, 0, 100, 100)] },
    ]);
    expect(await around(100, 'own')).toEqual([]);
  });

  it('have the line of the municipality measured as far as it is counted', async () => {
    await putLayer(database.knex, TOWN, 'municipality', [
      { properties: { name: 'Test Town' }, polygon: [frame.rectangle(-1000, -1000, 1250, 2000)] },
    ]);
    await putParcels({ own: [0, 0, 200, 200] });
    const keys = await keysOf('own');
    expect(await measureToLine(database.knex, TOWN, keys, 100)).toBeCloseTo(50, 4);
    expect(await measureToLine(database.knex, TOWN, keys, 49.9)).toBeNull();
    expect(await measureToLine(database.knex, 'rye', keys, 100)).toBeNull();
  });
});

describe('parcels on the controlled land that a project reaches', () => {
  /** the wetland runs 2,000 ft east, the project is at its west end */
  const onLand = async (project: Box, bufferFt = 100) => {
    const { knex } = database;
    const geom = await knex.raw<{ rows: { geom: string }[] }>(
      `select ST_MakeEnvelope(:west, :south, :east, :north, 2260)::text as geom`,
      (() => {
        const [[west, south] = [0, 0], , [east, north] = [0, 0]] = frame.rectangle(...project);
        return { west, south, east, north };
      })(),
    );
    const parcels = await findParcelsOnLand(
      knex,
      {
        jurisdictionId: TOWN,
        subject: geom.rows[0]?.geom ?? '',
        wetlandKeys: (await knex('wetland').pluck<string[]>('key')).map(Number),
        watercourseKeys: (await knex('watercourse').pluck<string[]>('key')).map(Number),
        bufferFt: bufferFt + DISTANCE_NOISE_FT,
      },
      await keysOf('own'),
    );
    return parcels.map(({ taxMapNumber }) => taxMapNumber);
  };
  beforeEach(async () => {
    await putLayer(database.knex, TOWN, 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [frame.rectangle(0, 0, 2000, 100)] },
      { properties: { id: 'W-2', kind: 'freshwater' }, polygon: [frame.rectangle(0, -1000, 50, 50)] },
    ]);
    await putParcels({
      own: [-100, 0, 150, 100],
      across: [0, 150, 100, 100],
      'far along': [1900, 199.99, 50, 50],
      'on the line': [1500, 200, 50, 50],
      'just off': [1000, 200.01, 50, 50],
      'at W-2': [0, -1000, 50, 50],
      inside: [1000, 20, 50, 50],
    });
  });

  it('are all along the wetland, exactly on the line included (§ 192-5B(2), § 340-6A(8))', async () => {
    expect((await onLand([-90, 10, 20, 20])).sort()).toEqual([
      'across',
      'far along',
      'inside',
      'on the line',
    ]);
  });

  it('are none where the project stays 100.01 ft off, and all where it is 100 ft off', async () => {
    expect(await onLand([10, -120.01, 20, 20])).toEqual([]);
    expect(await onLand([10, -120, 20, 20])).toContain('across');
  });

  it('without an adjacent area are those in or touching the wetland itself', async () => {
    expect(await onLand([0, 0, 10, 10], 0)).toEqual(['inside']);
  });

  it('count from watercourses that the ordinance regulates', async () => {
    await putLayer(database.knex, TOWN, 'watercourses', [
      { properties: { id: 'B-1', kind: 'brook' }, line: [frame.at(25, -700), frame.at(25, -900)] },
    ]);
    expect(await onLand([100, -800, 10, 10])).toEqual(['at W-2']);
  });
});
