import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { screenAndKeep } from '../../../server/services/screen-proposal.js';
import { asOwner } from '../../support/as-owner.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { PLACES, toFeet } from '../../support/places.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

const TOWN = 'north-castle';

describe('an import that joins a map version', () => {
  let desk: ImportDesk;
  let frame: GroundFrame;
  beforeAll(async () => {
    desk = await openImportDesk();
    frame = await groundFrame(desk.database.knex, toFeet([PLACES[2].lon, PLACES[2].lat]));
  });
  beforeEach(async () => {
    await desk.clear();
    await asOwner(desk.database.knex, (trx) =>
      trx.raw('truncate screening, amendment, determination cascade'),
    );
    await wetlands('A', {});
  });
  afterAll(() => desk.close());

  const wetlands = (id: string, request: { mapVersion?: number; replace?: boolean }) => {
    const ring = frame.rectangle(id === 'A' ? 0 : 500, 0, 100, 100);
    const collection = {
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } },
      features: [
        {
          type: 'Feature',
          properties: { id, kind: 'freshwater' },
          geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
        },
      ],
    };
    return desk.import('wetlands', `${id}.geojson`, JSON.stringify(collection), request);
  };
  const refused = async (): Promise<void> => {
    await expect(wetlands('B', { mapVersion: 1 })).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringMatching(
        /Map version 1 of Town of North Castle cannot be joined any more.*which makes version 2\.$/,
      ) as string,
    });
    expect(await desk.rows('select id from wetland')).toEqual([{ id: 'A' }]);
  };

  it('may do so while nobody has relied on it', async () => {
    expect(await wetlands('B', { mapVersion: 1 })).toMatchObject({ mapVersion: 1 });
    expect(await desk.rows('select id, first_version as first from wetland order by id')).toEqual([
      { id: 'A', first: 1 },
      { id: 'B', first: 1 },
    ]);
  });

  it('may not once an answer is kept on it', async () => {
    await screenAndKeep(desk.database.knex, BUILT_IN_ORDINANCES, {
      jurisdiction: TOWN,
      features: [frame.disturbance(0, 0, 50, 50)],
    });
    await refused();
  });

  it('may not once an amendment starts from it, or it is one that was adopted', async () => {
    const { knex } = desk.database;
    await knex('amendment').insert({ jurisdiction_id: TOWN, number: 1, title: 'T', base_version: 1 });
    await refused();
    await asOwner(knex, (trx) =>
      trx.raw(
        `update amendment set base_version = 0, state = 'adopted', adopted_version = 1, effective_on = '2024-01-01', reference = 'R'`,
      ),
    );
    await refused();
  });

  it('may not once a determination was made on it', async () => {
    await desk.database.knex('determination').insert({
      jurisdiction_id: TOWN,
      number: 1,
      kind: 'note',
      requested_on: '2026-01-02',
      requested_by: 'A neighbor',
      about: 'the swale',
      map_version: 1,
    });
    await refused();
  });

  it('may not once it was looked at for an answer, though the request came in on an earlier one', async () => {
    await desk.database.knex('determination').insert({
      jurisdiction_id: TOWN,
      number: 1,
      kind: 'note',
      requested_on: '2026-01-02',
      requested_by: 'A neighbor',
      about: 'the swale',
      map_version: 0,
      outcome: 'answered',
      decided_on: '2026-01-05',
      looked_at: { map: true, mapVersion: 1 },
    });
    await refused();
  });

  it('and every other is in the log, whole or not at all', async () => {
    await wetlands('B', { replace: true });
    await wetlands('B', {}).catch(() => undefined);
    expect(
      await desk.rows(
        `select account_name as by, account_id as account, action, subject, details from activity_log
         where jurisdiction_id = '${TOWN}' order by id desc limit 2`,
      ),
    ).toEqual([
      {
        by: 'command line',
        account: null,
        action: 'import',
        subject: 'wetlands from B.geojson',
        details: {
          layer: 'wetlands',
          file: 'B.geojson',
          accepted: 1,
          rejected: 0,
          replaced: 1,
          mapVersion: 2,
        },
      },
      {
        by: 'command line',
        account: null,
        action: 'import',
        subject: 'wetlands from A.geojson',
        details: {
          layer: 'wetlands',
          file: 'A.geojson',
          accepted: 1,
          rejected: 0,
          replaced: 0,
          mapVersion: 1,
        },
      },
    ]);
  });

  it('takes wetlands off the map while an amendment of them is in draft; the draft is left as it is', async () => {
    const { knex } = desk.database;
    await knex('amendment').insert({ jurisdiction_id: TOWN, number: 1, title: 'T', base_version: 1 });
    expect(await wetlands('B', { replace: true })).toMatchObject({ replaced: 1, mapVersion: 2 });
    expect(await desk.rows('select state, base_version as base from amendment')).toEqual([
      { state: 'draft', base: 1 },
    ]);
  });
});
