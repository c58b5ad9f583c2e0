import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { NewParcelBatch, ParcelBatch } from '../../../core/contracts/parcel-batches.js';
import { Conflict } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { readNewestImport } from '../../sql/layers/read-newest-import.js';
import { insertBatch } from '../../sql/parcel-batches/batch-rows.js';
import { countParcels } from '../../sql/parcel-batches/count-parcels.js';
import { inOneSnapshot } from '../in-one-snapshot.js';
import { LISTED_BEYOND_FT } from '../measure-subject.js';
import { measuringContext } from '../measuring-context.js';
import { METHOD_ID } from '../screening-answer.js';
import { readBatch } from './read-batches.js';

/**
 * Records that every parcel of a municipality is to be screened, and under which terms. The work is a runner's.
 * @returns the batch, waiting
 * @throws NotFound  for an unknown municipality
 * @throws InvalidInput  for an unknown ordinance, or a day before its text
 * @throws Conflict  when no parcels are loaded, or another batch of the municipality is at work
 */
export async function startBatch(
  knex: Knex,
  ordinances: OrdinanceBook,
  place: string,
  asked: NewParcelBatch,
  actor: Actor,
): Promise<ParcelBatch> {
  const id = await inOneSnapshot(knex, async (trx) => {
    const context = await measuringContext(trx, ordinances, { ...asked, jurisdiction: place });
    const { jurisdiction, ordinance, on, askedOn } = context;
    const { mapVersion, settings } = jurisdiction;
    const total = await countParcels(trx, jurisdiction.id);
    if (total === 0) {
      throw new Conflict(`No parcels of ${jurisdiction.name} are loaded. Load them first.`);
    }
    const { bufferFt } = selectionFor(ordinance, settings, on);
    const started = await insertBatch(trx, {
      jurisdictionId: jurisdiction.id,
      ordinanceId: ordinance.id,
      on,
      askedOn,
      mapVersion,
      method: METHOD_ID,
      settings,
      newestImport: await readNewestImport(trx, jurisdiction.id),
      searchedFt: (bufferFt ?? 0) + LISTED_BEYOND_FT,
      accountId: actor.accountId,
      by: actor.name,
      total,
    });
    if (started === null) {
      throw new Conflict(
        `All parcels of ${jurisdiction.name} are being screened already. Wait until that is done, or cancel it.`,
      );
    }
    await recordActivity(trx, {
      jurisdictionId: jurisdiction.id,
      actor,
      action: 'parcel-batch.started',
      subject: `screening of all parcels ${started}`,
      details: { ordinance: ordinance.id, on, mapVersion, parcels: total },
    });
    return started;
  });
  return readBatch(knex, place, id);
}
