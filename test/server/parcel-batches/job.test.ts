import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../../core/access.js';
import { parcelBatchSchema } from '../../../core/contracts/parcel-batches.js';
import { Conflict } from '../../../core/errors.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { cancelBatch, removeBatch } from '../../../server/services/parcel-batches/end-by-hand.js';
import { readRows, rowsAsCsv } from '../../../server/services/parcel-batches/read-rows.js';
import { startBatch } from '../../../server/services/parcel-batches/start-batch.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { finishBatch, ownRunner } from './support.js';

const TOWN = 'mamaroneck';

describe('a batch of all parcels', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    const frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
    await putLayer(database.knex, TOWN, 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [frame.rectangle(0, 0, 100, 100)] },
    ]);
    const parcel = (number: string, x: number) => ({
      properties: { PRINT_KEY: number },
      polygon: [frame.rectangle(x, 0, 100, 100)],
    });
    await putLayer(database.knex, TOWN, 'parcels', [parcel('1', 50), parcel('2', 150), parcel('3', 3000)]);
  });
  afterAll(() => database.close());

  const start = () => startBatch(database.knex, BUILT_IN_ORDINANCES, TOWN, {}, COMMAND_LINE);

  it('has figures that can be told by hand, a table, and an end; one at a time', async () => {
    const { knex } = database;
    const begun = await start();
    await expect(start()).rejects.toThrow(Conflict);
    const batch = parcelBatchSchema.parse(await finishBatch(knex, ownRunner(database), begun));
    expect(batch).toMatchObject({
      state: 'done',
      parcels: { total: 3, done: 3, unmeasured: 0 },
      failure: null,
    });
    const { items } = await readRows(knex, TOWN, batch.id, { limit: 10, sort: 'taxMapNumber' });
    expect(items.map(({ inWetlandSqFt }) => Math.round(inWetlandSqFt ?? NaN))).toEqual([5000, 0, 0]);
    expect(items.map(({ inAdjacentSqFt }) => Math.round(inAdjacentSqFt ?? NaN))).toEqual([5000, 5000, 0]);
    expect(items[1]?.nearestWetlandFt).toBeCloseTo(50, 4);
    expect(items[2]).toMatchObject({ nearestWetlandFt: null, standing: 'none-found' });
    const first = await readRows(knex, TOWN, batch.id, { limit: 2, sort: '-inAdjacentSqFt' });
    expect(first.items).toHaveLength(2);
    const after = new URL(first.next ?? '', 'http://a').searchParams.get('after') ?? '';
    const second = await readRows(knex, TOWN, batch.id, { limit: 2, sort: '-inAdjacentSqFt', after });
    expect(second.items.map(({ taxMapNumber }) => taxMapNumber)).toEqual(['3']);
    expect(second.next).toBeNull();
    let csv = '';
    for await (const piece of (await rowsAsCsv(knex, TOWN, batch.id, { sort: 'taxMapNumber' })).pieces)
      csv += piece;
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
    await removeBatch(knex, TOWN, batch.id, COMMAND_LINE);
    await expect(readRows(knex, TOWN, batch.id, { limit: 2, sort: 'address' })).rejects.toThrow(
      /There is no/,
    );
  });

  it('is taken up by another runner, ends when it is cancelled, and fails when parcels are loaded meanwhile', async () => {
    const { knex } = database;
    const left = ownRunner(database);
    const begun = await start();
    await left.stop();
    left.wake();
    await left.idle();
    expect(await finishBatch(knex, ownRunner(database), begun)).toMatchObject({
      state: 'done',
      parcels: { done: 3 },
    });
    const cancelled = await start();
    await cancelBatch(knex, TOWN, cancelled.id, COMMAND_LINE);
    expect(await finishBatch(knex, ownRunner(database), cancelled)).toMatchObject({ state: 'cancelled' });
    const overtaken = await start();
    await knex('import_run').insert({
      jurisdiction_id: TOWN,
      layer: 'parcels',
      file_name: 'later.geojson',
      crs: 'EPSG:2260',
      accepted: 0,
      rejected: 0,
      report: '{}',
    });
    const failed = await finishBatch(knex, ownRunner(database), overtaken);
    expect(failed).toMatchObject({ state: 'failed', parcels: { done: 0 } });
    expect(failed.failure).toMatch(/^Loaded while the parcels were screened: parcels/);
  });
});
