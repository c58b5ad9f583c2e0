import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISTANCE_NOISE_FT } from '../../../core/units.js';
import { findFeaturesAround } from '../../../server/sql/application/find-features-around.js';
import { findMunicipalities } from '../../../server/sql/application/find-municipalities.js';
import { emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const TOWN = 'north-castle';
const TABLES = ['parcel', 'watercourse', 'reference_feature', 'municipality', 'map_version', 'import_run'];

let database: TestDatabase;
let frame: GroundFrame;
/** a disturbance of 100 × 100 ft at the origin */
let subject: string;
beforeAll(async () => {
  database = await openTestDatabase();
  frame = await groundFrame(database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
  const [[west, south] = [0, 0], , [east, north] = [0, 0]] = frame.rectangle(0, 0, 100, 100);
  const envelope = await database.knex.raw<{ rows: { geom: string }[] }>(
    `select ST_MakeEnvelope(:west, :south, :east, :north, 2260)::text as geom`,
    { west, south, east, north },
  );
  subject = envelope.rows[0]?.geom ?? '';
});
beforeEach(() => emptyTables(database.knex, TABLES));
afterAll(() => database.close());

describe('what stands around a disturbance', () => {
  const around = async (ft: number, mapVersion = 1) =>
    (await findFeaturesAround(database.knex, TOWN, subject, mapVersion, ft + DISTANCE_NOISE_FT)).map(
      ({ layer, name, distanceFt }) => [layer, name, Number(distanceFt.toFixed(4))],
    );

  it('counts up to 250 ft on the ground, that distance included (§ 340-6A(12)(b))', async () => {
    const house = (name: string, ft: number) => ({
      properties: { name },
      polygon: [frame.rectangle(100 + ft, 0, 30, 30)],
    });
    await putLayer(database.knex, TOWN, 'buildings', [
      house('below', 249.99),
      house('at', 250),
      house('above', 250.01),
    ]);
    expect(await around(250)).toEqual([
      ['buildings', 'below', 249.99],
      ['buildings', 'at', 250],
    ]);
  });

  it('is roads, buildings, watercourses and the lines of parcels, nearest first', async () => {
    const { knex } = database;
    await putLayer(knex, TOWN, 'roads', [
      { properties: { name: 'Elm Street' }, line: [frame.at(-500, 120), frame.at(500, 120)] },
    ]);
    await putLayer(knex, TOWN, 'buildings', [{ polygon: [frame.rectangle(140, 0, 20, 20)] }]);
    await putLayer(knex, TOWN, 'watercourses', [
      { properties: { id: 'B-1', kind: 'brook' }, line: [frame.at(50, 50), frame.at(50, 500)] },
    ]);
    await putLayer(knex, TOWN, 'parcels', [
      { properties: { SBL: '1' }, polygon: [frame.rectangle(-10, -20, 200, 300)] },
      { properties: { SBL: 'vast' }, polygon: [frame.rectangle(-3000, -3000, 6000, 6000)] },
    ]);
    // the disturbance lies inside both parcels, and counts to their lines
    expect(await around(250)).toEqual([
      ['watercourses', 'B-1', 0],
      ['property-lines', '1', 10],
      ['roads', 'Elm Street', 20],
      ['buildings', null, 40],
    ]);
  });

  it('has the watercourses of the map version that was answered on', async () => {
    const brook = (id: string) => ({
      properties: { id, kind: 'brook' },
      line: [frame.at(150, 0), frame.at(150, 100)],
    });
    await putLayer(database.knex, TOWN, 'watercourses', [brook('B-1')]);
    await putLayer(database.knex, TOWN, 'watercourses', [brook('B-2')]);
    await database
      .knex('map_version')
      .insert({ jurisdiction_id: TOWN, number: 3, since: '2030-01-01', note: 'one brook less' });
    await database.knex('watercourse').where({ id: 'B-1' }).update({ retired_version: 3 });
    const ids = async (version: number) => (await around(250, version)).map(([, name]) => name);
    expect(await ids(1)).toEqual(['B-1']);
    expect(await ids(2)).toEqual(['B-1', 'B-2']);
    expect(await ids(3)).toEqual(['B-2']);
  });
});

describe('municipalities in which a disturbance lies', () => {
  const outline = (name: string, role: string, west: number, east: number) => ({
    properties: { name, role },
    polygon: [frame.rectangle(west, -1000, east - west, 2000)],
  });

  it('are the own one first, then neighbors with more than a sliver of it', async () => {
    await putLayer(database.knex, TOWN, 'municipality', [
      outline('Zed Town', 'own', 30, 1000),
      outline('Ash Village', 'neighbor', -1000, 30),
      outline('Sliver City', 'neighbor', 99.95, 1000),
    ]);
    const found = await findMunicipalities(database.knex, TOWN, subject);
    expect(found.names).toEqual(['Zed Town', 'Ash Village']);
    expect(found.elsewhereSqFt).toBeCloseTo(0, 4);
  });

  it('leave land outside every outline to be named by hand', async () => {
    await putLayer(database.knex, TOWN, 'municipality', [outline('Own Town', 'own', 30, 1000)]);
    const found = await findMunicipalities(database.knex, TOWN, subject);
    expect(found.names).toEqual(['Own Town']);
    expect(found.elsewhereSqFt).toBeCloseTo(30 * 100, 3);
  });

  it('are not known without the own outline', async () => {
    expect(await findMunicipalities(database.knex, TOWN, subject)).toEqual({
      names: [],
      elsewhereSqFt: null,
    });
  });
});
