import type { Knex } from 'knex';
import type { DataSet } from './data-set.js';
import { onGrid, PITCH, placed, share, tileSize, tileSql } from './seeded-sql.js';

/** Brooks of a square, and ponds. */
const BROOKS = 20;
const PONDS = 5;
const CORNERS_OF_BROOK = 60;
const CORNERS_OF_POND = 48;

/** Brooks that wind from one side of a square to the other, and ponds. Every seventh brook's water is impaired. */
export async function makeWatercourses(knex: Knex, set: DataSet, from: number, to: number): Promise<void> {
  const { east, north } = tileSize(set);
  const drawn = (purpose: number): string => share(set, 'course', purpose);
  const pond = `number > ${BROOKS}`;
  const corners = `case when ${pond} then ${CORNERS_OF_POND} else ${CORNERS_OF_BROOK} end`;
  const around = `2 * pi() * (step % ${CORNERS_OF_POND}) / ${CORNERS_OF_POND}`;
  const along = `cast(step as float8) / ${CORNERS_OF_BROOK}`;
  const reach = `(60 + 120 * ${drawn(44)}) * (1 + 0.3 * sin(3 * ${around} + ${drawn(45)}))`;
  await knex.raw(
    `with ${tileSql(set, 'watercourses')},
     numbered as (
       select tile.*, number, cast(tile as bigint) * 1000 + number as course
       from tile cross join generate_series(1, ${BROOKS + PONDS}) as number),
     point as (
       select course, step, case when ${pond} then west + ${east} * ${drawn(41)} + ${reach} * cos(${around})
           else west + ${east} * ${along} end as x,
         case when ${pond} then south + ${north} * ${drawn(42)} + ${reach} * sin(${around})
           else south + ${north} * (0.05 + 0.9 * ${drawn(42)}) + 150 * sin(${along} * 9 + 6 * ${drawn(43)})
             + 40 * sin(${along} * 31 + 6 * ${drawn(46)}) end as y
       from numbered cross join lateral generate_series(0, ${corners}) as step),
     line as (
       select course, ST_MakeLine(ST_MakePoint(${onGrid('x')}, ${onGrid('y')}) order by step) as line from point group by course),
     shaped as materialized (
       select numbered.*, ${placed(`ST_Multi(case when ${pond} then ST_MakePolygon(line) else line end)`)} as geom
       from numbered join line using (course))
     insert into watercourse (jurisdiction_id, import_id, first_version, id, kind, permanent, accuracy_ft, geom, grid_scale)
     select jurisdiction_id, import_id, 1, 'B-' || tile || '-' || number, case when ${pond} then 'pond' else 'brook' end,
       case when ${drawn(47)} < 0.7 then true when ${drawn(47)} < 0.9 then false end, 15, geom, hf_grid_scale(ST_Centroid(geom))
     from shaped order by tile, number`,
    { from, to },
  );
  await knex.raw(
    `with ${tileSql(set, 'impaired-waters')}
     insert into impaired_water (jurisdiction_id, import_id, id, listing, geom)
     select tile.jurisdiction_id, tile.import_id, 'IW-' || w.id, '303(d)', w.geom
     from tile cross join generate_series(7, ${BROOKS}, 7) as number
       join watercourse w on w.jurisdiction_id = tile.jurisdiction_id and w.id = 'B-' || tile || '-' || number
     order by tile, number`,
    { from, to },
  );
}

/** A road along each street, from one side of a square to the other. */
export async function makeRoads(knex: Knex, set: DataSet, from: number, to: number): Promise<void> {
  const { across, up } = set.blocks;
  const line = (points: string): string => placed(`ST_MakeLine(array(select ${points}))`);
  await knex.raw(
    `with ${tileSql(set, 'roads')},
     road as (
       select tile.*, 0 as way, number, ${line(
         `ST_MakePoint(west + step * ${PITCH.east}, south + number * ${PITCH.north}) from generate_series(0, ${across}) as step order by step`,
       )} as geom from tile cross join generate_series(0, ${up}) as number
       union all
       select tile.*, 1, number, ${line(
         `ST_MakePoint(west + number * ${PITCH.east}, south + step * ${PITCH.north}) from generate_series(0, ${up}) as step order by step`,
       )} from tile cross join generate_series(0, ${across}) as number)
     insert into reference_feature (jurisdiction_id, import_id, layer, name, geom)
     select jurisdiction_id, import_id, 'roads', 'Bench Road ' || tile || '-' || way || '-' || number, geom
     from road order by tile, way, number`,
    { from, to },
  );
}
