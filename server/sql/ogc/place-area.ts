import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { STORAGE_DOMAIN, type DegreeBox } from '../controlled-area/project-box.js';
import { UTM_18N_SRID } from './feature-form.js';

/** A box in a projected system, in its unit. */
export interface GridBox {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Degrees between the points set off along a side: the straight lines between them stray by at most 0.2 ft. */
const PIECE_DEGREES = 0.02;

// A box without width or height is a line or a point, which envelopes can be and polygons cannot.
const boxOf = (xMin: string, yMin: string, xMax: string, yMax: string): string =>
  `ST_Envelope(ST_MakeLine(ST_MakePoint(${xMin}, ${yMin}), ST_MakePoint(${xMax}, ${yMax})))`;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

function clipped({ west, south, east, north }: DegreeBox): DegreeBox[] {
  const domain = STORAGE_DOMAIN;
  if (west > domain.east || east < domain.west || south > domain.north || north < domain.south) return [];
  return [
    {
      west: between(domain.west, west, domain.east),
      south: between(domain.south, south, domain.north),
      east: between(domain.west, east, domain.east),
      north: between(domain.south, north, domain.north),
    },
  ];
}

/**
 * @param boxes  in degrees; what lies beside the domain of EPSG:2260 is left out, since nothing is kept there
 * @returns their area in EPSG:2260 as EWKB in hexadecimal, empty where nothing of them is left
 */
export async function placeDegreeBoxes(
  knex: Knex | Knex.Transaction,
  boxes: readonly DegreeBox[],
): Promise<string> {
  const result = await knex.raw<{ rows: { area: string }[] }>(
    `select coalesce(hf_unite(ST_Collect(ST_Transform(ST_Segmentize(ST_SetSRID(
         ${boxOf('west', 'south', 'east', 'north')}, cast(:geographic as int)),
         cast(:piece as float8)), cast(:storage as int)) order by west, south)),
       ST_GeomFromText('POLYGON EMPTY', cast(:storage as int)))::text as area
     from json_to_recordset(cast(:boxes as json)) as box(west float8, south float8, east float8, north float8)`,
    {
      boxes: JSON.stringify(boxes.flatMap(clipped)),
      piece: PIECE_DEGREES,
      geographic: GEOGRAPHIC_SRID,
      storage: STORAGE_SRID,
    },
  );
  return areaOf(result.rows);
}

/** Feet from the origin beyond which no place on earth is. */
const FURTHEST_FT = 1e9;

const bound = (name: keyof GridBox): string => `cast(:${name} as float8)`;
const GIVEN_BOX = boxOf(bound('xMin'), bound('yMin'), bound('xMax'), bound('yMax'));

/** @returns the box of EPSG:2260 feet as EWKB in hexadecimal */
export async function placeFeetBox(knex: Knex | Knex.Transaction, box: GridBox): Promise<string> {
  const result = await knex.raw<{ rows: { area: string }[] }>(
    `select ST_SetSRID(${GIVEN_BOX}, cast(:storage as int))::text as area`,
    {
      xMin: between(-FURTHEST_FT, box.xMin, FURTHEST_FT),
      yMin: between(-FURTHEST_FT, box.yMin, FURTHEST_FT),
      xMax: between(-FURTHEST_FT, box.xMax, FURTHEST_FT),
      yMax: between(-FURTHEST_FT, box.yMax, FURTHEST_FT),
      storage: STORAGE_SRID,
    },
  );
  return areaOf(result.rows);
}

/** Metres of UTM zone 18N that hold all of STORAGE_DOMAIN: beyond them nothing is kept, and projecting may fail. */
const UTM_DOMAIN: GridBox = { xMin: 0, yMin: 3_900_000, xMax: 1_200_000, yMax: 5_400_000 };

/** Metres between the points set off along a side: the straight lines between them stray by less than 0.01 ft. */
const PIECE_M = 2000;

/**
 * @param box  in metres of UTM zone 18N; what lies beside the domain of EPSG:2260 is left out
 * @returns its area in EPSG:2260 as EWKB in hexadecimal, empty where nothing of it is left
 */
export async function placeUtmBox(knex: Knex | Knex.Transaction, box: GridBox): Promise<string> {
  const domain = UTM_DOMAIN;
  const beside =
    box.xMin > domain.xMax || box.xMax < domain.xMin || box.yMin > domain.yMax || box.yMax < domain.yMin;
  if (beside) return placeDegreeBoxes(knex, []);
  const result = await knex.raw<{ rows: { area: string }[] }>(
    `select ST_Transform(ST_Segmentize(ST_SetSRID(${GIVEN_BOX}, cast(:utm as int)), cast(:piece as float8)),
       cast(:storage as int))::text as area`,
    {
      xMin: between(domain.xMin, box.xMin, domain.xMax),
      yMin: between(domain.yMin, box.yMin, domain.yMax),
      xMax: between(domain.xMin, box.xMax, domain.xMax),
      yMax: between(domain.yMin, box.yMax, domain.yMax),
      utm: UTM_18N_SRID,
      piece: PIECE_M,
      storage: STORAGE_SRID,
    },
  );
  return areaOf(result.rows);
}

function areaOf([row]: readonly { area: string }[]): string {
  if (row === undefined) throw new Error('the area came back empty');
  return row.area;
}
