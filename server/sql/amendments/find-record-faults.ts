import type { Knex } from 'knex';
import { CHANGED, locationOf, type FoundAtPlace } from './changed-shapes.js';
import { conflictingChanges } from './conflicting-changes.js';

/** @returns changes after which shape and attributes are what they were before */
export async function findUnchanged(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<FoundAtPlace[]> {
  const result = await knex.raw<{ rows: FoundAtPlace[] }>(
    `with ${CHANGED}
     select n.wetland, n.change, ${locationOf('ST_PointOnSurface(n.geom)')} as location
     from changed n join amendment_change c
         on c.amendment_key = cast(:amendmentKey as bigint) and c.number = n.change
       join wetland w on w.key = c.replaces_key
     where row(c.wetland_id, c.name, c.kind, c.local_importance, c.degraded, c.accuracy_ft, c.source)
         is not distinct from row(w.id, w.name, w.kind, w.local_importance, w.degraded, w.accuracy_ft, w.source)
       and (n.same_shape or ST_Equals(c.geom, w.geom))
     order by n.change`,
    { amendmentKey },
  );
  return result.rows;
}

/** A change whose wetland the newest map shows otherwise than the amendment began from. */
export interface MapChange extends FoundAtPlace {
  /** the change adds a wetland whose id is taken now */
  added: boolean;
  sinceVersion: number;
}

/** @returns what `readConflicts` tells whole, with places and without shapes */
export async function findMapChanges(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<MapChange[]> {
  const result = await knex.raw<{ rows: MapChange[] }>(
    `with conflict as materialized (${conflictingChanges})
     select yours.wetland_id as wetland, yours.number as change, yours.action = 'add' as added,
       yours.since_version as "sinceVersion",
       ${locationOf('ST_PointOnSurface(coalesce(yours.geom, base.geom))')} as location
     from conflict yours left join wetland base on base.key = yours.base_key
     order by yours.number`,
    { amendmentKey },
  );
  return result.rows;
}

/** A wetland that an amendment changes, and what speaks for the change. */
export interface EvidenceCheck {
  wetland: string;
  change: number;
  /** evidence speaks of it, or of a wetland that it comes from */
  covered: boolean;
  /** it goes back to what was on the map before the amendment that is restored, as it was begun with */
  restoring: boolean;
}

/** @returns every change of an amendment */
export async function checkEvidence(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<EvidenceCheck[]> {
  const result = await knex.raw<{ rows: EvidenceCheck[] }>(
    `select c.wetland_id as wetland, c.number as change, exists (
         select from evidence e where e.amendment_key = c.amendment_key and e.taken_back_at is null
           and (e.wetland_ids = '{}' or e.wetland_ids && (c.derived_from || c.wetland_id))) as covered,
       c.number <= (
         select count(*) from amendment_change r
         where r.amendment_key = a.restores_amendment and r.taken_back_at is null) as restoring
     from amendment a join amendment_change c on c.amendment_key = a.key and c.taken_back_at is null
     where a.key = cast(:amendmentKey as bigint)
     order by c.number`,
    { amendmentKey },
  );
  return result.rows;
}
