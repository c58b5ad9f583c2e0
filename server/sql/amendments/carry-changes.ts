import type { Knex } from 'knex';
import type { ChangeAction } from '../../../core/contracts/amendments.js';
import { changesCarried, conflictingChanges } from './conflicting-changes.js';

/** A change that conflicts with the newest map, as far as it takes to decide what becomes of it. */
export interface ConflictingChange {
  number: number;
  action: ChangeAction;
  wetland: string;
  /** the row that the newest map has of the wetland; null: it has none */
  theirsKey: string | null;
  /** of an added wetland whose id is taken: whether the two lie in one place; null otherwise */
  sharesPlace: boolean | null;
}

/** @returns the changes of an open amendment that conflict with the newest map, in their order */
export async function readConflictingChanges(
  trx: Knex.Transaction,
  amendmentKey: string,
): Promise<ConflictingChange[]> {
  const result = await trx.raw<{ rows: ConflictingChange[] }>(
    `select number, action, wetland_id as wetland, theirs_key::text as "theirsKey", shares_place as "sharesPlace"
     from (${conflictingChanges}) as conflict order by number`,
    { amendmentKey },
  );
  return result.rows;
}

/** What a change becomes on the newest map. */
export interface CarriedChange {
  /** of the change that it comes from */
  number: number;
  action: ChangeAction;
  wetland: string;
  replacesKey: string | null;
}

/**
 * Adds changes anew as they would be on the newest map: shape and attributes that they do not change are those of the map
 * now. What they come from has been taken back before, in the same transaction.
 */
export async function carryChanges(
  trx: Knex.Transaction,
  amendmentKey: string,
  accountId: string | null,
  carried: readonly CarriedChange[],
): Promise<void> {
  await trx.raw(
    `with becomes as (
       select * from jsonb_to_recordset(cast(:carried as jsonb)) as t (
         number int, action text, wetland text, "replacesKey" bigint)),
     yours as materialized (${changesCarried('c.number in (select number from becomes)')}),
     last as (
       select max(number) as number from amendment_change where amendment_key = cast(:amendmentKey as bigint))
     insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, derived_from, note, name, kind,
       local_importance, degraded, accuracy_ft, source, attributes, geom, delineated_from, made_by, made_at)
     select cast(:amendmentKey as bigint), last.number + row_number() over (order by y.number), b.action, b.wetland,
       b."replacesKey", y.derived_from, y.note, y.name, y.kind, y.local_importance, y.degraded, y.accuracy_ft, y.source,
       coalesce(theirs.attributes, y.attributes), y.geom, y.delineated_from, cast(:accountId as uuid), clock_timestamp()
     from becomes b join yours y on y.number = b.number cross join last
       left join wetland theirs on theirs.key = b."replacesKey"`,
    { amendmentKey, accountId, carried: JSON.stringify(carried) },
  );
}
