import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import { Conflict } from '../../../core/errors.js';
import { applyChanges } from '../../sql/amendments/apply-changes.js';
import { noSuchAmendment } from '../../sql/amendments/lock-amendment.js';
import { readHead, type AmendmentHead } from '../../sql/amendments/read-heads.js';
import { findObstacles } from '../../sql/effects/find-obstacles.js';
import { lockJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { makeMapVersion } from '../../sql/imports/make-map-version.js';
import { inOneSnapshot } from '../in-one-snapshot.js';
import { rolledBack } from '../rolled-back.js';

/** An amendment and the two versions of the map between which it stands. */
export interface ComparedMaps {
  amendment: AmendmentHead;
  /** version without the amendment; 0: there is no map yet */
  before: number;
  /** version with it, which is there until the transaction ends unless the amendment is adopted */
  after: number;
}

const later = (a: CalendarDate, b: CalendarDate | null): CalendarDate => (b !== null && b > a ? b : a);

const NAMED = 5;

async function requireApplicable(
  trx: Knex.Transaction,
  amendment: AmendmentHead,
  version: number,
): Promise<void> {
  const obstacles = await findObstacles(trx, amendment.key);
  if (obstacles.length === 0) return;
  const named = (kinds: readonly string[]): string[] =>
    obstacles.filter(({ kind }) => kinds.includes(kind)).map(({ wetland }) => wetland);
  const invalid = named(['invalid-shape']);
  const changed = named(['retired', 'id-taken']);
  const list = (ids: string[]): string =>
    ids.length > NAMED ? `${ids.slice(0, NAMED).join(', ')} and ${ids.length - NAMED} more` : ids.join(', ');
  if (changed.length === 0) {
    throw new Conflict(
      `What amendment ${amendment.number} would change cannot be measured: the outline of ${list(invalid)} crosses itself. Mend it first.`,
    );
  }
  const next =
    amendment.state === 'withdrawn'
      ? 'The amendment was withdrawn, so it stays as it is.'
      : 'Carry the amendment over to the newest version first.';
  throw new Conflict(
    `What amendment ${amendment.number} would change cannot be told: version ${version} of the map shows ${list(changed)} otherwise than the amendment began from. ${next}`,
  );
}

/**
 * Lets both maps be seen at once: that of now, and that which adoption brings, made by what adoption does and taken back
 * afterwards. While it lasts nobody else makes a version of this municipality's map. An adopted amendment is seen on the
 * versions before and after it, and nothing is made.
 * @returns what the work returns
 * @throws NotFound  when the municipality has no such amendment
 * @throws Conflict  when the newest map does not take its changes
 */
export async function onBothMaps<T>(
  knex: Knex,
  jurisdictionId: string,
  number: number,
  work: (trx: Knex.Transaction, maps: ComparedMaps) => Promise<T>,
): Promise<T> {
  const found = await readHead(knex, jurisdictionId, number);
  if (found === undefined) throw noSuchAmendment(jurisdictionId, number);
  const adopted = found.adoptedVersion;
  if (adopted !== null) {
    return inOneSnapshot(knex, (trx) => work(trx, { amendment: found, before: adopted - 1, after: adopted }));
  }
  return rolledBack(knex, async (trx) => {
    const { mapVersion, mapSince } = await lockJurisdiction(trx, jurisdictionId);
    const amendment = await readHead(trx, jurisdictionId, number);
    if (amendment === undefined) throw noSuchAmendment(jurisdictionId, number);
    if (amendment.adoptedVersion !== null) {
      const after = amendment.adoptedVersion;
      return work(trx, { amendment, before: after - 1, after });
    }
    await requireApplicable(trx, amendment, mapVersion);
    const after = mapVersion + 1;
    const since = later(localDateOf(new Date()), mapSince);
    await makeMapVersion(trx, { jurisdictionId, number: after, since, note: 'to see what would change' });
    await applyChanges(trx, amendment.key, after);
    return work(trx, { amendment, before: mapVersion, after });
  });
}
