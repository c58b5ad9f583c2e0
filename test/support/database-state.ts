import type { Knex } from 'knex';

/** What a database of the template is known by, so that one that was worked in can be told from a new one. */
export interface DatabaseState {
  /** digest of the schema, the roles and the rights, none of which rows come into */
  schema: string;
  /** tables that the migrations fill, with a digest of their rows */
  filled: Record<string, string>;
  /** the others: they begin empty */
  empty: string[];
}

/**
 * A row of a catalog has another xmin once it was written. Of tables and sequences themselves the columns count that say
 * what they are: emptying them writes their rows too.
 */
const SCHEMA = `
  select md5(string_agg(part, ',' order by part)) as digest from (
    select 'class ' || concat_ws(' ', oid, relname, relnamespace, relkind, relowner, relacl, reloptions, relhasrules,
      relhastriggers, relrowsecurity, relforcerowsecurity, relispartition) as part from pg_class
    union all select 'attribute ' || concat_ws(' ', attrelid, attnum, xmin) from pg_attribute
    union all select 'function ' || concat_ws(' ', oid, xmin) from pg_proc
    union all select 'type ' || concat_ws(' ', oid, xmin) from pg_type
    union all select 'constraint ' || concat_ws(' ', oid, xmin) from pg_constraint
    union all select 'trigger ' || concat_ws(' ', oid, xmin) from pg_trigger
    union all select 'rule ' || concat_ws(' ', oid, xmin) from pg_rewrite
    union all select 'policy ' || concat_ws(' ', oid, xmin) from pg_policy
    union all select 'default ' || concat_ws(' ', oid, xmin) from pg_attrdef
    union all select 'extension ' || concat_ws(' ', oid, xmin) from pg_extension
    union all select 'event trigger ' || concat_ws(' ', oid, xmin) from pg_event_trigger
    union all select 'index ' || concat_ws(' ', indexrelid, indisvalid) from pg_index
    union all select 'sequence ' || concat_ws(' ', seqrelid, xmin) from pg_sequence
    union all select 'statistic ' || concat_ws(' ', starelid, staattnum, xmin) from pg_statistic
    union all select 'schema ' || concat_ws(' ', oid, xmin) from pg_namespace where nspname not like 'pg\\_%temp%'
    union all select 'default right ' || concat_ws(' ', oid, xmin) from pg_default_acl
    union all select 'role ' || concat_ws(' ', oid, xmin) from pg_authid
    union all select 'member ' || concat_ws(' ', roleid, member, xmin) from pg_auth_members
    union all select 'setting ' || concat_ws(' ', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all select 'database ' || concat_ws(' ', oid, xmin) from pg_database
    union all select 'large object ' || oid from pg_largeobject_metadata
  ) parts`;

async function value<T>(knex: Knex, sql: string): Promise<T | undefined> {
  const { rows } = await knex.raw<{ rows: T[] }>(sql);
  return rows[0];
}

async function schemaOf(knex: Knex): Promise<string> {
  return (await value<{ digest: string }>(knex, SCHEMA))?.digest ?? '';
}

async function rowsOf(knex: Knex, table: string): Promise<string | null> {
  const sql = `select md5(string_agg(cast(t as text), ',' order by cast(t as text))) as digest from ${table} t`;
  return (await value<{ digest: string | null }>(knex, sql))?.digest ?? null;
}

/** @param knex  connected as the owner to a database nobody has worked in yet */
export async function stateOf(knex: Knex): Promise<DatabaseState> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select cast(cast(c.oid as regclass) as text) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const filled: Record<string, string> = {};
  const empty: string[] = [];
  for (const { name } of rows) {
    const digest = await rowsOf(knex, name);
    if (digest === null) empty.push(name);
    else filled[name] = digest;
  }
  return { schema: await schemaOf(knex), filled, empty };
}

/**
 * Empties what began empty, without the triggers that keep the record, counts keys from 1 again, and ends whatever a
 * session leaves behind.
 * @param knex  connected as the owner, with nobody else on the database
 * @returns whether the database is then as it began; not when its schema, its roles or a filled table were changed
 */
export async function putBack(knex: Knex, begun: DatabaseState): Promise<boolean> {
  await knex.raw('rollback');
  await knex.raw('discard all');
  if ((await schemaOf(knex)) !== begun.schema) return false;
  for (const [table, digest] of Object.entries(begun.filled)) {
    if ((await rowsOf(knex, table)) !== digest) return false;
  }
  await knex.raw('set session_replication_role = replica');
  await knex.raw(`truncate ${begun.empty.join(', ')} restart identity`);
  await knex.raw('discard all');
  return true;
}
