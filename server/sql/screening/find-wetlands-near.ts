import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';
import { WETLAND_COLUMNS } from '../map/wetland-row.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import type { WetlandFacts } from '../../../core/measurements.js';
import { AREA_NOISE_SQFT } from '../../../core/units.js';

/** A share narrower than this on average, in feet, is an artefact of digitising and not a place. */
export const SLIVER_WIDTH_FT = 0.1;

/** A thin strip larger than this, in square feet, is still told as a place. */
export const SLIVER_AREA_SQFT = 100;

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
     own as materialized (
       ${OWN_OUTLINE}),
     chosen as (
       select w.key from wetland w, subject
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
         and ST_DWithin(w.geom, subject.geom, cast(:reachFt as float8))
       union
       (select w.key from wetland w
        where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
          and w.area_sqft >= case w.kind when 'tidal' then cast(:minimumTidal as float8)
            else cast(:minimumFreshwater as float8) end - cast(:noise as float8)
        order by w.geom <-> (select geom from subject) fetch first 1 rows with ties))
     select ${WETLAND_COLUMNS}, hf_ground_distance(w.geom, subject.geom) as "distanceFt",
       share.inside_sqft as "insideMunicipalitySqFt", share.outside_sqft as "outsideMunicipalitySqFt",
       coalesce(share.sliver, false) as "municipalSliver", coalesce(names.list, '{}') as municipalities
     from chosen join wetland w using (key) cross join subject cross join own
     left join lateral (
       select hf_ground_area(part.inside) as inside_sqft, hf_ground_area(part.outside) as outside_sqft,
         (ST_Area(part.inside) > 0 and ST_Area(part.inside) < cast(:sliverArea as float8)
            and 2 * ST_Area(part.inside) / ST_Perimeter(part.inside) < cast(:sliverWidth as float8))
         or (ST_Area(part.outside) > 0 and ST_Area(part.outside) < cast(:sliverArea as float8)
            and 2 * ST_Area(part.outside) / ST_Perimeter(part.outside) < cast(:sliverWidth as float8)) as sliver
       from (select
         case when ST_Covers(own.geom, w.geom) then w.geom
           else ST_CollectionExtract(hf_intersection(w.geom, own.geom), 3) end as inside,
         case when ST_Covers(own.geom, w.geom) then ST_GeomFromText('POLYGON EMPTY', ST_SRID(w.geom))
           else ST_CollectionExtract(hf_difference(w.geom, own.geom), 3) end as outside) as part
       where own.geom is not null) as share on true
     left join lateral (
       select array_agg(shared.name order by shared.name) as list
       from (select m.name, ST_CollectionExtract(hf_intersection(w.geom, m.geom), 3) as geom
         from municipality m
         where m.jurisdiction_id = :jurisdictionId and m.role = 'neighbor' and m.geom && w.geom) as shared
       where ST_Area(shared.geom) > 0 and not (ST_Area(shared.geom) < cast(:sliverArea as float8)
         and 2 * ST_Area(shared.geom) / ST_Perimeter(shared.geom) < cast(:sliverWidth as float8))) as names on true
     order by "distanceFt", w.id`,
    {
      subject,
      jurisdictionId,
      mapVersion,
      reachFt,
      minimumTidal: minimumSqFt.tidal ?? Number.POSITIVE_INFINITY,
      minimumFreshwater: minimumSqFt.freshwater ?? Number.POSITIVE_INFINITY,
      noise: AREA_NOISE_SQFT,
      sliverArea: SLIVER_AREA_SQFT,
      sliverWidth: SLIVER_WIDTH_FT,
    },
  );
  return result.rows;
}
