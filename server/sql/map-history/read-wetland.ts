import type { Knex } from 'knex';
import type { WetlandState } from '../../../core/contracts/amendments.js';
import { mapRowColumns, wetlandState } from '../amendments/wetland-state.js';
import { ofVersion } from '../map/of-version.js';

/** A wetland as a version of the map shows it. */
export interface WetlandRow {
  firstVersion: number;
  state: WetlandState;
  /** as its file gave them */
  attributes: Record<string, unknown>;
}

/** @returns the wetland of that id on a version of the map, figures on the ground, shape in degrees; null when it is not on it */
export async function readWetland(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  wetland: string,
  mapVersion: number,
): Promise<WetlandRow | null> {
  const result = await knex.raw<{ rows: WetlandRow[] }>(
    `select w.first_version as "firstVersion", w.attributes, ${wetlandState(mapRowColumns('w'))} as state
     from wetland w where w.jurisdiction_id = :jurisdictionId and w.id = :wetland and ${ofVersion('w')}`,
    { jurisdictionId, wetland, mapVersion },
  );
  return result.rows[0] ?? null;
}
