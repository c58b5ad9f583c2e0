import type { Knex } from 'knex';
import type { Edges } from '../../../core/contracts/map-history.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import type { PlaneBox } from '../controlled-area/project-box.js';
import { ofVersion } from '../map/of-version.js';

type EdgeFeature = Edges['features'][number];

/** Where outlines are looked for. */
export interface EdgePlace {
  jurisdictionId: string;
  /** version of the wetlands map */
  mapVersion: number;
  /** EPSG:2260 */
  box: PlaneBox;
}

const FOUND = `
box as materialized (
  select ST_MakeEnvelope(cast(:xMin as float8), cast(:yMin as float8), cast(:xMax as float8), cast(:yMax as float8),
    ${STORAGE_SRID}) as geom),
found as materialized (
  select 'wetlands' as layer, w.id, w.geom from wetland w cross join box
    where w.jurisdiction_id = :jurisdictionId and w.geom && box.geom and ${ofVersion('w')}
  union all
  select 'watercourses', w.id, w.geom from watercourse w cross join box
    where w.jurisdiction_id = :jurisdictionId and w.geom && box.geom and ${ofVersion('w')}
  union all
  select 'parcels', p.key::text, p.geom from parcel p cross join box
    where p.jurisdiction_id = :jurisdictionId and p.geom && box.geom
  union all
  select 'municipality', m.key::text, m.geom from municipality m cross join box
    where m.jurisdiction_id = :jurisdictionId and m.role = 'own' and m.geom && box.geom)`;

const bindings = ({ jurisdictionId, mapVersion, box }: EdgePlace) => ({
  jurisdictionId,
  mapVersion,
  xMin: box.xMin,
  yMin: box.yMin,
  xMax: box.xMax,
  yMax: box.yMax,
});

/** @returns how many features have an outline that may reach the box, and how many vertices those have */
export async function countEdges(
  knex: Knex | Knex.Transaction,
  place: EdgePlace,
): Promise<{ features: number; vertices: number }> {
  const result = await knex.raw<{ rows: { features: number; vertices: number }[] }>(
    `with ${FOUND}
     select count(*)::float8 as features, coalesce(sum(ST_NPoints(geom)), 0)::float8 as vertices from found`,
    bindings(place),
  );
  return result.rows[0] ?? { features: 0, vertices: 0 };
}

/**
 * Outlines near a place, to snap to. Only segments that reach into the box are taken, each whole, so that every vertex is
 * one of the map and none is made by the box.
 * @returns a feature for each that has one, lines in degrees (NAD83) with twelve decimals
 */
export async function readEdges(knex: Knex | Knex.Transaction, place: EdgePlace): Promise<EdgeFeature[]> {
  const result = await knex.raw<{
    rows: (EdgeFeature['properties'] & { geometry: EdgeFeature['geometry'] })[];
  }>(
    `with ${FOUND},
     line as (
       select layer, id, case when ST_Dimension(geom) = 2 then ST_Boundary(geom) else geom end as geom from found),
     near as (
       select line.layer, line.id, ST_LineMerge(ST_Collect(segment.geom)) as geom
       from line cross join box cross join lateral ST_DumpSegments(line.geom) as segment
       where segment.geom && box.geom and ST_Intersects(segment.geom, box.geom)
       group by line.layer, line.id)
     select layer, id, cast(ST_AsGeoJSON(ST_Multi(ST_Transform(geom, ${GEOGRAPHIC_SRID})), 12, 0) as json) as geometry
     from near order by layer, id`,
    bindings(place),
  );
  return result.rows.map(({ layer, id, geometry }) => ({
    type: 'Feature',
    properties: { layer, id },
    geometry,
  }));
}
