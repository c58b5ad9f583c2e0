import type { Knex } from 'knex';

/** What every statement of this file speaks of: a change of an adopted amendment, the row it replaced, the row it began. */
const UNDONE = `
  amendment a join amendment_change c on c.amendment_key = a.key and c.taken_back_at is null
  left join wetland old on old.key = c.replaces_key
  left join wetland begun on begun.jurisdiction_id = a.jurisdiction_id and begun.first_version = a.adopted_version
    and begun.change_key = c.key`;

/**
 * @param amendmentKey  of an adopted amendment
 * @returns ids of its wetlands that the map shows otherwise now than the amendment made them
 */
export async function changedSince(trx: Knex.Transaction, amendmentKey: string): Promise<string[]> {
  const result = await trx.raw<{ rows: { wetland: string }[] }>(
    `select c.wetland_id as wetland from ${UNDONE}
     where a.key = cast(:amendmentKey as bigint) and case when c.action = 'retire'
       then exists (select from wetland now where now.jurisdiction_id = a.jurisdiction_id and now.id = c.wetland_id
         and now.retired_version is null)
       else begun.key is null or begun.retired_version is not null end
     order by c.number`,
    { amendmentKey },
  );
  return result.rows.map(({ wetland }) => wetland);
}

/**
 * Gives a draft the inverse of every change of an adopted amendment: each wetland goes back to the row that was replaced,
 * bit for bit, an added one is retired, a retired one comes back.
 */
export async function restoreChanges(
  trx: Knex.Transaction,
  draftKey: string,
  amendmentKey: string,
  by: { accountId: string | null; note: string },
): Promise<void> {
  await trx.raw(
    `insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, note, name, kind,
       local_importance, degraded, accuracy_ft, source, attributes, geom, made_by, made_at)
     select cast(:draftKey as bigint), row_number() over (order by c.number),
       case when c.action = 'add' then 'retire' when c.action = 'retire' then 'add'
         when old.geom = begun.geom then 'reclassify' else 'reshape' end,
       c.wetland_id, begun.key, cast(:note as text), old.name, old.kind, old.local_importance, old.degraded,
       old.accuracy_ft, old.source, coalesce(old.attributes, '{}'), old.geom, cast(:accountId as uuid), clock_timestamp()
     from ${UNDONE}
     where a.key = cast(:amendmentKey as bigint)`,
    { draftKey, amendmentKey, ...by },
  );
}
