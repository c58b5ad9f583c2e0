import type { Knex } from 'knex';
import type { Polygon } from 'geojson';
import { screeningRequestSchema, type ScreeningRequest } from '../../core/contracts/screening.js';
import { Conflict } from '../../core/errors.js';
import { DATA_SETS } from './data-sets/data-set.js';
import { sharedLand } from './data-sets/seeded-sql.js';

/** A proposal as it is sent to the service, and its shapes for the bare statement. */
export interface BenchProposal {
  request: ScreeningRequest;
  geojson: string[];
}

/** A parcel as the service knows it, and its shape for the bare statement. */
export interface BenchParcel {
  id: string;
  geojson: string;
}

/**
 * Freshwater wetlands of half an acre to four, on the land that is the same in each data set, as a common table expression
 * `ordinary`.
 */
const ORDINARY_WETLANDS = `ordinary as (
  select id, geom, row_number() over (order by md5(id)) as place from wetland
  where jurisdiction_id = :jurisdiction and retired_version is null and kind = 'freshwater' and id like 'W-1-%'
    and area_sqft between 22000 and 175000 and ST_Contains(${sharedLand(DATA_SETS.village)}, geom)
  order by place limit cast(:count as int))`;

/** Five rounded disturbances of 40 corners each around the edge of a wetland: a road, a house, a lawn. */
export async function benchProposals(
  knex: Knex,
  jurisdiction: string,
  count: number,
): Promise<BenchProposal[]> {
  const result = await knex.raw<{ rows: { geojson: string[] }[] }>(
    `with ${ORDINARY_WETLANDS}
     select array(select ST_AsGeoJSON(ST_Transform(ST_Buffer(
       ST_LineInterpolatePoint(ST_ExteriorRing(ST_GeometryN(geom, 1)), step / 8.0), 30 + 25 * step, 'quad_segs=10'), 4269), 12)
       from generate_series(1, 5) as step order by step) as geojson
     from ordinary order by place`,
    { jurisdiction, count },
  );
  return found(result.rows).map(({ geojson }) => {
    const features = geojson.map((text) => ({
      type: 'Feature',
      properties: { role: 'disturbance' },
      geometry: JSON.parse(text) as Polygon,
    }));
    return { request: screeningRequestSchema.parse({ jurisdiction, features }), geojson };
  });
}

/** Parcels of which a share lies in a wetland or beside it: of each ordinary wetland the one that has most of its edge. */
export async function benchParcels(knex: Knex, jurisdiction: string, count: number): Promise<BenchParcel[]> {
  const result = await knex.raw<{ rows: BenchParcel[] }>(
    `with ${ORDINARY_WETLANDS}
     select p.id, ST_AsGeoJSON(ST_Transform(p.geom, 4269), 12) as geojson
     from ordinary cross join lateral (
       select p.key::text as id, p.geom from parcel p
       where p.jurisdiction_id = :jurisdiction and ST_Intersects(p.geom, ordinary.geom)
       order by ST_Length(ST_Intersection(p.geom, ST_Boundary(ordinary.geom))) desc, p.tax_map_number limit 1) as p
     order by place`,
    { jurisdiction, count },
  );
  return found(result.rows);
}

function found<T>(rows: T[]): T[] {
  if (rows.length === 0) throw new Conflict('The data set has nothing of the size that is asked about.');
  return rows;
}
