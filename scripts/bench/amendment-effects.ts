import type { Knex } from 'knex';
import { screeningRequestSchema } from '../../core/contracts/screening.js';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { screenAndKeep } from '../../server/services/screen-proposal.js';

/** A municipality of so many parcels with a draft that reshapes one of its wetlands. */
export interface BenchTown {
  jurisdiction: string;
  amendment: number;
  /** that the draft reshapes, by its id */
  wetland: string;
}

/** How far the wetland is moved out by the draft, in feet. */
const MOVED_OUT_FT = 15;

/** A lot is so many feet wide and deep. */
const LOT_FT = 100;

/** The wetland of the demonstration that the draft reshapes: 3.6 acres with 158 vertices. */
const WETLAND = 'W-20';

/**
 * Makes a municipality with the wetlands and the outline of the demonstration, a square of lots around one of the
 * wetlands, and a draft that moves its outline. More lots make the square larger and its middle no other.
 * @param lots  a square number
 */
export async function makeBenchTown(knex: Knex, lots: number): Promise<BenchTown> {
  const jurisdiction = `town-of-${lots}`;
  const side = Math.round(Math.sqrt(lots));
  await knex.transaction(async (trx) => {
    await trx.raw(
      `insert into jurisdiction (id, name, ordinance_id, invented) values (:jurisdiction, :jurisdiction, 'mamaroneck', true)`,
      { jurisdiction },
    );
    await trx.raw(
      `insert into map_version (jurisdiction_id, number, since, note) values (:jurisdiction, 1, date '2024-01-01', 'bench')`,
      { jurisdiction },
    );
    await trx.raw(
      `insert into wetland (jurisdiction_id, first_version, id, name, kind, local_importance, degraded, accuracy_ft, source,
         geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
       select :jurisdiction, 1, id, name, kind, local_importance, degraded, accuracy_ft, source, geom, grid_scale,
         area_sqft, grid_area_sqft, perimeter_ft
       from wetland where jurisdiction_id = 'demo' and first_version = 1`,
      { jurisdiction },
    );
    await trx.raw(
      `insert into municipality (jurisdiction_id, name, role, geom)
       select :jurisdiction, name, role, geom from municipality where jurisdiction_id = 'demo' and role = 'own'`,
      { jurisdiction },
    );
    await trx.raw(
      `insert into parcel (jurisdiction_id, tax_map_number, address, geom, area_sqft)
       select :jurisdiction, column_number || '-' || row_number, row_number || ' Bench Street', ST_Multi(lot), ST_Area(lot)
       from (select ST_Centroid(geom) as middle from wetland where jurisdiction_id = :jurisdiction and id = :wetland) as place,
         generate_series(1, cast(:side as int)) as column_number, generate_series(1, cast(:side as int)) as row_number
         cross join lateral (select
           ST_X(middle) + (column_number - cast(:side as int) / 2.0) * cast(:lotFt as float8) as x,
           ST_Y(middle) + (row_number - cast(:side as int) / 2.0) * cast(:lotFt as float8) as y) as corner
         cross join lateral (select ST_MakeEnvelope(x, y, x + cast(:lotFt as float8), y + cast(:lotFt as float8),
           ST_SRID(middle)) as lot) as shape`,
      { jurisdiction, wetland: WETLAND, side, lotFt: LOT_FT },
    );
    const draft = await trx.raw<{ rows: { key: string }[] }>(
      `insert into amendment (jurisdiction_id, number, title, base_version) values (:jurisdiction, 1, 'Bench', 1)
       returning key::text as key`,
      { jurisdiction },
    );
    await trx.raw(
      `insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, name, kind, local_importance,
         degraded, accuracy_ft, source, geom)
       select cast(:key as bigint), 1, 'reshape', id, key, name, kind, local_importance, degraded, accuracy_ft, source,
         ST_Multi(ST_Buffer(geom, cast(:movedOutFt as float8), 'quad_segs=4'))
       from wetland where jurisdiction_id = :jurisdiction and id = :wetland`,
      { key: draft.rows[0]?.key ?? '', jurisdiction, wetland: WETLAND, movedOutFt: MOVED_OUT_FT },
    );
  });
  return { jurisdiction, amendment: 1, wetland: WETLAND };
}

/** Keeps answers about a house of 50 vertices at the edge of the wetland, each a little further along. */
export async function keepBenchScreenings(knex: Knex, town: BenchTown, count: number): Promise<void> {
  const houses = await knex.raw<{ rows: { geojson: string }[] }>(
    `select ST_AsGeoJSON(ST_Transform(ST_Buffer(ST_LineInterpolatePoint(ST_ExteriorRing(ST_GeometryN(geom, 1)),
       step / cast(:count as float8)), 40, 'quad_segs=12'), 4269), 12) as geojson
     from wetland, generate_series(1, cast(:count as int)) as step
     where jurisdiction_id = :jurisdiction and id = :wetland and retired_version is null order by step`,
    { jurisdiction: town.jurisdiction, wetland: town.wetland, count },
  );
  for (const { geojson } of houses.rows) {
    const feature = {
      type: 'Feature',
      properties: { role: 'disturbance' },
      geometry: JSON.parse(geojson) as unknown,
    };
    const request = screeningRequestSchema.parse({ jurisdiction: town.jurisdiction, features: [feature] });
    await screenAndKeep(knex, BUILT_IN_ORDINANCES, request);
  }
}
