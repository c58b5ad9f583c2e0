import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

/** A box in degrees, NAD83. */
export interface DegreeBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A box in EPSG:2260, US survey feet. */
export interface PlaneBox {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
  /** grid feet in one foot on the ground, at the middle */
  gridScale: number;
}

/**
 * Where EPSG:2260 is used, widely taken: the projection is made for eastern New York, and far from it the
 * transformation fails or means nothing. Degrees.
 */
export const STORAGE_DOMAIN: DegreeBox = { west: -80, south: 36, east: -68, north: 48 };

/** @returns the part of a box that lies where EPSG:2260 is used; null when none of it does */
export function withinStorageDomain(box: DegreeBox): DegreeBox | null {
  const west = Math.max(box.west, STORAGE_DOMAIN.west);
  const south = Math.max(box.south, STORAGE_DOMAIN.south);
  const east = Math.min(box.east, STORAGE_DOMAIN.east);
  const north = Math.min(box.north, STORAGE_DOMAIN.north);
  return west < east && south < north ? { west, south, east, north } : null;
}

/**
 * @param box  in degrees, inside STORAGE_DOMAIN
 * @returns the smallest box in EPSG:2260 that holds it; its sides are set off in pieces, since parallels curve there
 */
export async function projectBox(knex: Knex | Knex.Transaction, box: DegreeBox): Promise<PlaneBox> {
  const result = await knex.raw<{ rows: PlaneBox[] }>(
    `select ST_XMin(geom) as "xMin", ST_YMin(geom) as "yMin", ST_XMax(geom) as "xMax", ST_YMax(geom) as "yMax",
       hf_grid_scale(ST_Centroid(ST_Envelope(geom))) as "gridScale"
     from (select ST_Transform(ST_Segmentize(
         ST_MakeEnvelope(cast(:west as float8), cast(:south as float8), cast(:east as float8), cast(:north as float8),
           cast(:geographic as int)), cast(:piece as float8)), cast(:storage as int)) as geom) as plane`,
    {
      ...box,
      piece: Math.max(box.east - box.west, box.north - box.south) / 16,
      geographic: GEOGRAPHIC_SRID,
      storage: STORAGE_SRID,
    },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the box came back empty');
  return row;
}
