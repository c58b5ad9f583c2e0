import type { Knex } from 'knex';
import { Conflict } from '../../core/errors.js';

/** The oldest PostGIS that the statements are written for and tested on. */
const OLDEST: readonly [number, number] = [3, 3];

/**
 * Makes sure the server can do the work before anything is written.
 * @returns the PostGIS version, such as `3.3.2`
 * @throws Conflict  with the reason: no PostGIS on the server, or too old
 */
export async function checkPostgis(knex: Knex): Promise<string> {
  const available = await knex.raw<{ rows: { version: string | null }[] }>(
    `select coalesce(installed_version, default_version) as version
     from pg_available_extensions where name = 'postgis'`,
  );
  const version = available.rows[0]?.version ?? null;
  if (version === null) {
    throw new Conflict(
      'The database server has no PostGIS. Install it (on Debian: postgresql-15-postgis-3) and start again.',
    );
  }
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new Conflict(`The database server has PostGIS ${version}; ${OLDEST.join('.')} or later is needed.`);
  }
  return version;
}
