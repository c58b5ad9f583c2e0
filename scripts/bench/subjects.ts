import type { Knex } from 'knex';
import type { Polygon } from 'geojson';
import { Conflict } from '../../core/errors.js';

/** A freshwater wetland of some 1.4 acres inside the municipality, as a common table expression `wetland`. */
const ORDINARY_WETLAND = `wetland as (
  select w.geom from wetland w join municipality m using (jurisdiction_id)
  where jurisdiction_id = 'demo' and w.retired_version is null and w.kind = 'freshwater'
    and m.role = 'own' and ST_ContainsProperly(m.geom, ST_Buffer(w.geom, 100))
  order by abs(w.area_sqft - 60000) limit 1)`;

/** Five rounded disturbances of 40 vertices each around the edge of one wetland: a road, a house, a lawn. */
export async function benchProposal(knex: Knex): Promise<{ request: unknown; geojson: string[] }> {
  const result = await knex.raw<{ rows: { geojson: string }[] }>(
    `with ${ORDINARY_WETLAND}
     select ST_AsGeoJSON(ST_Transform(ST_Buffer(
       ST_LineInterpolatePoint(ST_ExteriorRing(ST_GeometryN(geom, 1)), step / 8.0), 35 + 8 * step, 'quad_segs=10'), 4269), 12) as geojson
     from wetland, generate_series(1, 5) as step`,
  );
  const geojson = result.rows.map((row) => row.geojson);
  const features = geojson.map((text) => ({
    type: 'Feature',
    properties: { role: 'disturbance' },
    geometry: JSON.parse(text) as Polygon,
  }));
  return { request: { jurisdiction: 'demo', features }, geojson };
}

/** The parcel that shares most edge with a wetland of ordinary size. */
export async function benchParcel(knex: Knex): Promise<{ id: string; geojson: string }> {
  const result = await knex.raw<{ rows: { id: string; geojson: string }[] }>(
    `with ${ORDINARY_WETLAND}
     select p.key::text as id, ST_AsGeoJSON(ST_Transform(p.geom, 4269), 12) as geojson
     from parcel p, wetland w
     where p.jurisdiction_id = 'demo' and ST_Intersects(p.geom, w.geom)
     order by ST_Area(ST_Intersection(p.geom, w.geom)) desc limit 1`,
  );
  const row = result.rows[0];
  if (row === undefined) throw new Conflict('The demonstration data has no parcel on a wetland.');
  return row;
}
