import type { Knex } from 'knex';
import { askPrepared } from '../prepared.js';
import type { SplitAreas } from './measure-split.js';
import { SPLIT_STATEMENT, splitBindings, type SplitQuestion } from './split-statement.js';

/** How far a group is from a wetland or watercourse, in feet on the ground. */
export interface KeyedDistance {
  key: number;
  distanceFt: number;
}

/** One group of disturbances, united and split. Square feet and feet on the ground, unrounded. */
export interface GroupMeasure {
  areas: SplitAreas;
  areaSqFt: number;
  /** of what lies in regulated wetland, in those of the wetlands that are shared; 0 without an outline */
  inSharedWetlandSqFt: number;
  /** wetlands and regulated watercourses within reach of the group, nearest first */
  wetlands: KeyedDistance[];
  watercourses: KeyedDistance[];
}

interface Row extends SplitAreas, Omit<GroupMeasure, 'areas'> {
  place: number;
}

/** What lies of `part` in `land`; the tests before the overlay spare it where a group lies all in or all out. */
const WITHIN = (part: string, land: string): string => `
  case when not ST_Intersects(${part}, ${land}) then ST_GeomFromText('POLYGON EMPTY', ST_SRID(${part}))
    when ST_Covers(${land}, ${part}) then ${part}
    else ST_CollectionExtract(hf_intersection(${part}, ${land}), 3) end`;

const DISTANCES = (table: string, keys: string): string => `
  array(select json_build_object('key', near_one.key, 'distanceFt', near_one.ft) from (
    select w.key, hf_ground_distance(w.geom, part.whole) as ft from ${table} w
    where w.key = any(cast(:${keys} as bigint[])) and ST_DWithin(w.geom, part.whole, cast(:reachFt as float8))
    order by ft, w.id) as near_one)`;

/**
 * Splits each of several groups of disturbances as `measureSplit` splits the whole of them: wetland before watercourse
 * before adjacent area, so that the parts of a group add up. One statement for all groups.
 * @param question  that the whole was asked
 * @param groups  the shapes of each group, EWKB in hexadecimal, EPSG:2260
 * @param sharedKeys  regulated wetlands that lie in several municipalities
 * @param reachFt  grid feet, up to which distances are told
 * @returns one measure for each group, in their order
 */
export async function measureGroups(
  knex: Knex | Knex.Transaction,
  question: SplitQuestion,
  groups: readonly (readonly string[])[],
  sharedKeys: readonly number[],
  reachFt: number,
): Promise<GroupMeasure[]> {
  const result = await askPrepared<Row>(
    knex,
    'groups-split',
    `with ${SPLIT_STATEMENT},
     gathered as materialized (
       select place, hf_unite(ST_Collect(cast(value as geometry) order by number)) as whole
       from unnest(cast(:shapes as text[]), cast(:places as int[])) with ordinality as t (value, place, number)
       group by place),
     part as materialized (
       select place, whole, case when own.geom is null or ST_Covers(own.geom, whole) then whole
         else ST_CollectionExtract(hf_intersection(whole, own.geom), 3) end as geom
       from gathered cross join own),
     shared as materialized (
       select coalesce(hf_unite(ST_Collect(geom order by key)), ST_GeomFromText('POLYGON EMPTY', (select ST_SRID(geom) from subject))) as geom
       from near where regulated and key = any(cast(:sharedKeys as bigint[])))
     select part.place, hf_ground_area(part.whole) as "areaSqFt",
       hf_ground_area(part.geom) as "insideMunicipalitySqFt",
       case when part.geom = part.whole then 0
         else hf_ground_area(hf_difference(part.whole, part.geom)) end as "outsideMunicipalitySqFt",
       own.geom is not null as "hasOutline",
       hf_ground_area(${WITHIN('part.geom', 'wet.geom')}) as "inWetlandSqFt",
       hf_ground_area(${WITHIN('part.geom', 'shared.geom')}) as "inSharedWetlandSqFt",
       hf_ground_area(hf_difference(${WITHIN('part.geom', 'water.geom')}, wet.geom)) as "inWatercourseSqFt",
       hf_ground_area(${WITHIN('part.geom', 'adjacent.geom')}) as "inAdjacentSqFt",
       ${DISTANCES('wetland', 'wetlandKeys')} as wetlands,
       ${DISTANCES('watercourse', 'watercourseKeys')} as watercourses
     from part cross join own cross join wet cross join water cross join shared cross join adjacent
     order by part.place`,
    {
      ...splitBindings(question),
      shapes: groups.flat(),
      places: groups.flatMap((shapes, place) => shapes.map(() => place)),
      sharedKeys: [...sharedKeys],
      reachFt,
    },
  );
  if (result.rows.length !== groups.length) throw new Error('not every group of disturbances was measured');
  return result.rows.map(
    ({ place: _place, areaSqFt, inSharedWetlandSqFt, wetlands, watercourses, ...areas }) => ({
      areas,
      areaSqFt,
      inSharedWetlandSqFt,
      wetlands,
      watercourses,
    }),
  );
}
