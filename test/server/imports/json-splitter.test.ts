import { describe, expect, it } from 'vitest';
import { JsonSplitter, type JsonFound } from '../../../server/imports/json-splitter.js';

/** What is found in a text that comes in pieces of so many bytes. */
function split(text: string, bytesAPiece: number, readItems = true): JsonFound[] {
  const splitter = new JsonSplitter('features', readItems);
  const bytes = Buffer.from(text);
  const found: JsonFound[] = [];
  for (let at = 0; at < bytes.length; at += bytesAPiece) {
    found.push(...splitter.push(bytes.subarray(at, at + bytesAPiece)));
  }
  splitter.end();
  return found;
}

const TEXT =
  ' {"type" : "Feature\\"Collection\\\\", "features":[ {"a":[1,{"b":"}]"}]} , 12 ,"x\\"]", null,[] ],"n": -1.5e3 ,"é{":{"features":[1]},"t":true}\n';

describe('a JSON text that is split', () => {
  it.each([1, 2, 3, 7, 1000])('gives the same in pieces of %i bytes', (bytesAPiece) => {
    expect(split(TEXT, bytesAPiece)).toEqual([
      { kind: 'member', key: 'type', value: 'Feature"Collection\\' },
      { kind: 'item', number: 1, value: { a: [1, { b: '}]' }] } },
      { kind: 'item', number: 2, value: 12 },
      { kind: 'item', number: 3, value: 'x"]' },
      { kind: 'item', number: 4, value: null },
      { kind: 'item', number: 5, value: [] },
      { kind: 'member', key: 'n', value: -1500 },
      { kind: 'member', key: 'é{', value: { features: [1] } },
      { kind: 'member', key: 't', value: true },
    ]);
  });

  it('counts items without reading them', () => {
    expect(split(TEXT, 5, false).filter(({ kind }) => kind === 'item')).toEqual(
      [1, 2, 3, 4, 5].map((number) => ({ kind: 'item', number, value: undefined })),
    );
  });

  it.each([
    '{"features":[1,]}',
    '{"features":[,1]}',
    '{"features":[1 2]}',
    '{"features":[1}',
    '{"features":[{]}',
    '{"features":[nul]}',
    '{"a":1,}',
    '{"a" 1}',
    '{"a":}',
    '{a:1}',
    '{"a":1',
    '{"a":"',
    '{"a":"\n"}',
    '{"a":01}',
    '{"a":1}}',
    '',
    ' ',
  ])('%j is no JSON, in pieces of any size', (text) => {
    for (const bytesAPiece of [1, 4, 1000]) {
      expect(() => split(text, bytesAPiece)).toThrow(/is not JSON|something more/);
    }
  });

  it('is an empty object, or one of an empty list', () => {
    expect(split('{}', 1)).toEqual([]);
    expect(split('{"features":[]}', 1)).toEqual([]);
  });
});
