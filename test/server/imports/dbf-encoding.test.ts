import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodingOfCpg } from '../../../server/imports/shapefile/code-pages.js';
import { box, reversed } from './support/features.js';
import { openImportDesk, type ImportDesk } from './support/import-desk.js';
import { shapefileZip } from './support/shapefile-zip.js';

const NAME = 'Peña-Müller Étang';
const CP850 = Buffer.from([0x50, 0x65, 0xa4, 0x61, 0x2d, 0x4d, 0x81]);
const LATIN = Buffer.from(NAME, 'latin1');
const UTF8 = Buffer.from(NAME, 'utf8');

describe('the text of a .dbf', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openImportDesk();
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  async function readName(
    bytes: Buffer,
    options: { cpg?: string; languageDriver?: number; length?: number } = {},
  ) {
    const { length = 24, ...rest } = options;
    const report = await desk.import(
      'wetlands',
      'layer.zip',
      shapefileZip({
        records: [{ rings: [reversed(box(0, 0, 50, 50))] }],
        columns: [{ name: 'NAME', type: 'C', length }],
        rows: [{ cells: [bytes] }],
        ...rest,
      }),
    );
    const [row] = await desk.rows<{ name: string }>('select name from wetland');
    return { name: row?.name, notices: report.notices.join('\n') };
  }

  it.each([
    ['Latin-1 without a word of it', LATIN, {}],
    ['Windows-1252 by the language driver', LATIN, { languageDriver: 0x57 }],
    ['Latin-1 by the .cpg', LATIN, { cpg: 'ISO 88591' }],
    ['UTF-8 by the .cpg', UTF8, { cpg: 'UTF-8' }],
    ['UTF-8 without a word of it', UTF8, {}],
  ])('%s is read', async (_title, bytes, options) => {
    expect((await readName(bytes, options)).name).toBe(NAME);
  });

  it('UTF-8 under a .cpg that says otherwise is UTF-8, with a notice', async () => {
    const { name, notices } = await readName(UTF8, { cpg: '1252' });
    expect(name).toBe(NAME);
    expect(notices).toContain('The .cpg says windows-1252, but the text of the .dbf is UTF-8');
  });

  it('Latin-1 under a .cpg that says UTF-8 is not garbled, with a notice', async () => {
    const { name, notices } = await readName(LATIN, { cpg: 'UTF-8' });
    expect(name).toBe(NAME);
    expect(notices).toContain('The .cpg says UTF-8, but the text of the .dbf is not');
  });

  it('code page 850 of DOS is read by its language driver', async () => {
    expect((await readName(CP850, { languageDriver: 0x02 })).name).toBe('Peña-Mü');
  });

  it('UTF-8 cut off in the middle of its last character is still UTF-8', async () => {
    const { name } = await readName(UTF8, { length: UTF8.indexOf(Buffer.from('É')) + 1 });
    expect(name).toMatch(/^Peña-Müller /);
  });

  it('a .cpg of an unknown name is said', async () => {
    expect((await readName(LATIN, { cpg: 'Klingon' })).notices).toContain('not known here (Klingon)');
  });

  it.each([
    ['UTF-8', 'utf-8'],
    ['utf8\r\n', 'utf-8'],
    ['65001', 'utf-8'],
    ['ANSI 1252', 'windows-1252'],
    ['CP1251', 'windows-1251'],
    ['88591', 'windows-1252'],
    ['ISO-8859-15', 'iso-8859-15'],
    ['LDID/87', 'windows-1252'],
    ['OEM 437', 'cp437'],
    ['850', 'cp850'],
    ['Big5', 'big5'],
    ['?', null],
  ])('a .cpg of %j names %s', (text, encoding) => {
    expect(encodingOfCpg(text)).toBe(encoding);
  });
});
