import type { Knex } from 'knex';
import type { AmendmentEffects, AffectedParcel } from '../../../core/contracts/amendment-effects.js';
import { localDateOf } from '../../../core/dates.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { amendmentEffects } from '../../../server/services/effects/amendment-effects.js';
import { applyChanges } from '../../../server/sql/amendments/apply-changes.js';
import { lockJurisdiction } from '../../../server/sql/imports/lock-jurisdiction.js';
import { makeMapVersion } from '../../../server/sql/imports/make-map-version.js';

type Ring = [number, number][];

/** @returns the effects of an amendment, by the service */
export function effectsOf(
  knex: Knex,
  jurisdiction: string,
  number: number,
  asked: { ordinance?: string; on?: string } = {},
): Promise<AmendmentEffects> {
  return amendmentEffects(knex, BUILT_IN_ORDINANCES, { jurisdiction, number, ...asked });
}

/** @returns the outline of a wetland of the newest map, moved in or out by so many feet; EPSG:2260 */
export async function outlineOf(knex: Knex, jurisdiction: string, wetland: string, byFt = 0): Promise<Ring> {
  const result = await knex.raw<{ rows: { ring: Ring }[] }>(
    `select cast(ST_AsGeoJSON(ST_ExteriorRing(ST_GeometryN(ST_Multi(
       case when cast(:byFt as float8) = 0 then geom else ST_Buffer(geom, cast(:byFt as float8), 'quad_segs=4') end), 1)), 15) as json)
         -> 'coordinates' as ring
     from wetland where jurisdiction_id = :jurisdiction and id = :wetland and retired_version is null`,
    { jurisdiction, wetland, byFt },
  );
  const ring = result.rows[0]?.ring ?? [];
  return ring.slice(0, -1);
}

/** Adopts an amendment from today on, by the statements of adoption. @returns the version it made */
export function adoptNow(knex: Knex, jurisdiction: string, number: number): Promise<number> {
  return knex.transaction(async (trx) => {
    const { mapVersion } = await lockJurisdiction(trx, jurisdiction);
    const found = await trx('amendment').where({ jurisdiction_id: jurisdiction, number }).select('key');
    const key = String((found as { key: string }[])[0]?.key);
    const version = mapVersion + 1;
    const today = localDateOf(new Date());
    await makeMapVersion(trx, {
      jurisdictionId: jurisdiction,
      number: version,
      since: today,
      note: 'adopted',
    });
    await applyChanges(trx, key, version);
    await trx('amendment').where({ key }).update({
      state: 'adopted',
      adopted_version: version,
      effective_on: today,
      reference: 'Resolution 9',
      decided_at: trx.fn.now(),
    });
    return version;
  });
}

/** What the record holds, to be held against what it holds later. */
export async function recordState(knex: Knex): Promise<unknown> {
  const result = await knex.raw<{ rows: unknown[] }>(
    `select (select json_agg(v order by v.jurisdiction_id, v.number) from map_version v) as versions,
       (select json_agg(json_build_array(w.key, w.first_version, w.retired_version, w.change_key, md5(w.geom::text))
         order by w.key) from wetland w) as wetlands,
       (select json_agg(a order by a.key) from amendment a) as amendments,
       (select json_agg(c.key order by c.key) from amendment_change c) as changes,
       (select count(*)::int from activity_log) as log, (select count(*)::int from screening) as screenings`,
  );
  return result.rows[0];
}

/** @returns the parcel of that tax map number among those that change; undefined where it does not */
export function parcelOf(effects: AmendmentEffects, taxMapNumber: string): AffectedParcel | undefined {
  return effects.parcels?.find((parcel) => parcel.taxMapNumber === taxMapNumber);
}
