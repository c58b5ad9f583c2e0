import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { Determination, NewDetermination } from '../../../core/contracts/determinations.js';
import { localDateOf } from '../../../core/dates.js';
import { Conflict, InvalidInput } from '../../../core/errors.js';
import type { Ordinance } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { kindsOf } from '../../../core/rules/determinations.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { findDetermination } from '../../sql/determinations/read-determinations.js';
import { insertDetermination } from '../../sql/determinations/write-determinations.js';
import { lockJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { ordinanceOf } from '../ordinance-of.js';
import { readDrawing } from '../read-drawing.js';
import { readDetermination } from './read-determinations.js';

/** No period can be counted from a day before this one. */
const COUNTED_FROM = '1900-01-01';

const refuse = (path: string, message: string): InvalidInput =>
  new InvalidInput(message, [{ path, message }]);

function requireFit(ordinance: Ordinance, { kind, requestedOn }: NewDetermination): void {
  const kinds = kindsOf(ordinance).map((known) => known.kind);
  if (!kinds.includes(kind)) {
    const message = `${ordinance.shortName} provides for no ${kind}. Record it as one of ${kinds.join(', ')}.`;
    throw refuse('kind', message);
  }
  const today = localDateOf(new Date());
  if (requestedOn > today) {
    throw refuse('requestedOn', `The request came in on ${requestedOn}, which is after today, ${today}.`);
  }
  const first = kind === 'note' ? COUNTED_FROM : ordinance.textHeldFrom;
  if (requestedOn < first) {
    const instead = kind === 'note' ? '' : ' Record an older one as a note.';
    throw refuse(
      'requestedOn',
      `A ${kind} can be recorded for requests from ${first} on, and not of ${requestedOn}.${instead}`,
    );
  }
}

async function keyToSupersede(
  trx: Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<string> {
  const earlier = await findDetermination(trx, jurisdictionId, number);
  if (earlier === null) throw refuse('supersedes', `There is no determination ${number} to supersede.`);
  if (earlier.supersededBy !== null) {
    throw new Conflict(
      `Determination ${number} was superseded by ${earlier.supersededBy} already. Supersede that one.`,
    );
  }
  return earlier.key;
}

/**
 * Records a request, as it came in, together with the map version that holds today.
 * @returns the determination, which waits for its outcome
 * @throws InvalidInput  for a kind that the ordinance does not provide for, or a day that cannot be
 * @throws InvalidGeometry  for land that cannot be measured as drawn
 * @throws Conflict  when the one that it supersedes was superseded before
 */
export function requestDetermination(
  knex: Knex,
  ordinances: OrdinanceBook,
  { jurisdictionId, actor }: { jurisdictionId: string; actor: Actor },
  asked: NewDetermination,
): Promise<Determination> {
  return knex.transaction(async (trx) => {
    const { id } = await lockJurisdiction(trx, jurisdictionId);
    const jurisdiction = await findJurisdiction(trx, id);
    requireFit(ordinanceOf(ordinances, jurisdiction, undefined), asked);
    const { kind, requestedOn, requestedBy, about, taxMapNumber, geometry, supersedes } = asked;
    const land =
      geometry == null
        ? null
        : await readDrawing(
            trx,
            jurisdiction,
            [{ type: 'Feature', properties: { role: 'disturbance' }, geometry }],
            false,
          );
    const number = await insertDetermination(trx, {
      jurisdictionId: id,
      kind,
      requestedOn,
      requestedBy,
      about,
      taxMapNumber: taxMapNumber ?? null,
      geom: land?.shapes[0]?.geom ?? null,
      mapVersion: jurisdiction.mapVersion,
      supersedesKey: supersedes === undefined ? null : await keyToSupersede(trx, id, supersedes),
      accountId: actor.accountId,
    });
    await recordActivity(trx, {
      jurisdictionId: id,
      actor,
      action: 'determination.requested',
      subject: `determination ${number}`,
      details: { kind, requestedOn, ...(supersedes === undefined ? {} : { supersedes }) },
    });
    return readDetermination(trx, ordinances, id, number);
  });
}
