import type { Knex } from 'knex';
import { applyChanges } from '../../server/sql/amendments/apply-changes.js';

type Ring = [number, number][];

/** What an amendment does to one wetland; a shape in EPSG:2260 feet, or the one that it has. */
export interface PutChange {
  action: 'add' | 'reshape' | 'retire' | 'reclassify';
  wetland: string;
  ring?: Ring;
  kind?: 'freshwater' | 'tidal';
  name?: string | null;
  derivedFrom?: string[];
  note?: string;
}

export interface PutAmendment {
  title: string;
  /** left out: it stays a draft */
  effectiveOn?: string;
  reference?: string;
  changes: readonly PutChange[];
  evidence?: readonly {
    wetlands?: string[];
    delineatedBy: string;
    delineatedOn: string;
    takenBack?: boolean;
  }[];
  by?: string;
}

const wktOf = (ring: Ring): string => {
  const [first] = ring;
  const closed = first === undefined ? ring : [...ring, first];
  return `MULTIPOLYGON(((${closed.map(([x, y]) => `${x} ${y}`).join(',')})))`;
};

async function putChange(trx: Knex.Transaction, key: string, number: number, change: PutChange, at: string) {
  await trx.raw(
    `insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, derived_from, note, name, kind,
       local_importance, degraded, accuracy_ft, source, geom)
     select cast(:key as bigint), cast(:number as int), cast(:action as text), cast(:wetland as text), w.key,
       cast(:derivedFrom as text[]), cast(:note as text),
       case when cast(:named as boolean) then cast(:name as text) else w.name end,
       coalesce(cast(:kind as text), w.kind, 'freshwater'), coalesce(w.local_importance, false),
       coalesce(w.degraded, false), w.accuracy_ft, w.source,
       case when :action = 'retire' then null else coalesce(ST_GeomFromText(cast(:wkt as text), 2260), w.geom) end
     from (select) as one left join wetland w on w.jurisdiction_id = :at and w.id = :wetland
       and w.retired_version is null and :action <> 'add'`,
    {
      key,
      number,
      at,
      action: change.action,
      wetland: change.wetland,
      derivedFrom: change.derivedFrom ?? [],
      note: change.note ?? '',
      named: change.name !== undefined,
      name: change.name ?? null,
      kind: change.kind ?? null,
      wkt: change.ring === undefined ? null : wktOf(change.ring),
    },
  );
}

/**
 * Puts an amendment into the record as its own services leave it, adopted unless it names no day.
 * @returns its number, and that of the map version it made (null for a draft)
 */
export async function putAmendment(
  knex: Knex,
  jurisdiction: string,
  { title, effectiveOn, reference = 'Resolution 7', changes, evidence = [], by }: PutAmendment,
): Promise<{ number: number; version: number | null }> {
  return knex.transaction(async (trx) => {
    const made = await trx.raw<{ rows: { key: string; number: number }[] }>(
      `insert into amendment (jurisdiction_id, number, title, reason, base_version, created_by)
       select :jurisdiction, coalesce((select max(number) from amendment where jurisdiction_id = :jurisdiction), 0) + 1,
         :title, 'Because it was surveyed.', hf_map_version(:jurisdiction, date '9999-12-31'), cast(:by as uuid)
       returning key::text as key, number`,
      { jurisdiction, title, by: by ?? null },
    );
    const { key, number } = made.rows[0] ?? { key: '0', number: 0 };
    for (const [index, change] of changes.entries())
      await putChange(trx, key, index + 1, change, jurisdiction);
    for (const [index, piece] of evidence.entries()) {
      await trx.raw(
        `insert into evidence (amendment_key, number, wetland_ids, delineated_by, delineated_on, method, taken_back_at)
         values (cast(:key as bigint), cast(:number as int), cast(:wetlands as text[]), :who, cast(:day as date),
           'Field survey', case when cast(:takenBack as boolean) then now() end)`,
        {
          key,
          number: index + 1,
          wetlands: piece.wetlands ?? [],
          who: piece.delineatedBy,
          day: piece.delineatedOn,
          takenBack: piece.takenBack ?? false,
        },
      );
    }
    if (effectiveOn === undefined) return { number, version: null };
    const next = await trx.raw<{ rows: { number: number }[] }>(
      `insert into map_version (jurisdiction_id, number, since, note, amendment_key)
       select :jurisdiction, hf_map_version(:jurisdiction, date '9999-12-31') + 1, cast(:effectiveOn as date),
         cast(:title as text), cast(:key as bigint) returning number`,
      { jurisdiction, effectiveOn, title, key },
    );
    const version = next.rows[0]?.number ?? 0;
    await applyChanges(trx, key, version);
    await trx.raw(
      `update amendment set state = 'adopted', decided_at = now(), effective_on = cast(:effectiveOn as date),
         reference = :reference, adopted_version = cast(:version as int) where key = cast(:key as bigint)`,
      { key, effectiveOn, reference, version },
    );
    return { number, version };
  });
}
