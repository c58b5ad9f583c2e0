import type { Knex } from 'knex';

/** What the bare statement is asked about. */
export interface BareQuestion {
  jurisdiction: string;
  /** GeoJSON in degrees, NAD83 */
  geojson: readonly string[];
}

/** Square feet on the grid of EPSG:2260. */
export interface BareAreas {
  all: number;
  wetland: number;
  adjacent: number;
}

/**
 * The overlay as somebody writes it by hand in a GIS department: unite the shapes, buffer the wetlands near them by
 * 100 ft, intersect, sum. No margins, no reasons, no parcels; the least that has to be computed for a figure.
 */
export async function bareOverlay(knex: Knex, { jurisdiction, geojson }: BareQuestion): Promise<BareAreas> {
  const result = await knex.raw<{ rows: BareAreas[] }>(
    `with subject as materialized (
       select ST_UnaryUnion(ST_Collect(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(value), 4269), 2260))) as geom
       from unnest(cast(:geojson as text[])) as t (value)),
     near as materialized (
       select w.geom from wetland w, subject
       where w.jurisdiction_id = :jurisdiction and w.retired_version is null
         and (w.kind = 'tidal' or w.local_importance or w.area_sqft >= 2500) and ST_DWithin(w.geom, subject.geom, 100)),
     wet as materialized (select ST_UnaryUnion(ST_Collect(geom)) as geom from near),
     zone as materialized (select ST_UnaryUnion(ST_Collect(ST_Buffer(geom, 100, 'quad_segs=64'))) as geom from near)
     select ST_Area(subject.geom) as all, coalesce(ST_Area(ST_Intersection(subject.geom, wet.geom)), 0) as wetland,
       coalesce(ST_Area(ST_Difference(ST_Intersection(subject.geom, zone.geom), wet.geom)), 0) as adjacent
     from subject, wet, zone`,
    { jurisdiction, geojson: [...geojson] },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the bare overlay came back empty');
  return row;
}
