import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSourceLayers } from '../../../server/imports/open-source.js';
import { readSource } from './support/read-source.js';
import { zipBytes } from './support/zip-bytes.js';

const ring = (x: number, y: number, side: number): string =>
  `<LinearRing><coordinates> ${x},${y},95.2 ${x + side},${y},95.2\n${x + side} , ${y + side},1 ${x},${y},95.2 </coordinates></LinearRing>`;
const corners = (x: number, y: number, side: number): number[][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y],
];
const polygon = (outer: string, ...inner: string[]): string =>
  `<Polygon><outerBoundaryIs>${outer}</outerBoundaryIs>${inner.map((hole) => `<innerBoundaryIs>${hole}</innerBoundaryIs>`).join('')}</Polygon>`;
const POINT = '<Point><coordinates>-73.7,41.1</coordinates></Point>';
const kml = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>site</name>${inside}</Document></kml>`;

const SITE = kml(`<Folder><name>a</name><Folder><name>b</name>
  <Placemark id="p1"><name>two &amp; holes</name><ExtendedData><Data name="PID"><value>007</value></Data>
    <SchemaData><SimpleData name="acres">1.50</SimpleData></SchemaData></ExtendedData>
    ${polygon(ring(0, 0, 8), ring(1, 1, 1), ring(4, 4, 1))}</Placemark>
  <Placemark><name>one boundary of two rings</name>${polygon(ring(0, 0, 8), ring(1, 1, 1) + ring(4, 4, 1))}</Placemark>
  <Placemark><name>multi</name><MultiGeometry>${polygon(ring(0, 0, 1))}${POINT}${polygon(ring(2, 2, 1))}
    <LineString><coordinates>0,0 1,1</coordinates></LineString></MultiGeometry></Placemark>
  <Placemark><name>only a point</name>${POINT}</Placemark>
  <Placemark><name>bare ring</name>${ring(5, 5, 1)}</Placemark>
  <Placemark><name></name></Placemark></Folder></Folder>`);

describe('KML', () => {
  let folder = '';
  const write = async (name: string, content: string | Buffer): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-test-kml-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is read in nested folders, with all holes, parts, bare rings and attributes', async () => {
    const read = await readSource(await write('site.kml', SITE));
    expect(read).toMatchObject({
      format: 'KML',
      layerInFile: 'a/b',
      crs: { kind: 'degrees', byRule: true },
      notices: ['Not taken from the KML: 2 points.'],
    });
    const holed = { type: 'Polygon', coordinates: [corners(0, 0, 8), corners(1, 1, 1), corners(4, 4, 1)] };
    expect(read.features).toMatchObject([
      {
        feature: 1,
        id: 'p1',
        geometry: holed,
        properties: { name: 'two & holes', PID: '007', acres: '1.50' },
      },
      { feature: 2, geometry: holed },
      {
        feature: 3,
        geometry: { type: 'MultiPolygon', coordinates: [[corners(0, 0, 1)], [corners(2, 2, 1)]] },
      },
      {
        feature: 3,
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
      },
      { feature: 5, geometry: { type: 'Polygon', coordinates: [corners(5, 5, 1)] } },
      { feature: 6, geometry: null },
    ]);
  });

  it('is found in a KMZ, and in a zip with other things', async () => {
    const doc = { name: 'doc.kml', bytes: Buffer.from(SITE) };
    const other = { name: 'files/more.kml', bytes: Buffer.from(kml('')) };
    const whole = await readSource(await write('site.kml', SITE));
    const kmz = await readSource(await write('site.kmz', zipBytes([other, doc])));
    expect(kmz).toEqual({
      ...whole,
      format: 'KMZ',
      notices: [expect.stringMatching(/^Of the KMZ doc\.kml is read; 1 other/), ...whole.notices],
    });
    const junk = { name: '__MACOSX/._doc.kml', bytes: Buffer.alloc(50) };
    expect(await readSource(await write('site.zip', zipBytes([junk, doc])))).toEqual(whole);
  });

  it('of several folders one is chosen, with those in it', async () => {
    const placemark = `<Placemark>${polygon(ring(0, 0, 1))}</Placemark>`;
    const file = await write(
      'folders.kml',
      kml(
        `<Folder><name>x</name>${placemark}<Folder><name>y</name>${placemark}</Folder></Folder>
         <Folder><name>z</name><Folder><name>1</name>${placemark}</Folder><Folder><name>2</name>${placemark}</Folder></Folder>
         <Folder><name>pins</name><Placemark>${POINT}</Placemark></Folder>`,
      ),
    );
    const names = ['x', 'x/y', 'z/1', 'z/2'];
    expect((await listSourceLayers(file)).layers).toEqual(
      names.map((name) => ({ name, features: 1, geometry: 'Polygon' })),
    );
    await expect(readSource(file)).rejects.toMatchObject({
      problems: names.map((message) => ({ path: 'layerInFile', message })),
    });
    expect((await readSource(file, 'x/y')).features).toHaveLength(1);
    expect((await readSource(file, 'z')).features).toHaveLength(2);
  });

  it.each([
    [
      'points alone',
      kml(`<Placemark>${POINT}</Placemark>`),
      /no polygon and no line\. Not taken from the KML: 1 points/,
    ],
    ['another page', '<html><body>Not found</body></html>', /no KML: its outermost element is "html"/],
    ['an end that is missing', SITE.slice(0, 900), /damaged, or no KML/],
    ['depth', kml('<Folder>'.repeat(300)), /nested too deep/],
    [
      'entities that grow',
      `<!DOCTYPE kml [<!ENTITY a "aaaa">]>${kml('<name>&a;</name>')}`,
      /damaged, or no KML/,
    ],
  ])('of %s is refused', async (_what, content, message) => {
    await expect(readSource(await write('bad.kml', content))).rejects.toThrow(message);
  });

  it('takes a name from the data where they have one, also an empty one, and else from the label', async () => {
    const place = (label: string, data: string): string =>
      `<Placemark><name>${label}</name><description>note</description><ExtendedData><SchemaData>${data}</SchemaData></ExtendedData>${polygon(ring(0, 0, 8))}</Placemark>`;
    const text = kml(
      place('007', '<SimpleData name="NAME">Mill Pond</SimpleData>') +
        place('008', '<SimpleData name="NAME"/><SimpleData name="KIND"/>') +
        place('Far Pond', '<SimpleData name="WETID">009</SimpleData>'),
    );
    const { features } = await readSource(await write('named.kml', text));
    expect(features.map(({ properties }) => properties)).toEqual([
      { description: 'note', NAME: 'Mill Pond' },
      { description: 'note', NAME: null, KIND: null },
      { name: 'Far Pond', description: 'note', WETID: '009' },
    ]);
  });
});
