import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { createJurisdictions } from '../sql/jurisdictions/create-jurisdictions.js';

/**
 * Gives every ordinance a municipality of its own to load layers for; those there already stay as they are.
 * @param ordinances  those that come with the product have theirs from the first migration
 */
export async function registerOrdinances(knex: Knex, ordinances: OrdinanceBook): Promise<void> {
  await createJurisdictions(
    knex,
    ordinances
      .list()
      .map(({ id, municipality, invented }) => ({ id, name: municipality, ordinanceId: id, invented })),
  );
}
