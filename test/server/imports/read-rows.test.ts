import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrayText } from '../../../server/sql/imports/entering-columns.js';
import { readSource } from './support/read-source.js';
import { box, reversed } from './support/features.js';
import { shapefileFiles } from './support/shapefile-zip.js';

/** Enough that the .dbf takes several pieces of a megabyte, which end within rows. */
const ROWS = 2500;

describe('the rows of a large table', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-rows-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function read(name: (row: number) => Buffer, rows = ROWS, shapes = ROWS) {
    const files = shapefileFiles({
      records: Array.from({ length: shapes }, (_, row) => ({ rings: [reversed(box(row, 0, 50, 50))] })),
      columns: [
        { name: 'NAME', type: 'C', length: 250 },
        { name: 'COUNT', type: 'N', length: 10 },
        { name: 'LONG', type: 'N', length: 20 },
        { name: 'DAY', type: 'D', length: 8 },
        { name: 'SURE', type: 'L', length: 1 },
        { name: 'PAD', type: 'C', length: 250 },
      ],
      rows: Array.from({ length: rows }, (_, row) => ({
        cells: [name(row), String(row), '00012345678901234567', '20261201', row % 2 === 0 ? 'T' : 'N', ''],
        deleted: row % 1000 === 999,
      })),
    });
    for (const [extension, bytes] of files) await writeFile(path.join(folder, `rows.${extension}`), bytes);
    return readSource(path.join(folder, 'rows.shp'));
  }

  it('stay with their shapes, each value as it is written', async () => {
    const { features } = await read((row) => Buffer.from(`Lot ${row}`));
    const expected = Array.from({ length: ROWS }, (_, row) => ({
      feature: row + 1,
      properties: {
        NAME: `Lot ${row}`,
        COUNT: row,
        LONG: '00012345678901234567',
        DAY: '2026-12-01',
        SURE: row % 2 === 0,
        PAD: null,
      },
      texts: { COUNT: String(row), LONG: '00012345678901234567' },
      deleted: row % 1000 === 999,
      geometry: { type: 'MultiPolygon', coordinates: [[reversed(box(row, 0, 50, 50))]] },
    }));
    expect(features.map(({ id: _none, ...feature }) => feature)).toEqual(expected);
  });

  it('are read in their encoding where a single one of them has more than ASCII', async () => {
    const text = (row: number): string => (row === 2321 ? 'Peña' : `Lot ${row}`);
    const latin = await read((row) => Buffer.from(text(row), 'latin1'));
    expect(latin.features.map(({ properties }) => properties.NAME)).toEqual(
      latin.features.map((_, row) => text(row)),
    );
    const utf8 = await read((row) => Buffer.from(text(row), 'utf8'));
    expect(utf8.features.map(({ properties }) => properties.NAME)).toEqual(
      utf8.features.map((_, row) => text(row)),
    );
  });

  it('are told of where there are fewer or more than shapes', async () => {
    const fewer = await read((row) => Buffer.from(`Lot ${row}`), 1000, 1010);
    expect(fewer.notices.join()).toContain('10 shapes have no attributes');
    expect(fewer.features.at(-1)).toMatchObject({ feature: 1010, properties: {} });
    const more = await read((row) => Buffer.from(`Lot ${row}`), 1010, 1000);
    expect(more.notices.join()).toContain('10 rows more than the .shp has shapes');
  });
});

describe('an array for PostgreSQL', () => {
  it('quotes texts and nothing else', () => {
    expect(arrayText([1, 2.5, null, true])).toBe('{1,2.5,NULL,true}');
    expect(arrayText(['a', 'say "so"', 'back\\slash', undefined, ''])).toBe(
      '{"a","say \\"so\\"","back\\\\slash",NULL,""}',
    );
    expect(arrayText([])).toBe('{}');
  });
});
