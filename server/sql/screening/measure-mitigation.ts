import type { Knex } from 'knex';
import { askPrepared } from '../prepared.js';
import type { MitigationMeasure } from '../../../core/measurements.js';
import { ofVersion } from '../map/of-version.js';

/** Drawn mitigation by what it is meant to be, each shape as EWKB in hexadecimal, EPSG:2260. */
export interface DrawnMitigation {
  creation: readonly string[];
  restoration: readonly string[];
  /** restoration, enhancement and protection of buffer */
  buffer: readonly string[];
}

/**
 * What the drawn mitigation provides, in square feet on the ground. Everything is united first; land on the
 * disturbance itself counts for nothing, new wetland only on upland, where neither wetland nor open water is mapped, restoration only in wetland
 * recorded as degraded, buffer only outside mapped wetland; what counts as wetland does not count again as buffer.
 * @param mapVersion  of the municipality's wetlands map
 * @param disturbance  united, EWKB in hexadecimal
 * @param siteParcelKeys  parcels that the disturbance lies on; null when no parcels are loaded
 * @source North Castle § 340-9
 */
export async function measureMitigation(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
  disturbance: string,
  drawn: DrawnMitigation,
  siteParcelKeys: readonly string[] | null,
): Promise<MitigationMeasure> {
  const result = await askPrepared<MitigationMeasure>(
    knex,
    'mitigation',
    `with disturbance as materialized (select cast(:disturbance as geometry) as geom),
     nothing as (select ST_GeomFromText('POLYGON EMPTY', ST_SRID(geom)) as geom from disturbance),
     drawn as materialized (
       select kind, coalesce(hf_unite(ST_Collect(cast(value as geometry) order by number)), (select geom from nothing)) as geom
       from (
         select 'creation' as kind union all select 'restoration' union all select 'buffer') as kinds
       left join (
         select 'creation' as kind, value, number from unnest(cast(:creation as text[])) with ordinality as c (value, number)
         union all select 'restoration', value, number from unnest(cast(:restoration as text[])) with ordinality as r (value, number)
         union all select 'buffer', value, number from unnest(cast(:buffer as text[])) with ordinality as b (value, number))
         as shapes using (kind)
       group by kind),
     everything as materialized (select hf_unite(ST_Collect(geom order by kind)) as geom from drawn),
     mapped as materialized (
       select coalesce(hf_unite(ST_Collect(w.geom order by w.key)), (select geom from nothing)) as geom,
         coalesce(hf_unite(ST_Collect(w.geom order by w.key) filter (where w.degraded)), (select geom from nothing)) as degraded
       from wetland w, everything
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && everything.geom),
     water as materialized (
       select coalesce(hf_unite(ST_Collect(w.geom order by w.key)), (select geom from nothing)) as geom
       from watercourse w, everything
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and ST_Dimension(w.geom) = 2
         and w.geom && everything.geom),
     free as materialized (
       select kind, hf_difference(drawn.geom, disturbance.geom) as geom from drawn cross join disturbance),
     creation as materialized (
       select hf_difference(hf_difference(free.geom, mapped.geom), water.geom) as geom
       from free cross join mapped cross join water where kind = 'creation'),
     restoration as materialized (
       select hf_intersection(free.geom, mapped.degraded) as geom from free cross join mapped where kind = 'restoration'),
     wetland as materialized (
       select ST_CollectionExtract(hf_unite(ST_Collect(creation.geom, restoration.geom)), 3) as geom from creation cross join restoration),
     buffer as materialized (
       select ST_CollectionExtract(hf_difference(hf_difference(free.geom, mapped.geom), wetland.geom), 3) as geom
       from free cross join mapped cross join wetland where kind = 'buffer'),
     site as materialized (
       select hf_unite(ST_Collect(geom order by key)) as geom from parcel
       where cast(:hasParcels as boolean) and key = any(cast(:siteParcelKeys as bigint[])))
     select
       hf_ground_area(wetland.geom) as "wetlandProvidedSqFt",
       hf_ground_area(buffer.geom) as "bufferProvidedSqFt",
       case when cast(:hasParcels as boolean)
         then hf_ground_area(hf_intersection(wetland.geom, coalesce(site.geom, nothing.geom))) end as "wetlandOnSiteSqFt",
       case when cast(:hasParcels as boolean)
         then hf_ground_area(hf_intersection(buffer.geom, coalesce(site.geom, nothing.geom))) end as "bufferOnSiteSqFt",
       hf_ground_area(everything.geom) as "drawnSqFt",
       hf_ground_area(hf_intersection(everything.geom, disturbance.geom)) as "onDisturbanceSqFt",
       (select hf_ground_area(hf_intersection(free.geom, mapped.geom)) from free where kind = 'creation') as "creationInWetlandSqFt",
       (select hf_ground_area(hf_difference(free.geom, mapped.degraded)) from free where kind = 'restoration') as "restorationNotDegradedSqFt",
       (select hf_ground_area(hf_intersection(free.geom, mapped.geom)) from free where kind = 'buffer') as "bufferInWetlandSqFt",
       (select hf_ground_area(hf_intersection(hf_difference(free.geom, mapped.geom), wetland.geom)) from free where kind = 'buffer')
         as "bufferCountedAsWetlandSqFt",
       (select hf_ground_area(hf_difference(hf_intersection(free.geom, water.geom), mapped.geom)) from free where kind = 'creation')
         as "creationInWaterSqFt"
     from wetland cross join buffer cross join everything cross join disturbance cross join mapped
       cross join nothing cross join site cross join water`,
    {
      jurisdictionId,
      mapVersion,
      disturbance,
      creation: [...drawn.creation],
      restoration: [...drawn.restoration],
      buffer: [...drawn.buffer],
      hasParcels: siteParcelKeys !== null,
      siteParcelKeys: [...(siteParcelKeys ?? [])],
    },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the measure of the mitigation came back empty');
  return row;
}
