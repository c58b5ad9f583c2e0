import type { Knex } from 'knex';
import type { Adoption, Amendment } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import { applyChanges } from '../../sql/amendments/apply-changes.js';
import type { LockedAmendment } from '../../sql/amendments/lock-amendment.js';
import { markAdopted } from '../../sql/amendments/update-amendment.js';
import type { LockedJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { makeMapVersion } from '../../sql/imports/make-map-version.js';
import type { AskedAct } from './decide-amendment.js';
import { editWithMap } from './edit-amendment.js';
import { requireUnchangedMap } from './map-changed.js';
import { requireFit } from './validate-amendment.js';

/**
 * Adopts a proposed amendment: the next version of the map begins on the day it takes effect. Everything happens in one
 * transaction, under the lock that imports take as well.
 * @throws Conflict  when it is not proposed, was changed since the revision, the map was changed under it, it is not fit,
 *   or would take effect before the newest version
 */
export async function adoptAmendment(knex: Knex, asked: AskedAct, adoption: Adoption): Promise<Amendment> {
  const { amendment } = await editWithMap(
    knex,
    { ...asked, from: ['proposed'], action: 'amendment.adopted' },
    async (trx, open, jurisdiction) => {
      refuseEarlyEffect(jurisdiction, adoption);
      await requireUnchangedMap(trx, open, jurisdiction.mapVersion);
      await requireFit(trx, open, 'be adopted');
      const version = await makeVersion(trx, open, jurisdiction, adoption);
      const { effectiveOn, reference } = adoption;
      return { result: version, details: { version, effectiveOn, reference } };
    },
  );
  return amendment;
}

function refuseEarlyEffect(
  { name, mapVersion, mapSince }: LockedJurisdiction,
  { effectiveOn }: Adoption,
): void {
  if (mapSince === null || effectiveOn >= mapSince) return;
  throw new Conflict(
    `Map version ${mapVersion} of ${name} holds from ${mapSince}; the next cannot take effect before it, on ${effectiveOn}. ` +
      `Choose ${mapSince} or a later day.`,
  );
}

async function makeVersion(
  trx: Knex.Transaction,
  amendment: LockedAmendment,
  jurisdiction: LockedJurisdiction,
  adoption: Adoption,
): Promise<number> {
  const version = jurisdiction.mapVersion + 1;
  await makeMapVersion(trx, {
    jurisdictionId: jurisdiction.id,
    number: version,
    since: adoption.effectiveOn,
    note: `${amendment.title} (${adoption.reference})`,
  });
  await applyChanges(trx, amendment.key, version);
  await markAdopted(trx, amendment.key, { version, ...adoption });
  return version;
}
