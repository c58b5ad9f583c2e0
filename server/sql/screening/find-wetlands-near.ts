import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';
import { WETLAND_COLUMNS } from '../map/wetland-row.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { isSliver, SLIVER_BINDINGS } from './sliver.js';
import type { WetlandFacts } from '../../../core/measurements.js';
import { AREA_NOISE_SQFT } from '../../../core/units.js';

/** Whether a wetland is large enough for its kind to be the nearest one that counts. */
const LARGE_ENOUGH = `w.area_sqft >= case w.kind when 'tidal' then cast(:minimumTidal as float8)
  else cast(:minimumFreshwater as float8) end - cast(:noise as float8)`;

/**
 * The wetlands of a map version near a subject, as a query in a statement with `subject` and `own`. The nearest one is looked for
 * only where none that is large enough is within reach. Bindings: jurisdictionId, mapVersion, reachFt, and those of
 * `wetlandBindings`.
 */
export const WETLANDS_NEAR = `
  with reached as materialized (
    select key, large_enough, distance_ft from (
      select w.key, ${LARGE_ENOUGH} as large_enough,
        hf_distance_within(w.geom, subject.geom, cast(:reachFt as float8)) as distance_ft
      from wetland w, subject
      where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
        and w.geom && ST_Expand(subject.geom, cast(:reachFt as float8)) offset 0) as around
    where distance_ft is not null),
  chosen as (
    select key, distance_ft from reached
    union all
    (select w.key, hf_ground_distance(w.geom, (select geom from subject)) from wetland w
     where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and ${LARGE_ENOUGH}
       and not exists (select from reached where large_enough)
     order by w.geom <-> (select geom from subject) fetch first 1 rows with ties))
  select ${WETLAND_COLUMNS}, chosen.distance_ft as "distanceFt",
    share.inside_sqft as "insideMunicipalitySqFt", share.outside_sqft as "outsideMunicipalitySqFt",
    coalesce(share.sliver, false) as "municipalSliver", coalesce(names.list, '{}') as municipalities
  from chosen join wetland w using (key) cross join own
  left join lateral (
    select hf_ground_area(part.inside) as inside_sqft, hf_ground_area(part.outside) as outside_sqft,
      (ST_Area(part.inside) > 0 and ${isSliver('part.inside')})
      or (ST_Area(part.outside) > 0 and ${isSliver('part.outside')}) as sliver
    from (
      select case when covered then w.geom
          else ST_CollectionExtract(hf_intersection(w.geom, own.geom), 3) end as inside,
        case when covered then ST_GeomFromText('POLYGON EMPTY', ST_SRID(w.geom))
          else ST_CollectionExtract(hf_difference(w.geom, own.geom), 3) end as outside
      from (select ST_Covers(own.geom, w.geom) as covered offset 0) as test offset 0) as part
    where own.geom is not null) as share on true
  left join lateral (
    select array_agg(shared.name order by shared.name) as list
    from (select m.name, ST_CollectionExtract(hf_intersection(w.geom, m.geom), 3) as geom
      from municipality m
      where m.jurisdiction_id = :jurisdictionId and m.role = 'neighbor' and m.geom && w.geom offset 0) as shared
    where ST_Area(shared.geom) > 0 and not ${isSliver('shared.geom')}) as names on true
  order by "distanceFt", w.id`;

/** @returns the bindings of `WETLANDS_NEAR` for an ordinance's smallest areas by kind; null where it has no wetland of that kind */
export function wetlandBindings(minimumSqFt: { freshwater: number | null; tidal: number | null }) {
  return {
    minimumTidal: minimumSqFt.tidal ?? Number.POSITIVE_INFINITY,
    minimumFreshwater: minimumSqFt.freshwater ?? Number.POSITIVE_INFINITY,
    noise: AREA_NOISE_SQFT,
    ...SLIVER_BINDINGS,
  };
}

/**
 * The wetlands of a map version that lie within reach of the subject, and the nearest one that the ordinance's
 * minimum areas let in, however far, with others equally near. Which of them are regulated is for the rules to say.
 * @param mapVersion  of the municipality's wetlands map
 * @param subject  EWKB in hexadecimal, EPSG:2260
 * @param reachFt  grid feet
 * @param minimumSqFt  smallest area by kind for the nearest; null where the ordinance has no wetland of that kind
 * @returns facts with areas and distances on the ground, nearest first
 */
export async function findWetlandsNear(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
  subject: string,
  reachFt: number,
  minimumSqFt: { freshwater: number | null; tidal: number | null },
): Promise<WetlandFacts[]> {
  const result = await knex.raw<{ rows: WetlandFacts[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     own as materialized (${OWN_OUTLINE})
     select * from (${WETLANDS_NEAR}) as near`,
    { subject, jurisdictionId, mapVersion, reachFt, ...wetlandBindings(minimumSqFt) },
  );
  return result.rows;
}
