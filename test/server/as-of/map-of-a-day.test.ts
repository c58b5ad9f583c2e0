import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jurisdictionListSchema } from '../../../core/contracts/jurisdictions.js';
import { controlledAreaSchema } from '../../../core/contracts/controlled-area.js';
import {
  parcelScreeningSchema,
  proposalScreeningSchema,
  type ProposalScreening,
} from '../../../core/contracts/screening.js';
import { findJurisdiction } from '../../../server/sql/jurisdictions/find-jurisdiction.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import type { GroundFrame } from '../../support/ground-frame.js';
import { toDegrees } from '../../support/places.js';
import { decodeTile, tileAt } from '../tiles/read-tile.js';
import { disturbanceOf, IN_WETLAND, putDatedMap, TOWN, VERSION_OF_DAY } from './support/dated-map.js';

/** Figures of straight edges, to 1 in 10⁶ of the largest of them. */
const TOLERANCE_SQFT = 0.02;

describe('the map of a day', () => {
  let database: TestDatabase;
  let api: TestApi;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await putDatedMap(database.knex);
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const screen = async (on?: string): Promise<ProposalScreening> => {
    const { status, body } = await api.post('/api/screenings', {
      jurisdiction: TOWN,
      ...(on === undefined ? {} : { on }),
      features: [disturbanceOf(frame)],
    });
    expect(status).toBe(201);
    return proposalScreeningSchema.parse(body);
  };
  const expectInWetland = (measured: number | null, version: number): void => {
    expect(Math.abs((measured ?? Number.NaN) - (IN_WETLAND[version] ?? Number.NaN))).toBeLessThan(
      TOLERANCE_SQFT,
    );
  };

  it.each(VERSION_OF_DAY)(
    'of %s is version %i: for the municipality, the list, and what is loaded',
    async (on, version) => {
      const record = await findJurisdiction(database.knex, TOWN, on);
      expect(record).toMatchObject({ mapVersion: version, newestMapVersion: 5, firstMapSince: '2020-01-01' });
      const { body } = await api.get(`/api/jurisdictions?on=${on}`);
      const list = jurisdictionListSchema.parse(body);
      expect(list.on).toBe(on);
      expect(list.items.find(({ id }) => id === TOWN)).toMatchObject({
        mapVersion: version,
        mapSince: record.mapSince,
        newestMapVersion: 5,
        layers: { wetlands: version === 5 ? 2 : 1, watercourses: 1, parcels: 1 },
      });
    },
  );

  it.each(VERSION_OF_DAY)('of %s is version %i: for a proposal and a parcel', async (on, version) => {
    const proposal = await screen(on);
    expect(proposal).toMatchObject({ on, mapVersion: version });
    expectInWetland(proposal.totals.inWetlandSqFt, version);
    const keys = await database.knex('parcel').pluck<string[]>('key');
    const { body } = await api.get(`/api/parcels/${keys[0]}/screening?on=${on}`);
    const parcel = parcelScreeningSchema.parse(body);
    expect(parcel).toMatchObject({ on, mapVersion: version });
    expectInWetland(parcel.totals.inWetlandSqFt, version);
    expect(parcel.wetlands.map(({ id }) => id).sort()).toEqual(proposal.wetlands.map(({ id }) => id).sort());
  });

  it.each(VERSION_OF_DAY)('of %s is version %i: for tiles and the controlled area', async (on, version) => {
    const { z, x, y } = tileAt(15, toDegrees(frame.at(0, 0)));
    const tile = await fetch(`${api.url}/tiles/${TOWN}/rye/${z}/${x}/${y}.mvt?on=${on}`);
    expect(tile.headers.get('map-version')).toBe(String(version));
    const shown = decodeTile(new Uint8Array(await tile.arrayBuffer()))['wetlands'] ?? [];
    const ids = { 2: ['W'], 3: ['W'], 4: ['S'], 5: ['S', 'W'] }[version];
    expect(shown.map(({ properties }) => properties['id']).sort()).toEqual(ids);
    const [west, south] = toDegrees(frame.at(0, 0));
    const [east, north] = toDegrees(frame.at(200, 100));
    const bbox = [west, south, east, north].join(',');
    const { body } = await api.get(`/api/controlled-area?jurisdiction=${TOWN}&bbox=${bbox}&on=${on}`);
    const area = controlledAreaSchema.parse(body);
    expect(area).toMatchObject({ on, mapVersion: version });
    const eastern = Math.max(...area.wetland.flat(2).map(([easting]) => easting));
    const edge = { 2: 50, 3: 100, 5: 200 }[version];
    // the box in degrees is a little wider than the disturbance, where the wetland goes on past it
    if (edge === undefined) expect(area.wetland).toEqual([]);
    else
      expect(Math.abs((eastern - frame.at(edge, 0)[0]) / frame.scale)).toBeLessThan(edge === 200 ? 2 : 1e-6);
  });

  it('is told by different tiles apart, and the same tile where nothing differs', async () => {
    const { z, x, y } = tileAt(15, toDegrees(frame.at(0, 0)));
    const tagOf = async (on: string): Promise<string> =>
      (await fetch(`${api.url}/tiles/${TOWN}/rye/${z}/${x}/${y}.mvt?on=${on}`)).headers.get('etag') ?? '';
    expect(await tagOf('2022-06-01')).toBe(await tagOf('2024-02-29'));
    expect(await tagOf('2022-06-01')).not.toBe(await tagOf('2022-05-31'));
  });

  it('without a day is that of today, and not one that is still to come', async () => {
    const today = await screen();
    expect(today).toMatchObject({ mapVersion: 4, mapSince: '2024-03-01' });
    expect(today.notices.join(' ')).not.toMatch(/law is that of|still to come/);
    expectInWetland(today.totals.inWetlandSqFt, 4);
    const future = await screen('2999-01-01');
    expect(future.notices.join(' ')).toMatch(/2999-01-01 is still to come: .* known on \d{4}-\d{2}-\d{2}/);
  });

  it('before the record begins is that of its first day, and every answer says so', async () => {
    const before = await screen('2019-12-31');
    expect(before.notices[0]).toMatch(/record of the wetlands map of City of Rye begins on 2020-01-01/);
    expect((await screen('2020-01-01')).notices.join(' ')).not.toContain('record of the wetlands map');
    const { body } = await api.get(
      `/api/controlled-area?jurisdiction=${TOWN}&bbox=-73.69,40.97,-73.68,40.98&on=2019-12-31`,
    );
    expect(controlledAreaSchema.parse(body).notices[0]).toContain('begins on 2020-01-01');
  });
});
