import type { Knex } from 'knex';
import type { AmendmentEffects, effectsQuerySchema } from '../../../core/contracts/amendment-effects.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import type { z } from 'zod';
import { affectedParcels, type ParcelEffects } from './affected-parcels.js';
import { affectedScreenings } from './affected-screenings.js';
import { effectsContext, type EffectsContext } from './effects-context.js';
import { parcelNotices, screeningNotices } from './effects-notices.js';
import { onBothMaps } from './on-both-maps.js';

/** Which amendment is asked about, and under which law. */
export interface EffectsAsked extends z.infer<typeof effectsQuerySchema> {
  jurisdiction: string;
  number: number;
}

/**
 * Opens both maps and measures the parcels on them.
 * @returns what the work makes of the parcels that change
 */
export function withAffectedParcels<T>(
  knex: Knex,
  ordinances: OrdinanceBook,
  asked: EffectsAsked,
  work: (trx: Knex.Transaction, context: EffectsContext, effects: ParcelEffects) => Promise<T>,
): Promise<T> {
  return onBothMaps(knex, asked.jurisdiction, asked.number, async (trx, maps) => {
    const context = await effectsContext(trx, ordinances, maps, asked);
    return work(trx, context, await affectedParcels(trx, context));
  });
}

/**
 * What an amendment changes, were it adopted now; of an adopted one, what it changed. Nothing is kept of the trial.
 * @returns parcels and kept answers that come out otherwise; square feet on the ground
 * @throws NotFound  when the municipality has no such amendment
 * @throws Conflict  when the newest map shows its wetlands otherwise than it began from
 * @throws InvalidInput  for an ordinance that is not there, or a day before its text held here
 * @throws TooComplex  when it reaches more parcels than are measured at once
 */
export function amendmentEffects(
  knex: Knex,
  ordinances: OrdinanceBook,
  asked: EffectsAsked,
): Promise<AmendmentEffects> {
  return withAffectedParcels(knex, ordinances, asked, async (trx, context, effects) => {
    const { maps, measuring } = context;
    const screened = await affectedScreenings(trx, ordinances, context);
    return {
      amendment: maps.amendment.number,
      revision: maps.amendment.revision,
      baseVersion: maps.before,
      ordinance: measuring.ordinance.id,
      on: measuring.on,
      parcels: effects.parcels,
      parcelTotals: effects.totals,
      screenings: screened.screenings,
      screeningsLookedAt: screened.lookedAt,
      screeningsNotLookedAt: screened.notLookedAt,
      notices: [...parcelNotices(context, effects), ...screeningNotices(screened)],
    };
  });
}
