import type { Knex } from 'knex';
import type { LayerState } from '../../../core/measurements.js';

/**
 * Whether a layer has a row of the municipality. Sorted, so that the row is looked for by the index that begins with the
 * municipality: by itself a planner may read a table of all municipalities until it comes by the first of this one.
 */
const someRow = (table: string, jurisdiction: string, sorted: string, more = ''): string =>
  `coalesce((select true from ${table} where ${table}.jurisdiction_id = ${jurisdiction} ${more} order by ${table}.${sorted} limit 1), false)`;

/**
 * @param jurisdiction  SQL of the municipality's id
 * @param version  SQL of the version of its wetlands map
 * @returns the columns of a `LayerState`
 */
export function layerStateColumns(jurisdiction: string, version: string): string {
  const begun = (table: string): string => `and ${table}.first_version <= ${version}`;
  return `
    ${someRow('wetland', jurisdiction, 'first_version', begun('wetland'))} as wetlands,
    ${someRow('watercourse', jurisdiction, 'first_version', begun('watercourse'))} as watercourses,
    ${someRow('parcel', jurisdiction, 'tax_map_number')} as parcels,
    exists (select from municipality where municipality.jurisdiction_id = ${jurisdiction} and role = 'own') as municipality,
    ${someRow('impaired_water', jurisdiction, 'key')} as "impairedWaters",
    ${someRow('hydric_soil', jurisdiction, 'key')} as "hydricSoils"`;
}

/**
 * @param mapVersion  of the municipality's wetlands map
 * @returns which layers of the municipality have at least one feature; an empty one counts as not loaded. Wetlands and
 *   watercourses are loaded from their first version on: a map from which all were retired says that there are none
 */
export async function readLayerState(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
): Promise<LayerState> {
  const result = await knex.raw<{ rows: LayerState[] }>(
    `select ${layerStateColumns(':jurisdictionId', 'cast(:mapVersion as int)')}`,
    { jurisdictionId, mapVersion },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the state of the layers came back empty');
  return row;
}
