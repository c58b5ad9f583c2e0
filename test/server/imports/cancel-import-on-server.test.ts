import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeParcels } from '../../../scripts/bench/parcel-shapefile.js';
import { runScript } from '../../support/command.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';

/** More than three batches. */
const PARCELS = 4000;

// On the embedded database the command would need the data folder that this process hosts.
describe('the import command on a PostGIS server', () => {
  let desk: ImportDesk;
  let file: string;
  beforeAll(async () => {
    desk = await openImportDesk();
    await mkdir(path.join(desk.folder, 'many'));
    file = path.join(desk.folder, 'many', 'parcels.shp');
    await writeParcels(file.replace(/\.shp$/, ''), PARCELS);
  });
  afterAll(() => desk.close());

  const left = async (): Promise<unknown[]> =>
    desk.rows(
      `select (select cast(count(*) as int) from parcel) as parcels,
         (select cast(count(*) as int) from import_run) as runs,
         (select cast(count(*) as int) from activity_log) as entries`,
    );

  it.each(['SIGINT', 'SIGKILL'] as const)('ended with %s leaves nothing', async (signal) => {
    const before = await left();
    const { address } = desk.database;
    const environment = 'url' in address ? { DATABASE_URL: address.url } : {};
    const command = runScript('import', ['parcels', file, '--jurisdiction', 'north-castle'], environment);
    let ended = false;
    command.process.stderr?.on('data', () => {
      if (ended || !/parcels: [\d,]+ read/.test(command.output())) return;
      ended = true;
      command.process.kill(signal);
    });
    const code = await command.ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 'SIGKILL');
    if (signal === 'SIGINT') expect(command.output()).toMatch(/Cancelled\. Nothing was stored\./);
    await expect.poll(left, { timeout: 10_000 }).toEqual(before);
  });
});
