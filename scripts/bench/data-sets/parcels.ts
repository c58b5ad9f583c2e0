import type { Knex } from 'knex';
import { LOTS_A_BLOCK, LOTS_A_ROW, type DataSet } from './data-set.js';
import { onGrid, PITCH, placed, share, tileSql } from './seeded-sql.js';

/** A block lies so far inside its place: half a street of 50 ft on each side. */
const HALF_STREET_FT = 25;
const BLOCK = { east: PITCH.east - 2 * HALF_STREET_FT, north: PITCH.north - 2 * HALF_STREET_FT } as const;

/** Points of a block from west to east, two a lot, and from south to north: front, middle, rear, middle, front. */
const COLUMNS = 2 * LOTS_A_ROW + 1;
const ROWS = 5;

/** Points are moved by up to this, so that no line is quite straight. */
const CROOKED_FT = 2;

/** Around a lot from its first point, counter-clockwise: how far each is to the east and to the north. */
const AROUND = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

/** The place of a point in the array of its block, which begins at 1. */
const at = ([east, north]: readonly [number, number]): string =>
  `points[(2 * (lot % ${LOTS_A_ROW}) + ${east}) * ${ROWS} + 2 * (lot / ${LOTS_A_ROW}) + ${north} + 1]`;

/**
 * Lots back to back in blocks, with streets between the blocks. The points of a block are made once and each lot takes
 * its own from them, so that neighbors share their lines to the last bit and nothing overlaps.
 * @param from  first square
 * @param to  last square
 */
export async function makeParcels(knex: Knex, set: DataSet, from: number, to: number): Promise<void> {
  const { across, up } = set.blocks;
  const lotWidth = BLOCK.east / LOTS_A_ROW;
  const line = (column: string): string =>
    `(${column} * ${lotWidth} + case when ${column} between 1 and ${LOTS_A_ROW - 1}
       then ${lotWidth / 2} * (${share(set, `block * 16 + ${column}`, 11)} - 0.5) else 0 end)`;
  const east = `(${line('(i / 2)')} + ${line('((i + 1) / 2)')}) / 2`;
  const rear = `${BLOCK.north} * (0.4 + 0.2 * ${share(set, 'block', 12)})`;
  const north = `case j when 0 then 0 when 1 then ${rear} / 2 when 2 then ${rear} when 3 then (${rear} + ${BLOCK.north}) / 2
    else ${BLOCK.north} end`;
  const moved = (purpose: number): string =>
    `${CROOKED_FT} * (2 * ${share(set, `block * ${COLUMNS * ROWS} + i * ${ROWS} + j`, purpose)} - 1)`;
  await knex.raw(
    `with ${tileSql(set, 'parcels')},
     block as (
       select tile.*, bx, by, cast(tile as bigint) * ${across * up} + by * ${across} + bx as block
       from tile cross join generate_series(0, ${across - 1}) as bx cross join generate_series(0, ${up - 1}) as by),
     shaped as materialized (
       select tile, jurisdiction_id, import_id, bx, by, block, points from block cross join lateral (
         select array_agg(ST_MakePoint(
           ${onGrid(`(west + bx * ${PITCH.east} + ${HALF_STREET_FT} + ${east} + ${moved(13)})`)},
           ${onGrid(`(south + by * ${PITCH.north} + ${HALF_STREET_FT} + ${north} + ${moved(14)})`)}) order by i, j) as points
         from generate_series(0, ${COLUMNS - 1}) as i cross join generate_series(0, ${ROWS - 1}) as j) as net),
     lot as (
       select shaped.*, lot, ${placed(`ST_Multi(ST_MakePolygon(ST_MakeLine(array[${AROUND.map(at).join(', ')}])))`)} as geom
       from shaped cross join generate_series(0, ${LOTS_A_BLOCK - 1}) as lot)
     insert into parcel (jurisdiction_id, import_id, tax_map_number, address, geom, area_sqft)
     select jurisdiction_id, import_id, (100 + tile) || '.' || (by + 1) || '-' || (bx + 1) || '-' || (lot + 1),
       (100 + 2 * lot + 20 * (block % 45)) || ' '
         || (array['Quarry', 'Alder', 'Mill', 'Heron', 'Orchard', 'Kiln', 'Marsh', 'Ridge', 'Ferry', 'Stony'])[1 + block % 10] || ' '
         || (array['Road', 'Lane', 'Avenue', 'Drive', 'Court', 'Way'])[1 + (block / 10) % 6],
       geom, ST_Area(geom) / power(hf_grid_scale(ST_Centroid(geom)), 2)
     from lot order by tile, block, lot`,
    { from, to },
  );
}
