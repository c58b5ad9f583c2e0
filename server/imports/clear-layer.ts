import type { Knex } from 'knex';
import { Conflict } from '../../core/errors.js';
import type { LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { countRows, deleteRows, hasRowsOfVersion, retireRows } from '../sql/imports/layer-rows.js';
import type { ImportTally } from './import-tally.js';
import type { ParsedImportRequest } from './import-request.js';

/**
 * Makes room for the features of a replacing import: rows of the wetlands map are retired by its version, others
 * deleted. Without `replace` everything stays, and the report says what was there.
 * @param version  of the map; null for layers that have none
 * @returns how many features were taken off the map
 */
export async function clearLayer(
  trx: Knex.Transaction,
  jurisdiction: LockedJurisdiction,
  request: ParsedImportRequest,
  version: number | null,
  tally: ImportTally,
): Promise<number> {
  const { layer } = request;
  if (!request.replace) {
    const there = await countRows(trx, layer, jurisdiction.id);
    if (there > 0) {
      tally.remark(
        `${there.toLocaleString('en-US')} features of this layer were there before and stay (--replace replaces them).`,
      );
    }
    return 0;
  }
  if (layer !== 'wetlands' && layer !== 'watercourses') return deleteRows(trx, layer, jurisdiction.id);
  if (version === null) throw new Error(`${layer} are imported with a map version`);
  if (await hasRowsOfVersion(trx, layer, jurisdiction.id, version)) {
    throw new Conflict(
      `Map version ${version} already has ${layer} of its own; they cannot be replaced within it.`,
    );
  }
  return retireRows(trx, layer, jurisdiction.id, version);
}
