import type { Knex } from 'knex';
import { jurisdictionsOf, type DataSet } from './data-set.js';
import { onGrid, PITCH, placed, share, tileSize, tileSql } from './seeded-sql.js';

/** The law of each, one after the other; the first has the one that the bare statements are written for. */
const ORDINANCES = ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'] as const;

/** Corners of the outline a block; a block's side is divided into so many. */
const CORNERS_A_BLOCK = 4;

/** The outline runs along the middle of a street of 50 ft, and leaves it by no more than this. */
const WANDERS_FT = 15;

const LAYERS = ['municipality', 'wetlands', 'watercourses', 'parcels', 'impaired-waters', 'roads'] as const;

/** The rows that the services look for before they measure: municipalities, the first version of each map, the imports. */
export async function makeJurisdictions(knex: Knex, set: DataSet): Promise<void> {
  await knex.raw(
    `insert into jurisdiction (id, name, ordinance_id, invented)
     select id, 'Bench Village ' || place, (cast(:ordinances as text[]))[1 + (place - 1) % :count], true
     from unnest(cast(:ids as text[])) with ordinality as t (id, place)`,
    { ids: jurisdictionsOf(set), ordinances: [...ORDINANCES], count: ORDINANCES.length },
  );
  await knex.raw(
    `insert into map_version (jurisdiction_id, number, since, note)
     select id, 1, date '2024-01-01', 'Made for measuring.' from unnest(cast(:ids as text[])) as t (id)`,
    { ids: jurisdictionsOf(set) },
  );
  await knex.raw(
    `insert into import_run (jurisdiction_id, layer, file_name, crs, accepted, rejected, report)
     select id, layer, layer || '.shp', 'EPSG:2260', 0, 0,
       case when layer in ('wetlands', 'watercourses') then jsonb_build_object('mapVersion', 1) else '{}' end
     from unnest(cast(:ids as text[])) as t (id) cross join unnest(cast(:layers as text[])) as l (layer)`,
    { ids: jurisdictionsOf(set), layers: [...LAYERS] },
  );
}

/**
 * Outlines of the municipalities and, as neighbors, of what lies around each: rectangles whose lines wander along the
 * street between two, both with the same corners.
 */
export async function makeOutlines(knex: Knex, set: DataSet): Promise<void> {
  const { east, north } = tileSize(set);
  const step = { east: PITCH.east / CORNERS_A_BLOCK, north: PITCH.north / CORNERS_A_BLOCK };
  const across = set.blocks.across * CORNERS_A_BLOCK;
  const up = set.blocks.up * CORNERS_A_BLOCK;
  // Corners are counted from a place far to the south-west, so that each has one number, whoever asks for it.
  const corner = `cast(round(x / ${step.east}) as bigint) * 1000000 + cast(round(y / ${step.north}) as bigint)`;
  await knex.raw(
    `with ${tileSql(set, 'municipality')},
     own as (
       select jurisdiction_id, min(import_id) as import_id, min(west) as west, min(south) as south,
         cast(round((max(west) + ${east} - min(west)) / ${east}) as int) * ${across} as wide,
         cast(round((max(south) + ${north} - min(south)) / ${north}) as int) * ${up} as high
       from tile group by jurisdiction_id),
     outline as (
       select jurisdiction_id, import_id, place, wide, high, west + dx * wide * ${step.east} as west, south + dy * high * ${step.north} as south
       from own cross join (values (0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 0, -1), (4, -1, 0)) as around (place, dx, dy)),
     walked as (
       select outline.*, step % (2 * wide + 2 * high) as step, step as number
       from outline cross join lateral generate_series(0, 2 * wide + 2 * high) as step),
     point as (
       select walked.*,
         west + ${step.east} * greatest(0, case when step <= wide + high then least(step, wide) else 2 * wide + high - step end) as x,
         south + ${step.north} * greatest(0, case when step <= 2 * wide + high then least(step - wide, high)
           else 2 * wide + 2 * high - step end) as y
       from walked),
     numbered as (select point.*, ${corner} as corner from point),
     ring as (
       select jurisdiction_id, import_id, place, ST_MakeLine(ST_MakePoint(
           ${onGrid(`(x + ${WANDERS_FT} * (2 * ${share(set, 'corner', 1)} - 1))`)},
           ${onGrid(`(y + ${WANDERS_FT} * (2 * ${share(set, 'corner', 2)} - 1))`)}) order by number) as line
       from numbered group by jurisdiction_id, import_id, place)
     insert into municipality (jurisdiction_id, import_id, name, role, accuracy_ft, geom)
     select jurisdiction_id, import_id, 'Bench outline ' || jurisdiction_id || ' ' || place,
       case place when 0 then 'own' else 'neighbor' end, 10,
       ${placed('ST_Multi(ST_MakePolygon(line))')}
     from ring order by jurisdiction_id, place`,
    { from: 1, to: set.tiles },
  );
}
