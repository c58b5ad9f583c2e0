import { box, geojson, polygon } from '../../support/features.js';
import type { HostileFile } from './hostile-file.js';

const SQUARE = polygon(box(0, 0, 100, 100));
const sound = (): string => geojson([{ geometry: SQUARE }]);
const BEGINNING =
  '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:2260"}},"features":[';

/** A collection of one feature whose properties or geometry are this text. */
const collection = (properties: string, geometry = JSON.stringify(SQUARE)): Buffer =>
  Buffer.from(`${BEGINNING}{"type":"Feature","properties":${properties},"geometry":${geometry}}]}`);

const MILLION = 1_000_000;
const ring = (positions: string): string => `{"type":"Polygon","coordinates":[[${positions}]]}`;

/** Texts that are made to harm, or that are no GeoJSON. */
export const HOSTILE_TEXTS: readonly HostileFile[] = [
  {
    what: 'a million brackets',
    name: 'a.geojson',
    bytes: () => Buffer.from('['.repeat(MILLION)),
    says: /outermost value is not an object/,
  },
  {
    what: 'a million brackets as coordinates',
    name: 'a.geojson',
    bytes: () => collection('{}', ring('['.repeat(MILLION) + ']'.repeat(MILLION))),
    says: /lists within lists/,
    heavy: true,
  },
  {
    what: 'a million objects within each other',
    name: 'a.geojson',
    bytes: () => collection('{"a":'.repeat(MILLION) + '1' + '}'.repeat(MILLION)),
    says: /lists within lists/,
    heavy: true,
  },
  {
    what: 'five thousand brackets, which are read',
    name: 'a.geojson',
    bytes: () => collection('{}', ring('['.repeat(5000) + ']'.repeat(5000))),
    says: /lists within lists/,
  },
  {
    what: 'a crs of a million brackets',
    name: 'a.geojson',
    bytes: () => Buffer.from(`{"type":"FeatureCollection","crs":${'['.repeat(MILLION)}`),
    says: /lists within lists/,
  },
  {
    what: 'one text of 9 MB as an attribute',
    name: 'a.geojson',
    bytes: () => collection(`{"name":"${'x'.repeat(9 * MILLION)}"}`),
    says: /more than 1,000,000 characters/,
  },
  {
    what: 'one key of 9 MB',
    name: 'a.geojson',
    bytes: () => Buffer.from(`{"${'x'.repeat(9 * MILLION)}":1}`),
    says: /not JSON/,
  },
  {
    what: 'half a million attributes',
    name: 'a.geojson',
    bytes: () => collection(`{${Array.from({ length: MILLION / 2 }, (_, at) => `"a${at}":1`).join(',')}}`),
    says: /more than 2,000 attributes/,
    heavy: true,
  },
  {
    what: 'other attributes in each of many features',
    name: 'a.geojson',
    bytes: () => {
      const feature = (at: number): string =>
        `{"type":"Feature","geometry":${JSON.stringify(SQUARE)},"properties":{${Array.from({ length: 100 }, (_, of) => `"a${at}_${of}":1`).join(',')}}}`;
      return Buffer.from(`${BEGINNING}${Array.from({ length: 3000 }, (_, at) => feature(at)).join(',')}]}`);
    },
    says: /more than 5,000 attributes/,
  },
  {
    what: 'a ring of a million vertices',
    name: 'a.geojson',
    bytes: () => collection('{}', ring('[1,1],[2,2],'.repeat(MILLION / 2) + '[1,1]')),
    says: /more than 250,000 vertices/,
    heavy: true,
  },
  {
    what: 'a position of a million numbers',
    name: 'a.geojson',
    bytes: () => collection('{}', ring(`[${'1,'.repeat(2 * MILLION)}1]`)),
    says: /more than 250,000 vertices/,
  },
  {
    what: 'a million empty rings',
    name: 'a.geojson',
    bytes: () => collection('{}', `{"type":"Polygon","coordinates":[${'[],'.repeat(3 * MILLION)}[]]}`),
    says: /more than 250,000 vertices|ring 1 is empty|takes more memory/,
    heavy: true,
  },
  {
    what: 'numbers beyond all numbers',
    name: 'a.geojson',
    bytes: () => collection('{}', ring('[1e400,1],[1,1e400],[2,2],[1e400,1]')),
    says: /\[Infinity, 1\] is no pair of numbers/,
  },
  {
    what: 'numbers that are nowhere',
    name: 'a.geojson',
    bytes: () => collection('{}', ring('[-0,1e308],[1e308,-0],[-1e308,5e-324],[-0,1e308]')),
    says: /no place in/,
    heavy: true,
  },
  {
    what: 'text that is not UTF-8',
    name: 'a.geojson',
    bytes: () => Buffer.from(collection('{"name":"Pe\u00f1a"}').toString('utf8'), 'latin1'),
    says: /not UTF-8/,
  },
  {
    what: 'half a character of UTF-8',
    name: 'a.geojson',
    bytes: () =>
      Buffer.concat([Buffer.from(`{"type":"FeatureCollection","name":"`), Buffer.from([0xe2, 0x82])]),
    says: /not JSON/,
  },
  {
    what: 'a name with bytes that UTF-8 never has',
    name: 'a.geojson',
    bytes: () => {
      const [before = '', behind = ''] = collection('{"name":"§"}').toString('latin1').split('Â§');
      return Buffer.concat([
        Buffer.from(before, 'latin1'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
        Buffer.from(behind, 'latin1'),
      ]);
    },
    says: /not UTF-8/,
  },
  {
    what: 'NUL bytes in a text',
    name: 'a.geojson',
    bytes: () => collection('{"name":"a\0b"}'),
    says: /not JSON/,
  },
  {
    what: 'UTF-16 without its mark',
    name: 'a.geojson',
    bytes: () => Buffer.from(sound(), 'utf16le'),
    says: /UTF-16/,
  },
  {
    what: 'UTF-16 with its mark',
    name: 'a.geojson',
    bytes: () => Buffer.from(`\uFEFF${sound()}`, 'utf16le'),
    says: /UTF-16/,
  },
  {
    what: 'a file cut short',
    name: 'a.geojson',
    bytes: () => Buffer.from(sound().slice(0, -20)),
    says: /not JSON|ends too early/,
  },
  {
    what: 'several texts in a row',
    name: 'a.geojson',
    bytes: () => Buffer.from(`${sound()}\n${sound()}`),
    says: /several JSON texts|stands something more/,
  },
  {
    what: 'a picture that is called GeoJSON',
    name: 'a.geojson',
    bytes: () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000, 9)]),
    says: /not JSON/,
  },
  {
    what: 'a zip that is called GeoJSON',
    name: 'a.geojson',
    bytes: () => Buffer.from('PK\u0003\u0004 and so on', 'latin1'),
    says: /is a zip/,
  },
  {
    what: 'features that are no list',
    name: 'a.geojson',
    bytes: () => Buffer.from('{"type":"FeatureCollection","features":{"0":{}}}'),
    says: /are no list/,
  },
  {
    what: 'features that are no features',
    name: 'a.geojson',
    bytes: () => Buffer.from(`${BEGINNING}1,"two",[3],null]}`),
    says: /rejected/,
    heavy: true,
  },
  {
    what: 'an attribute called __proto__',
    name: 'a.geojson',
    bytes: () =>
      Buffer.from(
        `${BEGINNING}{"__proto__":{"type":"Feature"},"geometry":null,"properties":{"__proto__":{"a":1}}}]}`,
      ),
    says: /rejected|"type" is missing/,
  },
];
