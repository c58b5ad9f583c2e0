import type { Knex } from 'knex';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';

/** Tables of the layers; the layers for orientation share one. */
const TABLES: Readonly<Record<ImportLayerId, string>> = {
  municipality: 'municipality',
  wetlands: 'wetland',
  watercourses: 'watercourse',
  parcels: 'parcel',
  'impaired-waters': 'impaired_water',
  'hydric-soils': 'hydric_soil',
  roads: 'reference_feature',
  buildings: 'reference_feature',
  water: 'reference_feature',
};

function rowsOf(trx: Knex.Transaction, layer: ImportLayerId, jurisdictionId: string): Knex.QueryBuilder {
  const table = TABLES[layer];
  const rows = trx(table).where({ jurisdiction_id: jurisdictionId });
  if (table === 'reference_feature') return rows.andWhere({ layer });
  return layer === 'wetlands' || layer === 'watercourses' ? rows.whereNull('retired_version') : rows;
}

/** @returns how many features of a layer are there now */
export async function countRows(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  jurisdictionId: string,
): Promise<number> {
  const [row] = (await rowsOf(trx, layer, jurisdictionId).count('* as count')) as { count: string }[];
  return Number(row?.count ?? 0);
}

/** Deletes the features of a layer that has no versions. @returns how many there were */
export async function deleteRows(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  jurisdictionId: string,
): Promise<number> {
  return (await rowsOf(trx, layer, jurisdictionId).delete()) as number;
}

/**
 * Retires the current features of a layer of the wetlands map. They stay, and belong to the versions before.
 * @returns how many there were
 */
export async function retireRows(
  trx: Knex.Transaction,
  layer: 'wetlands' | 'watercourses',
  jurisdictionId: string,
  version: number,
): Promise<number> {
  return (await rowsOf(trx, layer, jurisdictionId).update({ retired_version: version })) as number;
}

/** @returns those of the ids that current features of the layer have already */
export async function findTakenIds(
  trx: Knex.Transaction,
  layer: 'wetlands' | 'watercourses',
  jurisdictionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = (await rowsOf(trx, layer, jurisdictionId).whereIn('id', ids).select('id')) as { id: string }[];
  return rows.map((row) => row.id);
}

/** @returns whether a current feature of the layer began with this very version */
export async function hasRowsOfVersion(
  trx: Knex.Transaction,
  layer: 'wetlands' | 'watercourses',
  jurisdictionId: string,
  version: number,
): Promise<boolean> {
  const row: unknown = await rowsOf(trx, layer, jurisdictionId)
    .where({ first_version: version })
    .first('key');
  return row !== undefined;
}
