import type { Knex } from 'knex';
import type { ParcelRow } from '../../../core/contracts/parcel-batches.js';

/** Writes what was found of the parcels of a slice, in one statement. */
export async function insertResults(
  trx: Knex.Transaction,
  batchId: string,
  rows: readonly ParcelRow[],
): Promise<void> {
  const flat = rows.map(({ rules, ...row }) => ({
    ...row,
    rules: rules.map(({ rule }) => rule),
    doubtfulRules: rules.filter(({ certain }) => !certain).map(({ rule }) => rule),
  }));
  await trx.raw(
    `insert into parcel_result (batch_id, parcel_key, tax_map_number, address, parcel_sqft, in_wetland_sqft,
       in_watercourse_sqft, in_adjacent_sqft, nearest_wetland_ft, standing, certain, rules, doubtful_rules, reason)
     select cast(:batchId as uuid), r.parcel, r."taxMapNumber", r.address, r."parcelSqFt", r."inWetlandSqFt",
       r."inWatercourseSqFt", r."inAdjacentSqFt", r."nearestWetlandFt", r.standing, r.certain, r.rules,
       r."doubtfulRules", r.reason
     from jsonb_to_recordset(cast(:rowsJson as jsonb)) as r (parcel bigint, "taxMapNumber" text, address text,
       "parcelSqFt" float8, "inWetlandSqFt" float8, "inWatercourseSqFt" float8, "inAdjacentSqFt" float8,
       "nearestWetlandFt" float8, standing text, certain boolean, rules text[], "doubtfulRules" text[], reason text)`,
    { batchId, rowsJson: JSON.stringify(flat) },
  );
}
