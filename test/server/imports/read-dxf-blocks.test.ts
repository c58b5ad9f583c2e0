import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDxfBlocks } from '../../../server/imports/gdal/dxf-blocks.js';

const LINE = '0,LINE,8,A,10,700000,20,850000,11,700010,21,850010';
const insert = (block: string, more = ''): string => `0,INSERT,8,A,2,${block},10,0,20,0${more}`;
const several = (entity: string, times: number): string =>
  Array.from({ length: times }, () => entity).join(',');

function drawing(blocks: Record<string, string>, entities: string): string {
  const written = Object.entries(blocks).map(
    ([name, inside]) => `0,BLOCK,8,0,2,${name},70,0,${inside},0,ENDBLK`,
  );
  const parts = [
    '0,SECTION,2,BLOCKS',
    ...written,
    '0,ENDSEC,0,SECTION,2,ENTITIES',
    entities,
    '0,ENDSEC,0,EOF',
  ];
  return `${parts.join(',').replaceAll(',', '\r\n')}\r\n`;
}

/** Each level shows the one before it so many times. */
const nested = (levels: number, times: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `B${level}`,
      level === 0 ? LINE : several(insert(`b${level - 1}`), times),
    ]),
  );

describe('the blocks of a drawing', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-blocks-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function check(text: string): Promise<number> {
    const file = path.join(folder, 'a.dxf');
    await writeFile(file, text);
    return checkDxfBlocks(file);
  }

  it('are counted as often as they are shown', async () => {
    const once = await check(drawing({ tree: LINE }, LINE));
    expect(await check(drawing({ tree: LINE }, `${LINE},${several(insert('TREE'), 100)}`))).toBe(
      // each time the 10 lines of the insert, and the 16 of the block behind its name
      once + 100 * (10 + 16),
    );
  });

  it.each([
    ['nine levels of ten', drawing(nested(9, 10), insert('B8')), /until it has more than 2,000,000 lines/],
    ['thirty levels of two', drawing(nested(31, 2), insert('B30')), /until it has more than 2,000,000 lines/],
    [
      'one insert of a billion',
      drawing({ B0: LINE }, insert('B0', ',70,30000,71,30000')),
      /until it has more than 2,000,000 lines/,
    ],
    ['a block that shows itself', drawing({ B0: insert('B0') }, insert('B0')), /more than 50 deep/],
    ['a line without an end', `0\n${'x'.repeat(1_500_000)}`, /a line of more than 1,000,000 characters/],
  ])('%s are refused, with what to do', async (_what, text, says) => {
    await expect(check(text)).rejects.toMatchObject({
      code: 'TooComplex',
      message: expect.stringMatching(says) as string,
    });
  });
});
