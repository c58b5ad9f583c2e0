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

describe('looking a parcel up with slips', () => {
  let database: TestDatabase;
  const PARCELS: [number: string, address: string | null][] = [
    ['9-27-114', '12 Sorrel Lane'],
    ['9-27-115', '14 Sorrel Lane'],
    ['9-27-116', '112 Sorrel Lane'],
    ['13.23-1-5', '3 North Heron Street'],
    ['13.23-1-6', '7 FERN ST'],
    ['13.23-1-7', null],
    ['13.23-1-8', '9 Old Mill Rd.'],
    ['13.23-1-9', '1 Stony Brook Drive'],
  ];
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(
      database.knex,
      'rye',
      'parcels',
      PARCELS.map(([SBL, address], index) => ({
        properties: { SBL, address },
        polygon: [rectangle(700_000 + index * 100, 850_000, 100, 100)],
      })),
    );
  });
  afterAll(() => database.close());

  const search = async (query: Record<string, string | number>) => {
    const { items, next } = await searchParcels(
      database.knex,
      parcelQuerySchema.parse({ jurisdiction: 'rye', ...query }),
    );
    return { found: items.map(({ match, taxMapNumber }) => `${match} ${taxMapNumber}`), next };
  };
  const found = async (q: string) => (await search({ q })).found;

  it('what it has comes first, abbreviated or not', async () => {
    expect((await found('12 Sorrel Ln'))[0]).toBe('exact 9-27-114');
    expect(await found('n heron st')).toEqual(['exact 13.23-1-5']);
    expect((await found('Fern Street'))[0]).toBe('exact 13.23-1-6');
    expect((await found('old mill road'))[0]).toBe('exact 13.23-1-8');
    expect(await found('Sorrel')).toEqual(['exact 9-27-114', 'exact 9-27-115', 'exact 9-27-116']);
  });

  it('"north" is not every word with an n', async () => {
    expect(await found('north')).toEqual(['exact 13.23-1-5']);
  });

  it.each([
    ['Sorel Ln', ['9-27-114', '9-27-115', '9-27-116']],
    ['12 Sorrell', ['9-27-114', '9-27-115', '9-27-116']],
    ['112 Sorrell', ['9-27-116', '9-27-115', '9-27-114']],
    ['Hreon Street', ['13.23-1-5']],
    ['stonybrook dr', ['13.23-1-9']],
    ['old miil', ['13.23-1-8']],
    ['9-27-14', ['9-27-114']],
    ['9 27 114', ['9-27-114', '9-27-115', '9-27-116']],
    ['927114', ['9-27-114']],
    ['9-72-115', ['9-27-115']],
    ['13-23-1-7', ['13.23-1-7', '13.23-1-5', '13.23-1-6', '13.23-1-8', '13.23-1-9']],
  ])('%s', async (q, numbers) => {
    const items = await found(q);
    expect(items[0]).toBe(`similar ${numbers[0]}`);
    expect(items.every((item) => item.startsWith('similar') && numbers.includes(item.slice(8)))).toBe(true);
  });

  it.each(['zzzzq', '%', '_', "'; drop table parcel", '9', 'xx', '\\', '('])(
    'finds nothing for %s',
    async (q) => {
      expect((await found(q)).filter((item) => item.startsWith('similar'))).toEqual([]);
    },
  );

  it('pages from what it has into what is similar, each once', async () => {
    const whole = await found('12 sorrel lane');
    expect(whole).toEqual(['exact 9-27-114', 'exact 9-27-116', 'similar 9-27-115']);
    const paged: string[] = [];
    let after: string | null = '0';
    while (after !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search({ q: '12 sorrel lane', limit: 1, after });
      paged.push(...page.found);
      after = page.next === null ? null : new URL(page.next, 'http://x').searchParams.get('after');
    }
    expect(paged).toEqual(whole);
    expect((await search({ q: '12 sorrel lane', after: '50' })).found).toEqual([]);
    expect((await search({ q: 'sorrel', after: '3' })).found).toEqual([]);
  });
});
