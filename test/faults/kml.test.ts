import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseShape } from '../../server/imports/normalise-shape.js';
import { openSource } from '../../server/imports/open-source.js';
import { zipBytes } from '../server/imports/support/zip-bytes.js';
import { box } from '../server/imports/support/features.js';
import { toDegrees, toFeet } from '../support/places.js';

const ring = (east: number, north: number, width: number, height: number): string =>
  `<LinearRing><coordinates>${box(east, north, width, height)
    .map((at) => [...toDegrees(at), 95.2].join(','))
    .join('\n ')}</coordinates></LinearRing>`;
const outer = (content: string): string => `<outerBoundaryIs>${content}</outerBoundaryIs>`;
const inner = (content: string): string => `<innerBoundaryIs>${content}</innerBoundaryIs>`;
const placemark = (name: string, content: string): string =>
  `<Placemark><name>${name}</name>${content}</Placemark>`;

const HOLES = [ring(50, 50, 100, 100), ring(200, 50, 80, 60)];
const document = (holes: string): string =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>site</name><Folder><name>a</name><Folder><name>b</name>${[
    placemark('two holes', `<Polygon>${outer(ring(0, 0, 400, 300))}${holes}</Polygon>`),
    placemark(
      'multi',
      `<MultiGeometry><Polygon>${outer(ring(600, 0, 200, 200))}</Polygon><Point><coordinates>-73.7,41.1</coordinates></Point></MultiGeometry>`,
    ),
    placemark('bare ring', ring(1000, 0, 100, 100)),
    placemark('', ''),
  ].join('')}</Folder></Folder></Document></kml>`;

/** Square feet of the grid, holes taken off. */
function areaOf(geometry: unknown): number {
  const normalised = normaliseShape(geometry);
  if ('fault' in normalised || normalised.shape.kind !== 'areas') return 0;
  const area = (positions: readonly (readonly [number, number])[]): number => {
    const feet = positions.map(toFeet);
    const twice = feet.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = feet[(at + 1) % feet.length] ?? [x, y];
      return sum + (x - 700_000) * (nextY - 850_000) - (nextX - 700_000) * (y - 850_000);
    }, 0);
    return Math.abs(twice) / 2;
  };
  return normalised.shape.polygons.reduce(
    (sum, [first = [], ...holes]) => sum + area(first) - holes.reduce((off, hole) => off + area(hole), 0),
    0,
  );
}

describe('36: a KML of nested folders', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-kml-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[what: string, name: string, content: string | Buffer]>([
    ['each hole in a boundary of its own', 'a.kml', document(HOLES.map(inner).join(''))],
    ['both holes in one boundary', 'b.kml', document(inner(HOLES.join('')))],
    [
      'in a KMZ',
      'c.kmz',
      zipBytes([{ name: 'doc.kml', bytes: Buffer.from(document(HOLES.map(inner).join(''))) }]),
    ],
  ])('keeps every hole, every folder and the ring without a polygon: %s', async (_what, name, content) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const source = await openSource(file, null);
    const areas = new Map<string, number>();
    for await (const { geometry, properties } of source.features()) {
      if (geometry !== null) areas.set(String(properties['Name'] ?? properties['name']), areaOf(geometry));
    }
    await source.close();
    expect([...areas.keys()]).toEqual(['two holes', 'multi', 'bare ring']);
    expect(areas.get('two holes')).toBeCloseTo(400 * 300 - 10_000 - 4800, 1);
    expect(areas.get('multi')).toBeCloseTo(40_000, 1);
    expect(areas.get('bare ring')).toBeCloseTo(10_000, 1);
    expect(source.notices.join(' ')).toMatch(/point/i);
  });
});
