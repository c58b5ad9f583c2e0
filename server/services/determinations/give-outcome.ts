import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type {
  Determination,
  DeterminationOutcome,
  LookedAt,
} from '../../../core/contracts/determinations.js';
import { localDateOf } from '../../../core/dates.js';
import { Conflict, InvalidInput } from '../../../core/errors.js';
import type { Ordinance } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { outcomesOf, termsOf, voteProblem } from '../../../core/rules/determinations.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import type { DeterminationRow } from '../../sql/determinations/read-determinations.js';
import { giveOutcome } from '../../sql/determinations/write-determinations.js';
import { findVersion, findVersionOn } from '../../sql/map-history/find-version.js';
import { determinationFrom } from './determination-from.js';
import { lockDetermination, type LockedDetermination } from './lock-determination.js';
import { readDetermination } from './read-determinations.js';

const refuse = (path: string, message: string): InvalidInput =>
  new InvalidInput(message, [{ path, message }]);

function requireOpen({ jurisdiction, ordinance, row }: LockedDetermination, revision: number): void {
  const conflict = {
    kind: 'edited-meanwhile',
    yourRevision: revision,
    current: determinationFrom(jurisdiction.id, row, ordinance),
  };
  if (row.outcome !== null) {
    throw new Conflict(
      `Determination ${row.number} was given on ${row.decidedOn ?? ''} and is not changed. Record a new one that supersedes it.`,
      { conflict },
    );
  }
  if (row.supersededBy !== null) {
    throw new Conflict(
      `Determination ${row.number} was superseded by ${row.supersededBy}. Answer that one.`,
      {
        conflict,
      },
    );
  }
  if (row.revision !== revision) {
    throw new Conflict(`Determination ${row.number} was changed meanwhile. Look at it again.`, { conflict });
  }
}

function requireOutcome(ordinance: Ordinance, row: DeterminationRow, given: DeterminationOutcome): void {
  const outcomes = outcomesOf(ordinance, row.kind);
  const outcome = outcomes.find(({ id }) => id === given.outcome);
  if (outcome === undefined) {
    const known = outcomes.map(({ id }) => id).join(', ');
    throw refuse('outcome', `"${given.outcome}" is no outcome of this. Choose exactly one of ${known}.`);
  }
  const terms = termsOf(ordinance, row.kind);
  const { votesFor = null, votesAgainst = null } = given;
  const problem = terms === null ? null : voteProblem(terms, outcome, { votesFor, votesAgainst });
  if (problem !== null) throw refuse(problem.path, problem.message);
}

function requireDays(row: DeterminationRow, { decidedOn, lookedAt }: DeterminationOutcome): void {
  const today = localDateOf(new Date());
  if (decidedOn < row.requestedOn) {
    throw refuse(
      'decidedOn',
      `It was asked for on ${row.requestedOn}; it cannot have been decided before, on ${decidedOn}.`,
    );
  }
  if (decidedOn > today)
    throw refuse('decidedOn', `${decidedOn} is after today, ${today}. Record it once it is given.`);
  if (lookedAt.siteVisitOn !== null && lookedAt.siteVisitOn > decidedOn) {
    throw refuse(
      'lookedAt.siteVisitOn',
      `A visit on ${lookedAt.siteVisitOn} is after ${decidedOn}, when it was decided, and cannot have been looked at.`,
    );
  }
}

async function withMapVersion(
  trx: Knex.Transaction,
  { jurisdiction: { id, name } }: LockedDetermination,
  { lookedAt, decidedOn }: DeterminationOutcome,
): Promise<LookedAt> {
  const { mapVersion: named, ...rest } = lookedAt;
  if (!lookedAt.map) return rest;
  const version =
    named === undefined ? await findVersionOn(trx, id, decidedOn) : await findVersion(trx, id, named);
  if (version === null) {
    throw named === undefined
      ? refuse('lookedAt.map', `${name} has no wetlands map here that could have been looked at.`)
      : refuse('lookedAt.mapVersion', `The wetlands map of ${name} has no version ${named}.`);
  }
  return { ...rest, mapVersion: version.number };
}

/**
 * Gives the one outcome of a determination, for good.
 * @param revision  that whoever gives it has seen
 * @returns the determination, with the periods that run from now on
 * @throws InvalidInput  for an outcome that the ordinance does not know, too few votes for it, or days that cannot be
 * @throws Conflict  when it has an outcome, was superseded, or was changed since
 */
export function giveDeterminationOutcome(
  knex: Knex,
  ordinances: OrdinanceBook,
  {
    jurisdictionId,
    number,
    revision,
    actor,
  }: { jurisdictionId: string; number: number; revision: number; actor: Actor },
  given: DeterminationOutcome,
): Promise<Determination> {
  return knex.transaction(async (trx) => {
    const locked = await lockDetermination(trx, ordinances, jurisdictionId, number);
    requireOpen(locked, revision);
    requireOutcome(locked.ordinance, locked.row, given);
    requireDays(locked.row, given);
    const lookedAt = await withMapVersion(trx, locked, given);
    await giveOutcome(trx, locked.row.key, { ...given, lookedAt });
    await recordActivity(trx, {
      jurisdictionId: locked.jurisdiction.id,
      actor,
      action: 'determination.given',
      subject: `determination ${number}`,
      details: { outcome: given.outcome, decidedOn: given.decidedOn, revision: revision + 1 },
    });
    return readDetermination(trx, ordinances, locked.jurisdiction.id, number);
  });
}
