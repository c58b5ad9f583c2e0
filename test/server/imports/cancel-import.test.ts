import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLayer } from '../../../server/services/import-layer.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { leftByImports, manyParcels, PARCELS } from './support/many-parcels.js';

describe('an import that is cancelled', () => {
  let desk: ImportDesk;
  let file: string;
  beforeAll(async () => {
    desk = await openImportDesk();
    file = await manyParcels(desk);
  });
  afterAll(() => desk.close());

  const left = (): Promise<unknown[]> => leftByImports(desk);

  it('by its signal leaves what was there before and nothing else, and the next one goes in', async () => {
    const before = await left();
    const controller = new AbortController();
    let read = 0;
    const request = { layer: 'parcels', file, jurisdiction: 'north-castle', replace: true } as const;
    const cancelled = importLayer(desk.database.knex, {
      ...request,
      signal: controller.signal,
      onProgress: (progress) => {
        ({ read } = progress);
        controller.abort();
      },
    });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(PARCELS);
    expect(await left()).toEqual(before);

    const report = await importLayer(desk.database.knex, request);
    expect(report).toMatchObject({ accepted: PARCELS, rejected: 0 });
    const again = importLayer(desk.database.knex, { ...request, signal: AbortSignal.abort() });
    await expect(again).rejects.toMatchObject({ name: 'AbortError' });
    expect(await desk.rows('select cast(count(*) as int) as parcels from parcel')).toEqual([
      { parcels: PARCELS },
    ]);
  });
});
