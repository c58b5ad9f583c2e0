import type { Knex } from 'knex';
import type { AffectedScreening } from '../../../core/contracts/amendment-effects.js';
import { screeningRequestSchema } from '../../../core/contracts/screening.js';
import { HundredfootError } from '../../../core/errors.js';
import type { JurisdictionSettings } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { widestBuffer } from '../../../core/rules/widest-buffer.js';
import { UNRECORDED_ACCURACY_REACH_FT } from '../../../core/units.js';
import {
  findScreeningsReached,
  type ReachedScreening,
  type ScreeningReach,
} from '../../sql/effects/find-screenings-reached.js';
import { screenProposal } from '../screen-proposal.js';
import { changedFindings } from './changed-findings.js';
import type { EffectsContext } from './effects-context.js';

/**
 * Kept answers that are screened again, on both maps, at most: the newest. Each takes some 50 ms on the embedded
 * database, and the whole answer is to be there in 2 s.
 */
export const MOST_SCREENINGS = 16;

/** Beyond the adjacent area a wetland still bears on an answer as far as its accuracy may be off. */
const BEYOND_BUFFER_FT = UNRECORDED_ACCURACY_REACH_FT;

/** Kept answers that would come out otherwise. */
export interface ScreeningEffects {
  screenings: AffectedScreening[];
  lookedAt: number;
  notLookedAt: number;
  /** ids of answers that cannot be screened again, each with the reason */
  refused: { id: string; reason: string }[];
}

function reachesOf(ordinances: OrdinanceBook, settings: JurisdictionSettings): ScreeningReach[] {
  return ordinances.list().map((ordinance) => ({
    ordinanceId: ordinance.id,
    reachFt: widestBuffer(ordinance, settings) + BEYOND_BUFFER_FT,
  }));
}

async function screenedOnBoth(
  trx: Knex.Transaction,
  ordinances: OrdinanceBook,
  { maps, measuring }: EffectsContext,
  { id, ordinanceId, on, keptAt, request }: ReachedScreening,
): Promise<AffectedScreening> {
  const asked = {
    ...screeningRequestSchema.parse(request),
    jurisdiction: measuring.jurisdiction.id,
    ordinance: ordinanceId,
    on,
  };
  const before = await screenProposal(trx, ordinances, asked, { mapVersion: maps.before });
  const after = await screenProposal(trx, ordinances, asked, { mapVersion: maps.after });
  return {
    id,
    on,
    keptAt,
    ordinance: ordinanceId,
    summaryBefore: before.answer.summary,
    summaryAfter: after.answer.summary,
    findings: changedFindings(before.answer.findings, after.answer.findings),
  };
}

/**
 * Screens kept answers about land near the change again on both maps, with the law of their day and the settings and
 * layers of now, so that what differs is the doing of the amendment alone.
 * @returns those with a finding that differs, newest first, and how many were and were not looked at
 */
export async function affectedScreenings(
  trx: Knex.Transaction,
  ordinances: OrdinanceBook,
  context: EffectsContext,
): Promise<ScreeningEffects> {
  const { jurisdiction } = context.measuring;
  const { screenings: reached, total } = await findScreeningsReached(trx, {
    jurisdictionId: jurisdiction.id,
    wetlandKeys: context.changed.map(({ key }) => key),
    reaches: reachesOf(ordinances, jurisdiction.settings),
    newest: MOST_SCREENINGS,
  });
  const screenings: AffectedScreening[] = [];
  const refused: ScreeningEffects['refused'] = [];
  for (const kept of reached) {
    try {
      screenings.push(await screenedOnBoth(trx, ordinances, context, kept));
    } catch (error) {
      // what the law of now refuses to read is said; a fault of ours is one
      if (!(error instanceof HundredfootError)) throw error;
      refused.push({ id: kept.id, reason: error.message });
    }
  }
  return {
    screenings: screenings.filter(({ findings }) => findings.length > 0),
    lookedAt: reached.length - refused.length,
    notLookedAt: total - reached.length,
    refused,
  };
}
