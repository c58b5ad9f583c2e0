import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { ChangeAction, WetlandAttributes } from '../../../core/contracts/amendments.js';

/** A change to add to a draft. */
export interface NewChange {
  action: ChangeAction;
  wetlandId: string;
  /** key of the row of the map that it replaces; null for a new wetland, and only then */
  replacesKey: string | null;
  derivedFrom: readonly string[];
  note: string;
  /** null when the wetland is retired, and only then, as is `geom` */
  attributes: WetlandAttributes | null;
  /** EWKB in hexadecimal, EPSG:2260, MultiPolygon, valid; stored bit for bit */
  geom: string | null;
  delineatedFrom: string | null;
}

/**
 * Adds changes to a draft that the transaction has locked. What the map holds of a wetland beside its columns comes along
 * from the row that is replaced.
 * @returns their numbers within the amendment, in the order given
 * @throws Error  when a shape is invalid: whoever calls has to have refused it with its place
 */
export async function appendChanges(
  trx: Knex.Transaction,
  draftKey: string,
  actor: Actor,
  changes: readonly NewChange[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ attributes, ...change }, index) => ({
    ...change,
    ...attributes,
    place: index,
  }));
  const result = await trx.raw<{ rows: { number: number; valid: boolean }[] }>(
    `with given as (
       select * from jsonb_to_recordset(cast(:rows as jsonb)) as t (
         place int, action text, "wetlandId" text, "replacesKey" bigint, "derivedFrom" text[], note text, name text,
         kind text, "localImportance" boolean, degraded boolean, "accuracyFt" double precision, source text, geom text,
         "delineatedFrom" text)),
     last as (
       select coalesce(max(number), 0) as number from amendment_change
       where amendment_key = cast(:draftKey as bigint))
     insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, derived_from, note, name, kind,
       local_importance, degraded, accuracy_ft, source, attributes, geom, delineated_from, made_by, made_at)
     select cast(:draftKey as bigint), last.number + 1 + given.place, given.action, given."wetlandId",
       given."replacesKey", coalesce(given."derivedFrom", '{}'), given.note, given.name, given.kind,
       given."localImportance", given.degraded, given."accuracyFt", given.source,
       coalesce(replaced.attributes, '{}'), cast(given.geom as geometry), given."delineatedFrom",
       cast(:accountId as uuid), clock_timestamp()
     from given cross join last left join wetland replaced on replaced.key = given."replacesKey"
     order by given.place
     returning number, coalesce(ST_IsValid(geom), true) as valid`,
    { draftKey, accountId: actor.accountId, rows: JSON.stringify(rows) },
  );
  const invalid = result.rows.find(({ valid }) => !valid);
  if (invalid !== undefined) throw new Error(`the shape of change ${invalid.number} is invalid`);
  return result.rows.map(({ number }) => number).sort((a, b) => a - b);
}

/**
 * Adds one change; several are added by `appendChanges` in one statement.
 * @returns its number within the amendment
 * @throws Error  when its shape is invalid
 */
export async function appendChange(
  trx: Knex.Transaction,
  draftKey: string,
  actor: Actor,
  change: NewChange,
): Promise<number> {
  const [number] = await appendChanges(trx, draftKey, actor, [change]);
  if (number === undefined) throw new Error('the change was not stored');
  return number;
}
