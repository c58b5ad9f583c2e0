import type { Knex } from 'knex';
import type { WetlandFacts } from '../../../core/measurements.js';
import { ofVersion } from '../map/of-version.js';
import { WETLAND_COLUMNS } from '../map/wetland-row.js';
import { SLIVER_AREA_SQFT, SLIVER_WIDTH_FT } from '../screening/sliver.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';

/** A wetland of the map as rules see it, but for how far a parcel is from it. */
export type WetlandOfMap = Omit<WetlandFacts, 'distanceFt'>;

const SLIVER = (shape: string): string => `(ST_Area(${shape}) > 0
  and ST_Area(${shape}) < cast(:sliverArea as float8)
  and 2 * ST_Area(${shape}) / ST_Perimeter(${shape}) < cast(:sliverWidth as float8))`;

/**
 * @param after  key of the wetland before the page; 0 for the first
 * @returns wetlands of a map version in the order of their keys, with their shares inside and outside the municipality
 */
export async function readWetlandFacts(
  trx: Knex | Knex.Transaction,
  asked: { jurisdictionId: string; mapVersion: number; after: number; limit: number },
): Promise<WetlandOfMap[]> {
  const result = await trx.raw<{ rows: WetlandOfMap[] }>(
    `with own as materialized (${OWN_OUTLINE}),
     page as materialized (
       select w.*, own.geom as own, ST_Covers(own.geom, w.geom) as whole
       from wetland w cross join own
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.key > cast(:after as bigint)
       order by w.key limit cast(:limit as int))
     select ${WETLAND_COLUMNS},
       case when w.whole then hf_ground_area(w.geom) else share.inside_sqft end as "insideMunicipalitySqFt",
       case when w.whole then 0 else share.outside_sqft end as "outsideMunicipalitySqFt",
       coalesce(share.sliver, false) as "municipalSliver", coalesce(names.list, '{}') as municipalities
     from page w
     left join lateral (
       select hf_ground_area(part.inside) as inside_sqft, hf_ground_area(part.outside) as outside_sqft,
         ${SLIVER('part.inside')} or ${SLIVER('part.outside')} as sliver
       from (select ST_CollectionExtract(hf_intersection(w.geom, w.own), 3) as inside,
         ST_CollectionExtract(hf_difference(w.geom, w.own), 3) as outside) as part
       where not w.whole) as share on true
     left join lateral (
       select array_agg(shared.name order by shared.name) as list
       from (select m.name, ST_CollectionExtract(hf_intersection(w.geom, m.geom), 3) as geom
         from municipality m
         where m.jurisdiction_id = :jurisdictionId and m.role = 'neighbor' and m.geom && w.geom) as shared
       where ST_Area(shared.geom) > 0 and not ${SLIVER('shared.geom')}) as names on true
     order by w.key`,
    { ...asked, sliverArea: SLIVER_AREA_SQFT, sliverWidth: SLIVER_WIDTH_FT },
  );
  return result.rows;
}
