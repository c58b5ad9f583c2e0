import type { Knex } from 'knex';
import { LOCAL_ZONE } from '../../../core/dates.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { ofVersion } from '../map/of-version.js';
import { LAYER_SOURCES, type LayerSource, type StoredLayer } from './layer-source.js';

/** Rows of a page at most, and vertices from which on it takes no further row. */
const ROWS = 500;
const VERTICES = 100_000;

/** Decimals of a degree: 4e-7 ft. Feet get the very double that is stored. */
const DEGREE_DECIMALS = 12;
const FEET_DECIMALS = 15;

/** Which rows of a layer are read. */
export interface LayerPage {
  jurisdictionId: string;
  /** of the wetlands map, for the layers that are of it */
  mapVersion: number;
  /** key of the last row of the page before; 0 for the first */
  after: string;
  srid: typeof STORAGE_SRID | typeof GEOGRAPHIC_SRID;
}

/** A row of a layer. */
export interface LayerRow {
  key: string;
  values: Record<string, string | number | null>;
  /** GeoJSON */
  geometry: unknown;
}

// What every row says of its age: the version it came with, or the day it was loaded.
function age({ versioned }: LayerSource): { name: string; expression: string; join: string } {
  return versioned
    ? {
        name: 'SINCE',
        expression: `to_char(v.since, 'YYYY-MM-DD')`,
        join: `left join map_version v on v.jurisdiction_id = f.jurisdiction_id and v.number = f.first_version`,
      }
    : {
        name: 'LOADED',
        expression: `to_char(i.created_at at time zone '${LOCAL_ZONE}', 'YYYY-MM-DD')`,
        join: 'left join import_run i on i.id = f.import_id',
      };
}

function statement(source: LayerSource, srid: LayerPage['srid']): string {
  const { name, expression, join } = age(source);
  const columns = Object.entries({ ...source.columns, [name]: expression });
  const geometry =
    srid === STORAGE_SRID
      ? `ST_AsGeoJSON(f.geom, ${FEET_DECIMALS}, 0)`
      : `ST_AsGeoJSON(ST_Transform(f.geom, ${GEOGRAPHIC_SRID}), ${DEGREE_DECIMALS}, 0)`;
  const conditions = [
    'f.jurisdiction_id = :jurisdictionId',
    'f.key > cast(:after as bigint)',
    ...(source.versioned ? [ofVersion('f')] : []),
    ...(source.where === undefined ? [] : [source.where]),
  ];
  return `with page as materialized (
       select f.* from ${source.table} f where ${conditions.join(' and ')} order by f.key limit ${ROWS}),
     sized as (
       select page.*, sum(ST_NPoints(page.geom)) over (order by page.key) - ST_NPoints(page.geom) as vertices_before
       from page)
     select cast(f.key as text) as key,
       json_build_object(${columns.map(([column, sql]) => `'${column}', ${sql}`).join(', ')}) as values,
       cast(${geometry} as json) as geometry
     from sized f ${join} where f.vertices_before < ${VERTICES} order by f.key`;
}

/**
 * A page of a layer, by keyset: rows that come or go meanwhile move none across its border.
 * @returns rows in the order of their keys; none after the last
 */
export async function readLayerRows(
  knex: Knex | Knex.Transaction,
  layer: StoredLayer,
  { jurisdictionId, mapVersion, after, srid }: LayerPage,
): Promise<LayerRow[]> {
  const source = LAYER_SOURCES[layer];
  const result = await knex.raw<{ rows: LayerRow[] }>(statement(source, srid), {
    jurisdictionId,
    after,
    ...(source.versioned ? { mapVersion } : {}),
  });
  return result.rows;
}
