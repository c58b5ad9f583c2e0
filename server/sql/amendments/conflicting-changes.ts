/** SQL: an attribute as the amendment has it where it changes it, and as the map has it now where it does not. */
const carried = (column: string): string =>
  `case when base.key is null or theirs.key is null or c.${column} is distinct from base.${column}
     then c.${column} else theirs.${column} end as ${column}`;

/**
 * A query of changes of an amendment as they would be on the newest map: attributes and shape that a change does not touch
 * are those that the map has now. Binding: amendmentKey.
 * @param which  SQL condition on `c`, the change, `base`, the row it began from, and `theirs`, the row that the map has now
 */
export const changesCarried = (which: string): string => `
  select c.number, c.action, c.wetland_id, c.derived_from, c.note, c.delineated_from, c.attributes,
    base.key as base_key, theirs.key as theirs_key,
    case when base.key is null then theirs.first_version else base.retired_version end as since_version,
    ${['name', 'kind', 'local_importance', 'degraded', 'accuracy_ft', 'source'].map(carried).join(', ')},
    case when c.action = 'reclassify' and theirs.key is not null then theirs.geom else c.geom end as geom,
    case when c.action = 'add' and theirs.key is not null then ST_Intersects(c.geom, theirs.geom) end as shares_place
  from amendment a join amendment_change c on c.amendment_key = a.key
    left join wetland base on base.key = c.replaces_key
    left join wetland theirs on theirs.jurisdiction_id = a.jurisdiction_id and theirs.id = c.wetland_id
      and theirs.retired_version is null
  where a.key = cast(:amendmentKey as bigint) and ${which}`;

/**
 * A query of the changes of an open amendment whose wetland the newest map shows otherwise than they began from: the row
 * they replace was retired since, or the id they add is taken. Binding: amendmentKey.
 */
export const conflictingChanges = changesCarried(`c.taken_back_at is null and a.state in ('draft', 'proposed')
  and case when base.key is null then theirs.key is not null else base.retired_version is not null end`);
