import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HundredfootError } from '../../../core/errors.js';
import type { ImportRequest } from '../../../server/imports/import-request.js';
import { box, CORNER, geojson, polygon } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

const BOW_TIE = [
  [0, 0],
  [100, 100],
  [100, 0],
  [0, 100],
  [0, 0],
].map(([x = 0, y = 0]) => [CORNER.x + x, CORNER.y + y]);

const GOOD = { geometry: polygon(box(0, 0, 50, 50)), properties: { id: 'a', name: 'Here', SBL: '1' } };
const CROSSED = { geometry: polygon(BOW_TIE), properties: { id: 'b', name: 'Here', SBL: '2' } };
const POINT = { geometry: { type: 'Point', coordinates: [CORNER.x, CORNER.y] }, properties: { id: 'c' } };

describe('a file that should replace a layer and has features that cannot come in', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const imported = (
    layer: ImportRequest['layer'],
    features: Parameters<typeof geojson>[0],
    request: Partial<ImportRequest> = {},
  ): ReturnType<ImportDesk['import']> => desk.import(layer, 'new.geojson', geojson(features), request);

  it.each([
    ['wetlands', 'wetland where retired_version is null'],
    ['watercourses', 'watercourse where retired_version is null'],
    ['parcels', 'parcel'],
    ['municipality', 'municipality'],
    ['roads', 'reference_feature'],
  ] as const)('%s: is refused, and nothing is changed', async (layer, table) => {
    await imported(layer, [GOOD]);
    const before = await desk.rows(`select * from ${table}`);
    await expect(imported(layer, [GOOD, CROSSED], { replace: true })).rejects.toMatchObject({
      code: 'InvalidInput',
      problems: [{ feature: 2 }],
    });
    expect(await desk.rows(`select * from ${table}`)).toEqual(before);
    expect(await desk.rows('select count(*)::int as runs from import_run')).toEqual([{ runs: 1 }]);
  });

  it('the refusal says how many, which and why, and what to do; no version of the map is made', async () => {
    await imported('wetlands', [GOOD]);
    const refusal: unknown = await imported('wetlands', [GOOD, CROSSED, POINT], { replace: true }).catch(
      (error: unknown) => error,
    );
    if (!(refusal instanceof HundredfootError)) throw new Error('it was not refused');
    expect(refusal.message).toMatch(
      /^2 of the 3 features were rejected.*--replace.*Nothing was changed.*mend them, accept repairs with --repair, or say --allow-rejected/i,
    );
    expect(refusal.problems.map(({ feature, message }) => [feature, message])).toEqual([
      [2, 'it is not a valid polygon: self-intersection'],
      [3, 'it is a point; this layer takes none'],
    ]);
    expect(await desk.rows('select number from map_version')).toEqual([{ number: 1 }]);
  });

  it('a repair is spoken of only where it may help', async () => {
    const refused = imported('wetlands', [GOOD, POINT], { replace: true });
    await expect(refused).rejects.toThrow(/1 of the 2 features was rejected/);
    await expect(refused).rejects.toThrow(/Mend it, or say --allow-rejected/);
  });

  it('goes in where rejections are allowed, with a notice', async () => {
    await imported('wetlands', [GOOD, { ...GOOD, properties: { id: 'b' } }]);
    const report = await imported('wetlands', [GOOD, CROSSED], { replace: true, allowRejected: true });
    expect(report).toMatchObject({ accepted: 1, rejected: 1, replaced: 2, mapVersion: 2 });
    expect(report.notices.join('\n')).toContain(
      '1 of the 2 features was rejected and is not on the map that replaces the one before (--allow-rejected).',
    );
  });

  it('goes in where repairs are accepted, and without --replace as before', async () => {
    await imported('wetlands', [GOOD]);
    expect(await imported('wetlands', [GOOD, CROSSED], { replace: true, repair: true })).toMatchObject({
      accepted: 2,
      rejected: 0,
    });
    expect(await imported('parcels', [GOOD, CROSSED])).toMatchObject({ accepted: 1, rejected: 1 });
  });
});
