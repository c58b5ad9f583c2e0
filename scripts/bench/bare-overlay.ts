import type { Knex } from 'knex';

/**
 * The overlay as somebody writes it by hand in a GIS department: unite the shapes, buffer the wetlands near them by
 * 100 ft, intersect, sum. No margins, no reasons, no parcels; the least that has to be computed for a figure.
 */
export async function bareOverlay(knex: Knex, geojson: readonly string[]): Promise<unknown> {
  return knex.raw(
    `with subject as materialized (
       select ST_UnaryUnion(ST_Collect(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(value), 4269), 2260))) as geom
       from unnest(cast(:geojson as text[])) as t (value)),
     near as materialized (
       select w.geom from wetland w, subject
       where w.jurisdiction_id = 'demo' and w.retired_version is null
         and (w.kind = 'tidal' or w.area_sqft >= 2500) and ST_DWithin(w.geom, subject.geom, 100)),
     wet as materialized (select ST_UnaryUnion(ST_Collect(geom)) as geom from near),
     zone as materialized (select ST_UnaryUnion(ST_Collect(ST_Buffer(geom, 100, 'quad_segs=64'))) as geom from near)
     select ST_Area(subject.geom) as all, ST_Area(ST_Intersection(subject.geom, wet.geom)) as wetland,
       ST_Area(ST_Difference(ST_Intersection(subject.geom, zone.geom), wet.geom)) as adjacent
     from subject, wet, zone`,
    { geojson: [...geojson] },
  );
}
