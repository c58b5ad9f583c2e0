import type { Knex } from 'knex';
import type { JurisdictionSettings, OrdinanceId } from '../../../core/ordinance.js';
import { NotFound } from '../../../core/errors.js';

/** A municipality's settings with the revision they are in. */
export interface SettingsRecord {
  name: string;
  ordinanceId: OrdinanceId;
  settings: JurisdictionSettings;
  revision: number;
}

async function read(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  hold: string,
): Promise<SettingsRecord> {
  const result = await knex.raw<{ rows: SettingsRecord[] }>(
    `select name, ordinance_id as "ordinanceId", settings, settings_revision as revision
     from jurisdiction where id = :jurisdictionId ${hold}`,
    { jurisdictionId },
  );
  const row = result.rows[0];
  if (row === undefined) {
    throw new NotFound(
      `There is no jurisdiction "${jurisdictionId}". GET /api/jurisdictions lists those there are.`,
    );
  }
  return row;
}

/** @throws NotFound  when there is none of that id */
export function readSettings(knex: Knex | Knex.Transaction, jurisdictionId: string): Promise<SettingsRecord> {
  return read(knex, jurisdictionId, '');
}

/**
 * Reads them so that nobody else changes them until the transaction ends. Whoever adds rows that belong to the municipality does
 * not wait for it.
 * @throws NotFound  when there is none of that id
 */
export function lockSettings(trx: Knex.Transaction, jurisdictionId: string): Promise<SettingsRecord> {
  return read(trx, jurisdictionId, 'for no key update');
}

/** Puts settings in the place of those there are, as their next revision. @returns that revision */
export async function writeSettings(
  trx: Knex.Transaction,
  jurisdictionId: string,
  settings: JurisdictionSettings,
): Promise<number> {
  const result = await trx.raw<{ rows: { revision: number }[] }>(
    `update jurisdiction set settings = cast(:settings as jsonb), settings_revision = settings_revision + 1
     where id = :jurisdictionId returning settings_revision as revision`,
    { jurisdictionId, settings: JSON.stringify(settings) },
  );
  const revision = result.rows[0]?.revision;
  if (revision === undefined)
    throw new Error(`the settings of ${jurisdictionId} were not there to be changed`);
  return revision;
}
