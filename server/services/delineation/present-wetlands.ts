import type { Knex } from 'knex';
import type { WetlandAttributes } from '../../../core/contracts/amendments.js';
import { readStanding } from '../../sql/amendments/read-standing.js';
import type { OpenDraft } from '../amendments/edit-draft.js';

/** A wetland as the draft's map has it now. */
export interface PresentWetland {
  wetland: string;
  attributes: WetlandAttributes;
  /** row of the map that it is, or replaces; null for one that the draft adds */
  replacesKey: string | null;
  /** number of the change that the draft makes to it already; null: none */
  change: number | null;
  derivedFrom: readonly string[];
}

/** @returns those of the wetlands that are on the draft's map now, by their ids */
export async function presentWetlands(
  trx: Knex.Transaction,
  draft: OpenDraft,
  wetlands: readonly string[],
): Promise<Map<string, PresentWetland>> {
  const present = new Map<string, PresentWetland>();
  for (const { wetland, base, change } of await readStanding(trx, draft, { wetlands, changes: [] })) {
    const now = change === null ? base : change.after;
    if (now === null) continue;
    present.set(wetland, {
      wetland,
      attributes: now.attributes,
      replacesKey: base?.key ?? null,
      change: change?.number ?? null,
      derivedFrom: change?.derivedFrom ?? [],
    });
  }
  return present;
}
