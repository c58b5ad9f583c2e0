import type { Knex } from 'knex';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import type { SplitAreas } from '../screening/measure-split.js';
import type { UnitedParcel } from './find-near.js';

/** A parcel and a feature that it touches or whose adjacent area it may reach. */
export interface SplitPair {
  parcelId: string;
  layer: 'wetland' | 'watercourse';
  key: number;
  /** whether it counts; a wetland too near its minimum is measured as well */
  regulated: boolean;
  touches: boolean;
}

/** A wetland's share of a parcel, in the municipality. */
export interface WetlandShare {
  key: number;
  /** square feet on the ground */
  overlapSqFt: number;
  /** feet on the ground */
  overlapPerimeterFt: number;
}

/** The split of a parcel, as the split of a screening gives it. */
export interface ParcelSplit extends SplitAreas {
  id: string;
  shares: WetlandShare[];
}

const united = (from: string): string =>
  `select parcel, case when count(*) = 1 then (array_agg(geom))[1] else hf_unite(ST_Collect(geom order by key)) end as geom
   from ${from} group by parcel`;

const cut = (whole: string, other: string): string =>
  `case when ST_Covers(${other}, ${whole}) then ${whole}
     else ST_CollectionExtract(hf_intersection(${whole}, ${other}), 3) end`;

/**
 * Splits parcels as a screening splits one, with less work: an overlay is made only where a shape is neither wholly in nor
 * wholly out of another, and the adjacent areas were made before, of whole wetlands instead of their neighborhood. The
 * figures are the same to less than 1e-3 sq ft. Pairs of a feature that neither touches nor is within the width add nothing.
 * @param widthFt  of the adjacent area, feet on the ground; its zones are there
 * @returns a split for each parcel
 */
export async function measureSlice(
  trx: Knex.Transaction,
  asked: {
    jurisdictionId: string;
    parcels: readonly UnitedParcel[];
    pairs: readonly SplitPair[];
    widthFt: number;
  },
): Promise<ParcelSplit[]> {
  const { jurisdictionId, parcels, pairs, widthFt } = asked;
  const result = await trx.raw<{ rows: ParcelSplit[] }>(
    `with subject as materialized (
       select key, cast(geom as geometry) as geom
       from unnest(cast(:parcelIds as bigint[]), cast(:geoms as text[])) as given (key, geom)),
     own as materialized (${OWN_OUTLINE}),
     inside as materialized (
       select subject.key as parcel, subject.geom as whole, own.geom is not null as has_outline,
         case when own.geom is null then subject.geom else ${cut('subject.geom', 'own.geom')} end as geom
       from subject cross join own),
     pair as materialized (
       select * from unnest(cast(:pairParcels as bigint[]), cast(:layers as text[]), cast(:keys as bigint[]),
         cast(:regulated as boolean[]), cast(:touches as boolean[])) as given (parcel, layer, key, regulated, touches)),
     piece as materialized (
       select pair.parcel, pair.key, pair.regulated, w.grid_scale, ${cut('inside.geom', 'w.geom')} as geom
       from pair join inside using (parcel) join wetland w on w.key = pair.key
       where pair.layer = 'wetland' and pair.touches and not ST_IsEmpty(inside.geom)),
     water_piece as materialized (
       select pair.parcel, pair.key, ${cut('inside.geom', 'w.geom')} as geom
       from pair join inside using (parcel) join watercourse w on w.key = pair.key
       where pair.layer = 'watercourse' and pair.touches and ST_Dimension(w.geom) = 2 and not ST_IsEmpty(inside.geom)),
     wet as materialized (${united('piece where regulated')}),
     water as materialized (${united('water_piece')}),
     without_wet as materialized (
       select inside.parcel, case when wet.geom is null then inside.geom
         else ST_CollectionExtract(hf_difference(inside.geom, wet.geom), 3) end as geom
       from inside left join wet using (parcel)),
     dry as materialized (
       select d.parcel, case when water.geom is null then d.geom
         else ST_CollectionExtract(hf_difference(d.geom, water.geom), 3) end as geom
       from without_wet d left join water using (parcel)),
     zone_piece as materialized (
       select pair.parcel, pair.key, ${cut('dry.geom', 'z.geom')} as geom
       from pair join dry using (parcel)
         join adjacent_zone z on z.layer = pair.layer and z.feature_key = pair.key and z.width_ft = cast(:widthFt as float8)
       where pair.regulated and not ST_IsEmpty(dry.geom)),
     adjacent as materialized (${united('zone_piece where not ST_IsEmpty(geom)')}),
     share as materialized (
       select parcel, json_agg(json_build_object('key', key, 'overlapSqFt', hf_ground_area(geom),
         'overlapPerimeterFt', ST_Perimeter(geom) / grid_scale)) as list
       from piece group by parcel)
     select inside.parcel::text as id,
       hf_ground_area(inside.geom) as "insideMunicipalitySqFt",
       case when inside.geom = inside.whole then 0
         else hf_ground_area(hf_difference(inside.whole, inside.geom)) end as "outsideMunicipalitySqFt",
       inside.has_outline as "hasOutline",
       coalesce(hf_ground_area(wet.geom), 0) as "inWetlandSqFt",
       case when water.geom is null then 0 when wet.geom is null then hf_ground_area(water.geom)
         else hf_ground_area(hf_difference(water.geom, wet.geom)) end as "inWatercourseSqFt",
       coalesce(hf_ground_area(adjacent.geom), 0) as "inAdjacentSqFt",
       coalesce(share.list, '[]') as shares
     from inside left join wet using (parcel) left join water using (parcel) left join adjacent using (parcel)
       left join share using (parcel)`,
    {
      jurisdictionId,
      widthFt,
      parcelIds: parcels.map(({ id }) => id),
      geoms: parcels.map(({ geom }) => geom),
      pairParcels: pairs.map(({ parcelId }) => parcelId),
      layers: pairs.map(({ layer }) => layer),
      keys: pairs.map(({ key }) => key),
      regulated: pairs.map(({ regulated }) => regulated),
      touches: pairs.map(({ touches }) => touches),
    },
  );
  return result.rows;
}
