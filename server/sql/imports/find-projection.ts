import type { Knex } from 'knex';

/**
 * @param code  of the EPSG register, or of Esri's, whose codes are others
 * @returns its register, its name and its definition as a PROJ string, or null when the database does not know it
 */
export async function findProjection(
  knex: Knex | Knex.Transaction,
  code: number,
): Promise<{ authority: 'EPSG' | 'ESRI'; name: string; definition: string } | null> {
  const result = await knex.raw<{ rows: { esri: boolean; name: string | null; definition: string }[] }>(
    `select auth_name = 'ESRI' as esri, substring(srtext from '^[A-Z_]+\\["([^"]*)"') as name, proj4text as definition
     from spatial_ref_sys where srid = cast(:code as integer) and proj4text <> ''`,
    { code },
  );
  const row = result.rows[0];
  if (row === undefined) return null;
  const authority = row.esri ? 'ESRI' : 'EPSG';
  return { authority, name: row.name ?? `${authority}:${code}`, definition: row.definition };
}
