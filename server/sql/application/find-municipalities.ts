import type { Knex } from 'knex';
import { SLIVER_AREA_SQFT, SLIVER_WIDTH_FT } from '../screening/sliver.js';

/** The municipalities in which a disturbance lies. */
export interface MunicipalShares {
  /** of those with more than a sliver of it, the own one first */
  names: string[];
  /** square feet on the ground outside every outline that is loaded; null where the own one is not */
  elsewhereSqFt: number | null;
}

/** @param subject  EWKB in hexadecimal, EPSG:2260 */
export async function findMunicipalities(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  subject: string,
): Promise<MunicipalShares> {
  const result = await knex.raw<{ rows: MunicipalShares[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     share as materialized (
       select m.key, m.name, m.role, case when ST_Covers(m.geom, subject.geom) then subject.geom
           else ST_CollectionExtract(hf_intersection(subject.geom, m.geom), 3) end as geom
       from municipality m, subject
       where m.jurisdiction_id = :jurisdictionId and m.geom && subject.geom)
     select
       array(select name from share
         where ST_Area(geom) > 0 and not (ST_Area(geom) < cast(:sliverArea as float8)
           and 2 * ST_Area(geom) / ST_Perimeter(geom) < cast(:sliverWidth as float8))
         group by name order by min(role) desc, name) as names,
       case when exists (select from municipality where jurisdiction_id = :jurisdictionId and role = 'own')
         then hf_ground_area(hf_difference(subject.geom, (
           select coalesce(hf_unite(ST_Collect(geom order by key)), ST_GeomFromText('POLYGON EMPTY', ST_SRID(subject.geom))) from share))) end
         as "elsewhereSqFt"
     from subject`,
    { jurisdictionId, subject, sliverArea: SLIVER_AREA_SQFT, sliverWidth: SLIVER_WIDTH_FT },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the municipalities of the disturbance came back empty');
  return row;
}
