import { looksLikeWkt } from './read-wkt.js';

/** Where the shapes of a table stand. */
export type ShapeColumns =
  | { kind: 'wkt'; column: string }
  /** hexadecimal well-known binary, as PostGIS writes it */
  | { kind: 'wkb'; column: string }
  | { kind: 'point'; x: string; y: string; degrees: boolean };

const SHAPE_NAMES = [
  'wkt',
  'wkt_geom',
  'geom',
  'geometry',
  'the_geom',
  'wkb_geometry',
  'shape',
  'geom_wkt',
  'ewkt',
];

/** Names of a column of x and of the one of y that belongs to it, in small letters. */
const PAIRS: readonly (readonly [string, string, boolean])[] = [
  ['lon', 'lat', true],
  ['lng', 'lat', true],
  ['long', 'lat', true],
  ['longitude', 'latitude', true],
  ['x', 'y', false],
  ['easting', 'northing', false],
  ['east', 'north', false],
  ['e', 'n', false],
  ['point_x', 'point_y', false],
  ['x_coord', 'y_coord', false],
  ['xcoord', 'ycoord', false],
];

const WKB = /^(?:00|01)[0-9A-F]{18,}$/i;

/**
 * @param columns  names of the columns
 * @param rows  the first rows, each as its columns' values
 * @returns the columns of the shapes, by their names and by what stands in them; null: there are none
 */
export function findShapeColumns(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ShapeColumns | null {
  const holds = (index: number, test: (value: string) => boolean): boolean => {
    const value = rows.map((row) => row[index]?.trim() ?? '').find((text) => text !== '');
    return value !== undefined && test(value);
  };
  const byName = (names: readonly string[]): number =>
    columns.findIndex((column) => names.includes(column.trim().toLowerCase()));
  const named = byName(SHAPE_NAMES);
  for (const index of [...(named === -1 ? [] : [named]), ...columns.keys()]) {
    const column = columns[index] ?? '';
    if (holds(index, looksLikeWkt)) return { kind: 'wkt', column };
    if (holds(index, (value) => WKB.test(value))) return { kind: 'wkb', column };
  }
  for (const [xName, yName, degrees] of PAIRS) {
    const x = columns[byName([xName])];
    const y = columns[byName([yName])];
    if (x !== undefined && y !== undefined) return { kind: 'point', x, y, degrees };
  }
  return named === -1 ? null : { kind: 'wkt', column: columns[named] ?? '' };
}
