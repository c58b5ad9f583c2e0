import type { Knex } from 'knex';
import type { Rerun } from '../../core/contracts/reruns.js';
import {
  proposalScreeningSchema,
  screeningRequestSchema,
  type ProposalScreening,
} from '../../core/contracts/screening.js';
import { localDateOf } from '../../core/dates.js';
import { Conflict, HundredfootError } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import type { KeptScreening } from '../sql/screening/read-screening.js';
import { inOneSnapshot } from './in-one-snapshot.js';
import { keptScreening } from './kept-screening.js';
import { compareKept, type AnswerDifference } from './rerun-differences.js';
import { rerunReasons } from './rerun-reasons.js';
import { screenProposal } from './screen-proposal.js';
import { METHOD_ID } from './screening-answer.js';

/** Differences that an answer lists; the others are counted. */
const LISTED = 50;

/**
 * Computes a kept answer anew from its record: what was drawn, on the map version, the day, the ordinance and the
 * settings of then. Layers without versions are those of now.
 * @throws Conflict  when the record can no longer be computed from
 */
async function computeAgain(
  knex: Knex,
  ordinances: OrdinanceBook,
  kept: KeptScreening,
): Promise<ProposalScreening> {
  const { jurisdictionId, ordinanceId, on, mapVersion, settings, keptAt } = kept;
  const request = screeningRequestSchema.safeParse(kept.request);
  if (!request.success) {
    throw new Conflict(
      'This answer was kept by an earlier version of the program, and its request can no longer be read. The answer itself stands as it was given.',
    );
  }
  try {
    const { answer } = await screenProposal(
      knex,
      ordinances,
      { ...request.data, jurisdiction: jurisdictionId, ordinance: ordinanceId, on },
      { mapVersion, askedOn: localDateOf(keptAt), ...(settings === null ? {} : { settings }) },
    );
    return answer;
  } catch (error) {
    if (!(error instanceof HundredfootError)) throw error;
    throw new Conflict(
      `This answer can no longer be computed from its record; it stands as it was given. ${error.message}`,
      {},
      error.problems,
    );
  }
}

function statementOf(kept: KeptScreening, different: readonly AnswerDifference[], compared: string): string {
  const how = `Computed anew from its record, on version ${kept.mapVersion} of the wetlands map and the law of ${kept.on},`;
  const method = kept.method === METHOD_ID ? '' : ' The method of measuring has changed since.';
  if (different.length === 0)
    return `${how} every figure${compared} came out the same, to the last digit.${method}`;
  const figures = different.length === 1 ? '1 figure' : `${different.length} figures`;
  return `${how} ${figures}${compared} came out otherwise than in the answer that was given.${method}`;
}

/**
 * @param id  under which the answer is kept
 * @returns whether the answer comes out as it was given, to the last digit; if not, where it differs, and what changed
 *   meanwhile that is no part of the versioned map
 * @throws NotFound  when no answer is kept under that id
 * @throws Conflict  when the record can no longer be computed from
 */
export function rerunScreening(knex: Knex, ordinances: OrdinanceBook, id: string): Promise<Rerun> {
  return inOneSnapshot(knex, async (transaction) => {
    const kept = await keptScreening(transaction, id);
    // of an answer computed anew, only the id is another
    const now = { ...(await computeAgain(transaction, ordinances, kept)), id: kept.id };
    const olderShape = !proposalScreeningSchema.safeParse(kept.answer).success;
    // as it would be kept: what JSON leaves out is no member
    const comparison = compareKept(kept.answer, JSON.parse(JSON.stringify(now)) as unknown, olderShape);
    const { differences, lacking } = comparison;
    const different = differences.filter(({ wording }) => !wording);
    const jurisdiction = await findJurisdiction(transaction, kept.jurisdictionId);
    const compared = lacking.length > 0 ? ' that the kept answer has' : '';
    return {
      id: kept.id,
      on: kept.on,
      mapVersion: kept.mapVersion,
      same: different.length === 0,
      method: { kept: kept.method, now: METHOD_ID, changed: kept.method !== METHOD_ID },
      differences: [...different, ...differences.filter(({ wording }) => wording)]
        .slice(0, LISTED)
        .map(({ member, kept: before, now: after }) => ({ member, kept: before, now: after })),
      left: Math.max(0, differences.length - LISTED),
      reasons: await rerunReasons(transaction, kept, jurisdiction.settings, comparison),
      statement: statementOf(kept, different, compared),
    };
  });
}
