import type { Knex } from 'knex';

/** An own outline of a jurisdiction; there should be one. */
export interface OwnOutline {
  name: string;
  importId: string | null;
}

/** @returns the own outlines, the oldest first */
export async function findOwnOutlines(trx: Knex.Transaction, jurisdictionId: string): Promise<OwnOutline[]> {
  const result = await trx.raw<{ rows: OwnOutline[] }>(
    `select name, import_id::text as "importId" from municipality
     where jurisdiction_id = :jurisdictionId and role = 'own' order by key`,
    { jurisdictionId },
  );
  return result.rows;
}

/** @returns the names of the outlines that an import brought, each once, in their order */
export async function findImportedNames(trx: Knex.Transaction, importId: string): Promise<string[]> {
  const result = await trx.raw<{ rows: { name: string }[] }>(
    `select name from municipality where import_id = cast(:importId as bigint) group by name order by min(key)`,
    { importId },
  );
  return result.rows.map(({ name }) => name);
}

/** Makes one of several own outlines: the first keeps its row and gets the union, the others go. */
export async function uniteOwnOutlines(trx: Knex.Transaction, jurisdictionId: string): Promise<void> {
  await trx.raw(
    `with own as materialized (
       select min(key) as key, ST_Multi(hf_unite(ST_Collect(geom order by key))) as geom, max(accuracy_ft) as accuracy_ft
       from municipality where jurisdiction_id = :jurisdictionId and role = 'own'),
     gone as (
       delete from municipality m using own
       where m.jurisdiction_id = :jurisdictionId and m.role = 'own' and m.key <> own.key)
     update municipality m set geom = own.geom, accuracy_ft = own.accuracy_ft from own where m.key = own.key`,
    { jurisdictionId },
  );
}
