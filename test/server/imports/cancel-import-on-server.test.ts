import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../support/command.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { leftByImports, manyParcels } from './support/many-parcels.js';

// On the embedded database the command would need the data folder that this process hosts.
describe('the import command on a PostGIS server', () => {
  let desk: ImportDesk;
  let file: string;
  beforeAll(async () => {
    desk = await openImportDesk();
    file = await manyParcels(desk);
  });
  afterAll(() => desk.close());

  const left = (): Promise<unknown[]> => leftByImports(desk);

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
