import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../server/config.js';
import { openDatabase } from '../../server/database/open.js';
import { runScript } from '../support/command.js';
import { copyDataFolder } from '../support/data-folder.js';
import { openTestDatabase } from '../support/database.js';
import { box, geojson, polygon } from '../server/imports/support/features.js';

describe('npm run import', () => {
  let folder: string;
  let environment: Record<string, string>;
  let rows: (sql: string) => Promise<object[]>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-import-command-'));
    environment = { DATA_DIR: path.join(folder, 'data') };
    const embedded = inject('serverUrl') === null;
    if (embedded) await copyDataFolder(path.join(folder, 'data'));
    const database = embedded
      ? await openDatabase(readConfig(environment), () => undefined)
      : await openTestDatabase();
    if ('address' in database && 'url' in database.address)
      environment['DATABASE_URL'] = database.address.url;
    rows = async (sql) => (await database.knex.raw<{ rows: object[] }>(sql)).rows;
    close = () => database.close();
    const lots = [
      { geometry: polygon(box(0, 0, 50, 50)), properties: { SBL: '1.1-1-1' } },
      { geometry: polygon(box(100, 0, 50, 50).slice(0, 4)), properties: { SBL: '1.1-1-2' } },
    ];
    await writeFile(path.join(folder, 'lots.geojson'), geojson(lots));
    await writeFile(path.join(folder, 'none.geojson'), geojson([{ geometry: null }]));
  }, 180_000);
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
    const command = runScript('import', args, environment);
    const code = await command.ended;
    return { code, output: command.output() };
  }
  const file = (name: string): string => path.join(folder, name);

  it('ends with 0 when something came in, also beside rejected features, while another process has the database', async () => {
    const { code, output } = await run('parcels', file('lots.geojson'), '--jurisdiction', 'rye');
    expect(output).toMatch(/parcels: 2 read, 1 in, 1 rejected \(100 %\)/);
    expect(output).toMatch(/parcels for rye: 1 of 2 features came in, 1 rejected/);
    expect(output).toMatch(/feature 2: ring 1 is not closed/);
    expect(code).toBe(0);
    expect(await rows('select tax_map_number from parcel')).toEqual([{ tax_map_number: '1.1-1-1' }]);
  });

  it('prints the report as JSON with --json', async () => {
    const { code, output } = await run(
      'parcels',
      file('lots.geojson'),
      '--jurisdiction',
      'rye',
      '--replace',
      '--allow-rejected',
      '--json',
    );
    expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject({
      accepted: 1,
      rejected: 1,
      replaced: 1,
    });
    expect(code).toBe(0);
  });

  it.each([
    [
      ['roof-gardens', 'x.geojson', '--jurisdiction', 'rye'],
      /There is no layer "roof-gardens"\. Layers: municipality/,
    ],
    [['parcels', 'x.geojson'], /A layer, a file and --jurisdiction are needed/],
    [['parcels', 'x.geojson', '--jurisdiction', 'rye', '--fast'], /--fast/],
    [
      ['parcels', 'x.geojson', '--jurisdiction', 'rye', '--accuracy-ft', 'good'],
      /--accuracy-ft is a number of feet/,
    ],
    [['parcels', 'x.geojson', '--jurisdiction', 'rye', '--role', 'king'], /--role is own or neighbor/],
    [['parcels', '/nowhere/x.geojson', '--jurisdiction', 'rye'], /There is no file \/nowhere\/x\.geojson/],
    [['parcels', 'lots.geojson', '--jurisdiction', 'atlantis'], /There is no jurisdiction "atlantis"/],
    [
      ['parcels', 'none.geojson', '--jurisdiction', 'rye', '--replace'],
      /None of the 1 features has a geometry/,
    ],
  ])('ends with 1 and a sentence, no stack trace, for %j', async (args, sentence) => {
    const [layer = '', name = '', ...options] = args;
    const { code, output } = await run(
      layer,
      name.endsWith('.geojson') && !name.startsWith('/') ? file(name) : name,
      ...options,
    );
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(await rows('select tax_map_number from parcel')).toEqual([{ tax_map_number: '1.1-1-1' }]);
  });

  it('explains itself with --help', async () => {
    const { code, output } = await run('--help');
    expect(output).toMatch(
      /npm run import -- <layer> <file> --jurisdiction <id>[^]*layers: municipality, wetlands/,
    );
    expect(code).toBe(0);
  });
});
