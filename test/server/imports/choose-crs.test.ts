import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseCrs, type ChosenCrs } from '../../../server/imports/choose-crs.js';
import { findProjection } from '../../../server/sql/imports/find-projection.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import {
  COMPOUND,
  DEGREES,
  NEW_YORK_EAST,
  NEW_YORK_EAST_1927,
  NEW_YORK_EAST_2011,
  NEW_YORK_EAST_INTERNATIONAL,
  NEW_YORK_LONG_ISLAND,
  UTM_18,
} from './support/prj-texts.js';

describe('the coordinate system of a file', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const ofPrj = (text: string, option: number | null = null): Promise<ChosenCrs> =>
    chooseCrs({ kind: 'wkt', text, from: 'the .prj' }, option, (code) => findProjection(database.knex, code));

  it.each([
    ["Esri's spelling of New York East", NEW_YORK_EAST],
    ['the same with fewer digits', NEW_YORK_EAST.replace('38.83333333333334', '38.8333333333')],
    ['the same in a compound system', COMPOUND],
    ['the same behind a byte order mark and with NULs', `\uFEFF${NEW_YORK_EAST}\0\0\n`],
  ])('%s is EPSG:2260, and its coordinates are kept bit for bit', async (_title, prj) => {
    const crs = await ofPrj(prj);
    expect(crs.code).toBe('EPSG:2260');
    expect(crs.conversion).toMatch(/^none/);
    const odd = [700_000.1 + 0.2, 850_000 + 1 / 3] as const;
    expect(crs.toStorage(odd)).toBe(odd);
    expect(crs.notices).toEqual([]);
  });

  it('international feet are another system: 2.202 ft away at these coordinates, not the same numbers', async () => {
    const crs = await ofPrj(NEW_YORK_EAST_INTERNATIONAL);
    const [x, y] = crs.toStorage([700_000, 850_000]);
    expect(crs.conversion).toMatch(/^projected/);
    expect(Math.hypot(x - 700_000, y - 850_000)).toBeCloseTo(2.202, 3);
    const [lon, lat] = crs.toLonLat([700_000, 850_000]);
    expect(lon).toBeCloseTo(-73.744974533, 8);
    expect(lat).toBeCloseTo(41.164417485, 8);
  });

  it('NAD83(2011) New York East has the same parameters: taken unchanged, with a notice', async () => {
    const crs = await ofPrj(NEW_YORK_EAST_2011);
    expect(crs.toStorage([700_000.25, 850_000.5])).toEqual([700_000.25, 850_000.5]);
    expect(crs.notices.join()).toMatch(/2011.*taken as NAD83 unchanged/);
  });

  it.each([
    ['Long Island feet', NEW_YORK_LONG_ISLAND, [1066702.45264992, 351769.625736545]],
    ['UTM metres', UTM_18, [609056.433507781, 4554201.74259808]],
    ['degrees on WGS 84', DEGREES, [-73.7007, 41.1318]],
  ] as const)('%s are projected to the same place', async (_title, prj, [x, y]) => {
    const crs = await ofPrj(prj);
    const stored = crs.toStorage([x, y]);
    expect(stored[0]).toBeCloseTo(712297.458822, 2);
    expect(stored[1]).toBeCloseTo(838223.703338, 2);
    expect(crs.conversion).toContain('taken as NAD83');
  });

  it('without a word of it the file is refused, naming .prj and --crs', async () => {
    const nothing = chooseCrs({ kind: 'none' }, null, (code) => findProjection(database.knex, code));
    await expect(nothing).rejects.toThrow(/\.prj[^]*--crs/);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>404 Not Found</body></html>'],
    ['nothing', ''],
    ['text cut short', NEW_YORK_EAST.slice(0, 120)],
    ['an unknown projection', NEW_YORK_EAST.replace('Transverse_Mercator', 'Magic_Carpet')],
    ['prose', 'New York East, feet'],
    ['much too much', `PROJCS["${'x'.repeat(50_000)}"]`],
  ])('a .prj that holds %s is refused as unreadable', async (_title, text) => {
    await expect(ofPrj(text)).rejects.toMatchObject({
      code: 'InvalidInput',
      message: expect.stringMatching(/\.prj/) as string,
    });
  });

  it('a datum that needs a shift is refused, not taken for NAD83', async () => {
    await expect(ofPrj(NEW_YORK_EAST_1927)).rejects.toThrow(/datum .*1927.*NAD83/);
    await expect(
      chooseCrs({ kind: 'none' }, 32015, (code) => findProjection(database.knex, code)),
    ).rejects.toThrow(/NAD83/);
  });

  it('an unknown code is refused by its number', async () => {
    const unknown = chooseCrs({ kind: 'none' }, 999_999, (code) => findProjection(database.knex, code));
    await expect(unknown).rejects.toThrow('EPSG:999999 is not among the coordinate systems known here.');
  });

  it('--crs wins over a .prj that says otherwise or cannot be read, and the report says so', async () => {
    const other = await ofPrj(NEW_YORK_LONG_ISLAND, 2260);
    expect(other.toStorage([700_000, 850_000])).toEqual([700_000, 850_000]);
    expect(other.notices.join()).toMatch(/Long_Island.*contradicts it, and is used/);
    const unreadable = await ofPrj('<html>', 2260);
    expect(unreadable.notices.join()).toMatch(/cannot be read; --crs EPSG:2260 is used/);
    const same = await ofPrj(NEW_YORK_EAST, 2260);
    expect(same.notices).toEqual([]);
  });
});
