import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSourceLayers } from '../../../server/imports/open-source.js';
import { readSource } from './support/read-source.js';

type Xy = readonly [number, number];

/** An entity of a drawing: group codes and values in turn. */
type Entity = readonly (string | number)[];

const entity = (type: string, layer: string, handle: string, ...rest: Entity): Entity => [
  ...[0, type, 5, handle, 100, 'AcDbEntity', 8, layer],
  ...rest,
];

/** @param bulges  of the vertices, by their place: how far an arc stands out */
const polyline = (
  layer: string,
  handle: string,
  line: readonly Xy[],
  closed: boolean,
  bulges: readonly number[] = [],
): Entity =>
  entity(
    'LWPOLYLINE',
    layer,
    handle,
    ...[100, 'AcDbPolyline', 90, line.length, 70, closed ? 1 : 0],
    ...line.flatMap(([x, y], index) => [10, x, 20, y, 42, bulges[index] ?? 0]),
  );

const drawing = (entities: readonly Entity[]): string =>
  [
    ...[0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1015', 9, '$INSUNITS', 70, 21, 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'ENTITIES', ...entities.flat(), 0, 'ENDSEC', 0, 'EOF'],
  ].join('\n');

const SQUARE: readonly Xy[] = [
  [694_000.1, 850_000.2],
  [694_100.1, 850_000.2],
  [694_100.1, 850_100.2],
  [694_000.1, 850_100.2],
];

describe('a DXF', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-test-dxf-'));
    file = path.join(folder, 'survey.DXF');
    const [first] = SQUARE;
    if (first === undefined) throw new Error('A square has corners.');
    await writeFile(
      file,
      drawing([
        polyline('WETLAND', 'A1', SQUARE, true),
        polyline('WETLAND', 'A2', [...SQUARE, first], false),
        // two half circles of 50 ft
        polyline(
          'WETLAND',
          'A3',
          [
            [694_200, 850_000],
            [694_300, 850_000],
          ],
          true,
          [1, 1],
        ),
        polyline('STREAM', 'A4', SQUARE, false),
        entity('TEXT', 'NOTES', 'B1', 100, 'AcDbText', 10, 694_000, 20, 850_000, 40, 5, 1, 'Wetland A'),
        entity('POINT', 'NOTES', 'B2', 100, 'AcDbPoint', 10, 694_000, 20, 850_000),
      ]),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('tells the layers that have shapes', async () => {
    expect(await listSourceLayers(file)).toEqual({
      format: 'DXF',
      layers: [
        { name: 'STREAM', features: 1, geometry: 'LineString' },
        { name: 'WETLAND', features: 3, geometry: 'Polygon' },
      ],
    });
    await expect(readSource(file)).rejects.toMatchObject({
      problems: [
        { path: 'layerInFile', message: 'STREAM' },
        { path: 'layerInFile', message: 'WETLAND' },
      ],
    });
  });

  it('gives closed polylines as polygons, with chords for arcs, and no coordinate system', async () => {
    const { crs, features, notices } = await readSource(file, 'wetland');
    expect(crs).toMatchObject({ kind: 'none' });
    expect(notices).toEqual([
      expect.stringMatching(/US survey feet/),
      'Not taken from the drawing: 2 texts and points.',
    ]);
    const square = { type: 'Polygon', coordinates: [[...SQUARE, SQUARE[0]]] };
    expect(features.slice(0, 2)).toMatchObject([
      { feature: 1, id: 'A1', geometry: square, properties: { Layer: 'WETLAND' } },
      { feature: 2, id: 'A2', geometry: square },
    ]);
    const [ring] = (features[2]?.geometry as { coordinates: Xy[][] }).coordinates;
    const radii = (ring ?? []).map(([x, y]) => Math.hypot(x - 694_250, y - 850_000));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1e-6);
    // Chords of one degree take (θ - sin θ) / θ of the circle's area, 0.005 % of it.
    expect(areaOf(ring ?? []) / (Math.PI * 50 ** 2)).toBeGreaterThan(1 - 0.000_06);
    expect(areaOf(ring ?? []) / (Math.PI * 50 ** 2)).toBeLessThan(1);
  });
});

function areaOf(ring: readonly Xy[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  const twice = ring.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = ring[index] ?? origin;
    return sum + (px - origin[0]) * (y - origin[1]) - (x - origin[0]) * (py - origin[1]);
  }, 0);
  return Math.abs(twice) / 2;
}
