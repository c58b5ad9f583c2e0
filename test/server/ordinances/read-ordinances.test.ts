import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, InvalidInput } from '../../../core/errors.js';
import { readOrdinances } from '../../../server/services/read-ordinances.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/oakmere.json', import.meta.url));

type Data = Record<string, unknown> & { activities: { cases: Record<string, unknown>[] }[] };

describe('the folder of further ordinances', () => {
  let folder: string;
  let oakmere: Data;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-ordinances-'));
    oakmere = JSON.parse(await readFile(EXAMPLE, 'utf8')) as Data;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = (name: string, data: unknown) =>
    writeFile(path.join(folder, name), typeof data === 'string' ? data : JSON.stringify(data));
  const ids = async () => (await readOrdinances(folder)).list().map(({ id }) => id);

  it('may be missing or empty: then there are the four', async () => {
    const four = ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'];
    expect(await ids()).toEqual(four);
    expect((await readOrdinances(path.join(folder, 'none'))).list().map(({ id }) => id)).toEqual(four);
  });

  it('takes every .json, with or without a byte order mark, and nothing else', async () => {
    await put('a.json', `\uFEFF${JSON.stringify(oakmere)}`);
    await put('B.JSON', { ...oakmere, id: 'oakmere-two' });
    await put('notes.txt', 'not an ordinance');
    expect(await ids()).toEqual(expect.arrayContaining(['oakmere', 'oakmere-two']));
  });

  const faults: [string, (data: Data) => unknown, RegExp][] = [
    ['no JSON', () => '{ "id": ', /oakmere\.json is not JSON/],
    ['a member that is missing', ({ municipality: _, ...data }) => data, /municipality: is missing/],
    ['a member that the format does not have', (data) => ({ ...data, bufferFeet: 75 }), /bufferFeet/],
    ['a format of another version', (data) => ({ ...data, format: 2 }), /format: must be 1/],
    [
      'a rule without provision',
      (data) => ({ ...data, adjacentArea: { ...(data['adjacentArea'] as object), rule: 'OAK-MISSING' } }),
      /adjacentArea\.rule: there is no provision of the rule OAK-MISSING/,
    ],
    [
      'a question that is not there',
      (data) => ({ ...data, questions: [] }),
      /activities\[2\]\.cases\[0\]\.when\[0\]: there is no question "gardenSqFt"/,
    ],
    [
      'an activity that can end without an answer',
      (data) => {
        const [first, ...others] = data.activities;
        const cases = first?.cases.map((each) => ({ ...each, lands: ['wetland'] })) ?? [];
        return { ...data, activities: [{ ...first, cases }, ...others] };
      },
      /activities\[0\]\.cases: the last case must hold/,
    ],
    ['days out of order', (data) => reversed(data), /minimumSqFt: must be in the order of their days/],
    [
      'an alias that is an activity of its own',
      (data) => withFirst(data, 'activities', { aliases: ['excavation'] }),
      /activities\[0\]\.aliases\[0\]: "excavation" is an activity of its own/,
    ],
    [
      'an alias of two activities',
      (data) => withFirst(data, 'activities', { aliases: ['grading'] }),
      /activities\[1\]\.aliases\[1\]: "grading" already names another activity/,
    ],
    [
      'a fine whose least is more than its most',
      (data) => withFirst(data, 'sanctions', { maxUsd: 100 }),
      /sanctions\[0\]: the least is more than the most/,
    ],
    [
      'a number that no answer can be',
      (data) =>
        withFirst(data, 'questions', { answer: { kind: 'number', unit: 'ft', minimum: 2, maximum: 1 } }),
      /questions\[0\]\.answer: the least is more than the most/,
    ],
    [
      'a width that begins after the text held',
      (data) => ({ ...data, textHeldFrom: '2018-01-01' }),
      /adjacentArea\.widthFt: must begin by 2018-01-01/,
    ],
    [
      'two items of one id',
      (data) => withFirst(data, 'requirements', { items: [ITEM, ITEM] }),
      /requirements\[0\]\.items\[1\]\.id: "areas" is there twice/,
    ],
    ['the id of an address', (data) => ({ ...data, id: 'format' }), /id: "format" is taken/],
    ['the id of the demonstration', (data) => ({ ...data, id: 'demo' }), /id: "demo" is taken/],
  ];

  it.each(faults)('refuses %s, with the place', async (_what, change, message) => {
    await put('oakmere.json', change(oakmere));
    await expect(readOrdinances(folder)).rejects.toThrow(InvalidInput);
    await expect(readOrdinances(folder)).rejects.toThrow(message);
  });

  it('refuses what cannot be read, by its name', async () => {
    await mkdir(path.join(folder, 'folder.json'));
    await expect(readOrdinances(folder)).rejects.toThrow(/folder\.json cannot be read/);
    await expect(readOrdinances(folder)).rejects.toThrow(InvalidInput);
  });

  it.each(['oakmere', 'rye'])('refuses a second one of the id %s', async (id) => {
    await put('a.json', oakmere);
    await put('b.json', { ...oakmere, id });
    await expect(readOrdinances(folder)).rejects.toThrow(Conflict);
  });
});

const ITEM = { id: 'areas', citation: '§ 77-5A', words: 'The square feet disturbed.' };

/** The data with members of the first item of a list changed. */
function withFirst(data: Data, list: string, changes: object): unknown {
  const [first, ...others] = data[list] as object[];
  return { ...data, [list]: [{ ...first, ...changes }, ...others] };
}

function reversed(data: Data): unknown {
  const [criterion] = data['wetlandCriteria'] as { minimumSqFt: unknown[] }[];
  return { ...data, wetlandCriteria: [{ ...criterion, minimumSqFt: criterion?.minimumSqFt.toReversed() }] };
}
