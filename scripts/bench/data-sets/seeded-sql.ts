import { STORAGE_SRID } from '../../../core/units.js';
import type { DataSet } from './data-set.js';

/** South-western corner of the first square, in EPSG:2260 feet: in Westchester. The others lie west and north of it. */
const CORNER = { x: 690_000, y: 765_000 } as const;

/** Feet from a block to the next, with a street of 50 ft between them. */
export const PITCH = { east: 660, north: 310 } as const;

/** Coordinates are whole parts of so many in a foot, so that each is exact and comes out the same on any machine. */
const PARTS_OF_A_FOOT = 1024;

/**
 * An SQL expression for a figure from 0 to 1 that belongs to a whole number, instead of a random one.
 * @param id  SQL of a whole number
 * @param purpose  tells the figures of one thing apart
 */
export function share({ seed }: DataSet, id: string, purpose: number): string {
  return `((hashint8extended(cast(${id} as bigint), ${seed * 100 + purpose}) & 16777215) / cast(16777216 as float8))`;
}

/** @returns SQL of the coordinate on the grid that all coordinates are on */
export const onGrid = (coordinate: string): string =>
  `round(${coordinate} * ${PARTS_OF_A_FOOT}) / ${PARTS_OF_A_FOOT}`;

/** @returns SQL of a geometry with the coordinate system of the database */
export const placed = (geometry: string): string => `ST_SetSRID(${geometry}, ${STORAGE_SRID})`;

/** @returns feet of a square from west to east and from south to north */
export function tileSize({ blocks }: DataSet): { east: number; north: number } {
  return { east: blocks.across * PITCH.east, north: blocks.up * PITCH.north };
}

/** Nothing of another square reaches so far into the first. */
const WELL_INSIDE_FT = 1500;

/** @returns SQL of the land of the first square that is the same in each data set, whatever lies around it */
export function sharedLand(set: DataSet): string {
  const { east, north } = tileSize(set);
  const [west, south] = [CORNER.x + WELL_INSIDE_FT, CORNER.y + WELL_INSIDE_FT];
  return `ST_MakeEnvelope(${west}, ${south}, ${CORNER.x + east - WELL_INSIDE_FT}, ${CORNER.y + north - WELL_INSIDE_FT}, ${STORAGE_SRID})`;
}

/**
 * The squares from one to another, bound as `:from` and `:to`, as a common table expression `tile`: number, municipality, the
 * import that its rows of the layer came with, and the south-western corner.
 */
export function tileSql(set: DataSet, layer: string): string {
  const { east, north } = tileSize(set);
  const jurisdiction = set.municipalityOfEach ? `'bench-' || number` : `cast('bench-1' as text)`;
  return `tile as materialized (
    select number as tile, ${jurisdiction} as jurisdiction_id,
      (select max(id) from import_run where jurisdiction_id = ${jurisdiction} and layer = '${layer}') as import_id,
      cast(${CORNER.x} - ((number - 1) % ${set.columns}) * ${east} as float8) as west,
      cast(${CORNER.y} + ((number - 1) / ${set.columns}) * ${north} as float8) as south
    from generate_series(cast(:from as int), cast(:to as int)) as number)`;
}
