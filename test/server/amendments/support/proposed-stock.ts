import type { Knex } from 'knex';

/** What a stock of proposed amendments is made of. */
export interface Stock {
  amendments: number;
  /** changes of each, a quarter of them each of the four kinds */
  changes: number;
}

/**
 * Puts wetlands on the map of Rye, and proposed amendments that each change others of them, ready to be adopted in any
 * order. In one statement a table, since what is tested is what comes after.
 */
export async function putProposedStock(knex: Knex, { amendments, changes }: Stock): Promise<void> {
  const stock = { amendments, changes, wetlands: amendments * changes };
  await knex.transaction(async (trx) => {
    await trx.raw(
      `insert into map_version (jurisdiction_id, number, since, note) values ('rye', 1, '2020-01-01', 'stock')`,
    );
    await trx.raw(
      `insert into wetland (jurisdiction_id, first_version, id, kind, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
       select 'rye', 1, 'W-' || g, 'freshwater', ST_Multi(ST_MakeEnvelope(x, y, x + 50, y + 50, 2260)), 1, 2500, 2500, 200
       from generate_series(0, cast(:wetlands as int) - 1) as g
         cross join lateral (select 700000 + g % 100 * 100 as x, 850000 + g / 100 * 100 as y) as place`,
      stock,
    );
    await trx.raw(
      `insert into amendment (jurisdiction_id, number, title, state, base_version, proposed_at)
       select 'rye', n, 'Stock ' || n, 'proposed', 1, now() from generate_series(1, cast(:amendments as int)) as n`,
      stock,
    );
    await trx.raw(
      `insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, kind, local_importance, degraded, geom)
       select a.key, i + 1, action, case when action = 'add' then 'N-' || w.id else w.id end,
         case when action <> 'add' then w.key end, case when action <> 'retire' then w.kind end,
         case when action <> 'retire' then w.local_importance end,
         case when action <> 'retire' then action = 'reclassify' end,
         case action when 'reclassify' then w.geom
           when 'reshape' then ST_Multi(ST_MakeEnvelope(x, y, x + 40, y + 50, 2260))
           when 'add' then ST_Multi(ST_MakeEnvelope(x + 60, y, x + 90, y + 50, 2260)) end
       from amendment a cross join generate_series(0, cast(:changes as int) - 1) as i
         join wetland w on w.id = 'W-' || ((a.number - 1) * cast(:changes as int) + i)
         cross join lateral (select ST_XMin(w.geom) as x, ST_YMin(w.geom) as y,
           (array['reshape', 'retire', 'reclassify', 'add'])[i % 4 + 1] as action) as c`,
      stock,
    );
    await trx.raw(
      `insert into evidence (amendment_key, number, delineated_by, delineated_on, method)
       select key, 1, 'Fenwick Surveys', '2026-05-04', 'field delineation' from amendment`,
    );
  });
}

/** What is wrong with the record, in words; empty when every amendment is adopted whole or not at all. */
export async function brokenRecords(knex: Knex): Promise<string[]> {
  const result = await knex.raw<{ rows: { fault: string }[] }>(
    `with entry as (
       select a.*, v.number as version from amendment a left join map_version v on v.amendment_key = a.key),
     begun as materialized (
       select change_key, array_agg(first_version) as versions from wetland where change_key is not null group by change_key),
     change as materialized (
       select a.number as amendment, a.state, a.adopted_version, c.number, c.action, old.retired_version,
         old.key is not null as replaces,
         begun.versions as begun
       from amendment a join amendment_change c on c.amendment_key = a.key and c.taken_back_at is null
         left join wetland old on old.key = c.replaces_key left join begun on begun.change_key = c.key)
     select 'amendment ' || number || ' is ' || state || ' with version ' || coalesce(version::text, 'none') as fault
     from entry where case when state = 'adopted' then version is distinct from adopted_version else version is not null end
     union all
     select 'amendment ' || amendment || ' is adopted, but change ' || number || ' is not on the map' from change
     where state = 'adopted' and (replaces and retired_version is distinct from adopted_version
       or (case when action = 'retire' then begun is not null else begun is distinct from array[adopted_version] end))
     union all
     select 'amendment ' || amendment || ' is ' || state || ', but change ' || number || ' is on the map' from change
     where state <> 'adopted' and begun is not null
     union all
     select w.id || ' was retired by version ' || w.retired_version || ', whose amendment does not replace it'
     from wetland w join map_version v on v.jurisdiction_id = w.jurisdiction_id and v.number = w.retired_version
       left join amendment_change c on c.replaces_key = w.key and c.amendment_key = v.amendment_key
     where c.key is null
     union all
     select 'amendment ' || a.number || ' is adopted without a log' from amendment a
       left join activity_log l on l.action = 'amendment.adopted' and l.subject = 'amendment ' || a.number
     where a.state = 'adopted' and l.id is null
     union all
     select 'versions are not consecutive: ' || count(*) || ' up to ' || max(number) from map_version
     where jurisdiction_id = 'rye' having count(*) <> max(number)`,
  );
  return result.rows.map(({ fault }) => fault);
}
