import type { Knex } from 'knex';
import { meanWidthFt, ROUNDING_FT } from './mean-width.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

/** A wetland cut along a line. Shapes are EWKB in hexadecimal, EPSG:2260, MultiPolygon. */
export interface SplitShape {
  /** the largest piece, with whatever parts of the wetland the line does not cut */
  kept: string;
  /** the other pieces, largest first */
  others: string[];
}

/**
 * @param geom  valid MultiPolygon as EWKB in hexadecimal
 * @param line  GeoJSON LineString in degrees
 * @returns the pieces; no others when the line does not cut the wetland in two. What lies between an edge and a line along
 *   it, thinner than rounding, is no piece
 */
export async function splitShape(trx: Knex.Transaction, geom: string, line: string): Promise<SplitShape> {
  const result = await trx.raw<{ rows: { geom: string; kept: boolean }[] }>(
    `with whole as materialized (select cast(:geom as geometry) as geom),
     drawn as (select ST_SetSRID(ST_Force2D(ST_GeomFromGeoJSON(:line)), cast(:geographic as int)) as line),
     cutter as materialized (
       select case when ST_Expand(ST_Transform(whole.geom, cast(:geographic as int)), 1) ~ drawn.line
         then ST_Transform(drawn.line, cast(:storage as int)) end as line
       from whole cross join drawn),
     part as materialized (
       select path[1] as part, d.geom from whole cross join lateral ST_Dump(whole.geom) as d),
     face as materialized (
       select part.part, f.geom
       from part cross join cutter
         cross join lateral ST_Dump(ST_Polygonize(array[hf_unite(ST_Collect(ST_Boundary(part.geom), cutter.line))])) as f
       where ST_Intersects(part.geom, cutter.line) and ST_Intersects(part.geom, ST_PointOnSurface(f.geom))
         and ${meanWidthFt('f.geom')} > ${ROUNDING_FT}),
     piece as materialized (
       select geom, row_number() over (order by ST_Area(geom) desc, ST_XMin(geom), ST_YMin(geom)) as place
       from face where part in (select part from face group by part having count(*) > 1)),
     uncut as (
       select geom from part where part not in (select part from face group by part having count(*) > 1))
     select ST_Multi(ST_ForcePolygonCCW(ST_Collect(k.geom)))::text as geom, true as kept
     from (select geom from piece where place = 1 union all select geom from uncut) as k
     union all
     select geom, false from (
       select ST_Multi(ST_ForcePolygonCCW(geom))::text as geom from piece where place > 1 order by place) as o`,
    { geom, line, geographic: GEOGRAPHIC_SRID, storage: STORAGE_SRID },
  );
  const kept = result.rows.find((row) => row.kept);
  if (kept === undefined) throw new Error('nothing is left of a wetland that was split');
  return { kept: kept.geom, others: result.rows.filter((row) => !row.kept).map((row) => row.geom) };
}

/**
 * @param geoms  valid MultiPolygons as EWKB in hexadecimal
 * @returns their union, in the same form
 */
export async function mergeShapes(trx: Knex.Transaction, geoms: readonly string[]): Promise<string> {
  const result = await trx.raw<{ rows: { geom: string }[] }>(
    `select ST_Multi(ST_CollectionExtract(hf_unite(ST_Collect(cast(value as geometry))), 3))::text as geom
     from unnest(cast(:geoms as text[])) as t (value)`,
    { geoms: [...geoms] },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the union of the wetlands came back empty');
  return row.geom;
}

/** What is left of a wetland when land is taken out of it. */
export interface CutShape {
  /** null: nothing */
  geom: string | null;
  /** grid square feet */
  cutSqFt: number;
}

/** @param hole  valid, as EWKB in hexadecimal, as is the wetland */
export async function cutShape(trx: Knex.Transaction, geom: string, hole: string): Promise<CutShape> {
  const result = await trx.raw<{ rows: CutShape[] }>(
    `with given as materialized (
       select cast(:geom as geometry) as whole,
         ST_CollectionExtract(hf_difference(cast(:geom as geometry), cast(:hole as geometry)), 3) as rest)
     select case when ST_IsEmpty(rest) then null else ST_Multi(rest)::text end as geom,
       ST_Area(whole) - ST_Area(rest) as "cutSqFt"
     from given`,
    { geom, hole },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the difference of the wetland came back empty');
  return row;
}
