import type { Knex } from 'knex';

/**
 * @param code  of the EPSG register
 * @returns its name and its definition as a PROJ string, or null when the database does not know it
 */
export async function findProjection(
  knex: Knex | Knex.Transaction,
  code: number,
): Promise<{ name: string; definition: string } | null> {
  const result = await knex.raw<{ rows: { name: string | null; definition: string }[] }>(
    `select substring(srtext from '^[A-Z_]+\\["([^"]*)"') as name, proj4text as definition
     from spatial_ref_sys where srid = cast(:code as integer) and auth_name = 'EPSG' and proj4text <> ''`,
    { code },
  );
  const row = result.rows[0];
  return row === undefined ? null : { name: row.name ?? `EPSG:${code}`, definition: row.definition };
}
