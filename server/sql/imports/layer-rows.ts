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

/** Columns that layers have in common, and those by which they are told apart here. */
interface LayerRow {
  key: string;
  jurisdiction_id: string;
  /** of features for orientation */
  layer: string;
  /** of wetlands and watercourses, as are the versions */
  id: string;
  first_version: number;
  retired_version: number | null;
}

type VersionedLayer = 'wetlands' | 'watercourses';

function rowsOf(trx: Knex.Transaction, layer: ImportLayerId, jurisdictionId: string) {
  const table = TABLES[layer];
  const rows = trx<LayerRow>(table).where({ jurisdiction_id: jurisdictionId });
  if (table === 'reference_feature') return rows.andWhere({ layer });
  return layer === 'wetlands' || layer === 'watercourses' ? rows.whereNull('retired_version') : rows;
}

/** @returns how many features of a layer are there now */
export async function countRows(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  jurisdictionId: string,
): Promise<number> {
  const row = await rowsOf(trx, layer, jurisdictionId).count({ count: '*' }).first<{ count: string }>();
  return Number(row.count);
}

/** Deletes the features of a layer that has no versions. @returns how many there were */
export function deleteRows(
  trx: Knex.Transaction,
  layer: ImportLayerId,
  jurisdictionId: string,
): Promise<number> {
  return rowsOf(trx, layer, jurisdictionId).delete();
}

/**
 * Retires the current features of a layer of the wetlands map. They stay, and belong to the versions before.
 * @returns how many there were
 */
export function retireRows(
  trx: Knex.Transaction,
  layer: VersionedLayer,
  jurisdictionId: string,
  version: number,
): Promise<number> {
  return rowsOf(trx, layer, jurisdictionId).update({ retired_version: version });
}

/** @returns those of the ids that current features of the layer have already */
export async function findTakenIds(
  trx: Knex.Transaction,
  layer: VersionedLayer,
  jurisdictionId: string,
  ids: readonly string[],
): Promise<string[]> {
  return rowsOf(trx, layer, jurisdictionId).whereIn('id', ids).pluck('id');
}

/** @returns whether a current feature of the layer began with this very version */
export async function hasRowsOfVersion(
  trx: Knex.Transaction,
  layer: VersionedLayer,
  jurisdictionId: string,
  version: number,
): Promise<boolean> {
  const keys = await rowsOf(trx, layer, jurisdictionId)
    .where({ first_version: version })
    .limit(1)
    .pluck('key');
  return keys.length > 0;
}
