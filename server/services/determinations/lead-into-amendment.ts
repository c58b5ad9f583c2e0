import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { Operation } from '../../../core/contracts/amendments.js';
import type { Determination } from '../../../core/contracts/determinations.js';
import { Conflict } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { outcomesOf, termsOf } from '../../../core/rules/determinations.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { linkAmendment } from '../../sql/determinations/write-determinations.js';
import { changeDraft } from '../amendments/change-draft.js';
import { startAmendment } from '../amendments/start-amendment.js';
import { lockDetermination, type LockedDetermination } from './lock-determination.js';
import { readDetermination } from './read-determinations.js';

const MOST_LETTERS = 200;

function requireLeading({ row, ordinance }: LockedDetermination): void {
  if (row.amendment !== null && row.amendmentState !== 'withdrawn') {
    throw new Conflict(
      `Determination ${row.number} led into amendment ${row.amendment} already. Go on with that one.`,
    );
  }
  if (row.outcome === null) {
    throw new Conflict(`Determination ${row.number} has no outcome yet that an amendment could follow from.`);
  }
  if (row.supersededBy !== null) {
    throw new Conflict(
      `Determination ${row.number} was superseded by ${row.supersededBy}. Go on with that one.`,
    );
  }
  const outcome = outcomesOf(ordinance, row.kind).find(({ id }) => id === row.outcome);
  if (outcome?.leadsToAmendment !== true) {
    throw new Conflict(
      `Its outcome, "${outcome?.label ?? row.outcome}", does not lead into an amendment of the map under ${ordinance.shortName}. Start an amendment by itself if the map is wrong.`,
    );
  }
}

// Everybody reads the title once the amendment is adopted, and what was asked may name who asked.
function titleOf({ row: { kind, number, decidedOn, taxMapNumber } }: LockedDetermination): string {
  const land = taxMapNumber === null || taxMapNumber === '' ? '' : `, parcel ${taxMapNumber}`;
  return `After ${kind} ${number} of ${decidedOn ?? ''}${land}`.slice(0, MOST_LETTERS);
}

function reasonOf({ row, ordinance }: LockedDetermination): string {
  const { who, citation } = termsOf(ordinance, row.kind) ?? { who: row.decidedBy ?? '', citation: '' };
  return `Follows from ${row.kind} ${row.number} of ${row.decidedOn ?? ''} by ${who} (${citation}). The boundary is still to be delineated.`;
}

function additionOf({ row }: LockedDetermination): Operation[] {
  if (row.geometry === null) return [];
  return [
    {
      operation: 'add',
      attributes: {
        name: null,
        kind: 'freshwater',
        localImportance: false,
        degraded: false,
        accuracyFt: null,
        source: `${row.kind} ${row.number}`,
      },
      geometry: row.geometry,
      note: `The land of ${row.kind} ${row.number}, as it was drawn there. Take the delineated boundary in its place, and say whether it is freshwater or tidal.`,
    },
  ];
}

/**
 * Starts a draft of an amendment after a determination that leads into one, with its land as a new wetland where it has a
 * shape, and links the two. All of it, or nothing.
 * @returns the determination, which now names the amendment
 * @throws Conflict  when it has no such outcome, or led into an amendment before that was not withdrawn
 */
export function leadIntoAmendment(
  knex: Knex,
  ordinances: OrdinanceBook,
  { jurisdictionId, number, actor }: { jurisdictionId: string; number: number; actor: Actor },
): Promise<Determination> {
  return knex.transaction(async (trx) => {
    const locked = await lockDetermination(trx, ordinances, jurisdictionId, number);
    requireLeading(locked);
    const { id } = locked.jurisdiction;
    const draft = await startAmendment(trx, id, actor, { title: titleOf(locked), reason: reasonOf(locked) });
    const operations = additionOf(locked);
    if (operations.length > 0) {
      const edit = { jurisdiction: id, number: draft.number, revision: draft.revision, actor, yours: {} };
      await changeDraft(trx, edit, operations);
    }
    await linkAmendment(trx, locked.row.key, draft.number);
    await recordActivity(trx, {
      jurisdictionId: id,
      actor,
      action: 'determination.led-to-amendment',
      subject: `determination ${number}`,
      details: { amendment: draft.number, revision: locked.row.revision + 1 },
    });
    return readDetermination(trx, ordinances, id, number);
  });
}
