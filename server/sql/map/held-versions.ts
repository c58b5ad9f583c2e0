/**
 * The version of each municipality's wetlands map that holds on the day bound as `on`, as a common table expression
 * `held` (jurisdiction_id, invented, number, since): worked out once a municipality, however many rows are looked at.
 */
export const HELD_VERSIONS = `
held as materialized (
  select j.id as jurisdiction_id, j.invented, v.number, v.since
  from jurisdiction j
  left join map_version v on v.jurisdiction_id = j.id and v.number = hf_map_version(j.id, cast(:on as date)))`;

/** @returns the condition that a row of the wetlands map is of the version that `held` has for its municipality */
export function isHeld(alias: string): string {
  return `${alias}.first_version <= held.number and coalesce(${alias}.retired_version > held.number, true)`;
}

/** @returns `from` and `where` for the rows of a table that are on the maps of the day; in a statement with `held` */
export function onTheMap(table: 'wetland' | 'watercourse'): string {
  return `from ${table} w join held using (jurisdiction_id) where ${isHeld('w')}`;
}
