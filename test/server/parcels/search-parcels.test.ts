import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelQuerySchema } from '../../../core/contracts/parcels.js';
import { searchParcels } from '../../../server/services/search-parcels.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { toDegrees } from '../../support/places.js';

describe('looking a parcel up', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(database.knex, 'rye', 'parcels', [
      {
        properties: { SBL: '001.10-1-05', address: '12 Heron Lane' },
        polygon: [rectangle(700_000, 850_000, 100, 100)],
      },
      {
        properties: { SBL: '1.10-1-5', address: '5 Tern Street' },
        polygon: [rectangle(700_100, 850_000, 100, 100)],
      },
      {
        properties: { SBL: '1.10-1-50', address: '100% Street' },
        polygon: [rectangle(700_200, 850_000, 100, 100)],
      },
    ]);
  });
  afterAll(() => database.close());

  const search = async (query: Record<string, string | number>) => {
    const { items, next } = await searchParcels(
      database.knex,
      parcelQuerySchema.parse({ jurisdiction: 'rye', ...query }),
    );
    return { numbers: items.map((item) => item.taxMapNumber), items, next };
  };

  it('tax map numbers are text: 001.10-1-05 and 1.10-1-5 are two lots', async () => {
    expect((await search({ q: '001.10-1-05' })).numbers).toEqual(['001.10-1-05']);
    expect((await search({ q: '1.10-1-5' })).numbers).toEqual(['1.10-1-5', '1.10-1-50']);
  });

  it('an address is found by any part of it, in any case', async () => {
    expect((await search({ q: 'heron' })).numbers).toEqual(['001.10-1-05']);
  });

  it('the wildcards of the database are ordinary characters', async () => {
    expect((await search({ q: '100%' })).numbers).toEqual(['1.10-1-50']);
    expect((await search({ q: '_' })).numbers).toEqual([]);
  });

  it('pages through all of them, each once', async () => {
    const first = await search({ limit: 2 });
    expect(first.numbers).toHaveLength(2);
    const after = new URL(first.next ?? '', 'http://x').searchParams.get('after') ?? '';
    const second = await search({ limit: 2, after });
    expect(second.next).toBeNull();
    expect([...first.numbers, ...second.numbers].sort()).toEqual(['001.10-1-05', '1.10-1-5', '1.10-1-50']);
  });

  it('by a point inside it, and gives a point inside back', async () => {
    const [lon, lat] = toDegrees([700_150, 850_050]);
    const { numbers, items } = await search({ lon, lat });
    expect(numbers).toEqual(['1.10-1-5']);
    expect(items[0]?.center[0]).toBeCloseTo(lon, 6);
    expect(items[0]?.center[1]).toBeCloseTo(lat, 6);
    const [x, y] = toDegrees([700_150, 850_500]);
    expect((await search({ lon: x, lat: y })).numbers).toEqual([]);
  });
});
