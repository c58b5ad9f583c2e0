/** Areas that differ by more than this share are those of two shapes; closer ones are compared point by point. */
const AREA_SHARE = 1e-6;

/** Attributes that say what a wetland is. What an importer kept of a file beside them is no change of the map. */
const ATTRIBUTES = ['name', 'kind', 'local_importance', 'degraded', 'accuracy_ft', 'source'] as const;

/**
 * @param alias  of a wetland's row
 * @returns the columns that `changeBetween` reads; no shape is among them, so that thousands of rows are joined lightly
 */
export function comparedColumns(alias: string): string {
  return ['key', 'id', 'area_sqft', ...ATTRIBUTES].map((name) => `${alias}.${name}`).join(', ');
}

/**
 * @param before  alias of a wetland's row, its columns null where it was not on the map
 * @param after  the same
 * @returns SQL for what was done to it: add, retire, reshape, reclassify, or null where both say the same. Shapes are
 *   looked up only where their areas agree, since an import can replace thousands of rows
 */
export function changeBetween(before: string, after: string): string {
  const attributes = (alias: string): string => ATTRIBUTES.map((name) => `${alias}.${name}`).join(', ');
  return `case
    when ${before}.key is null then 'add'
    when ${after}.key is null then 'retire'
    when abs(${before}.area_sqft - ${after}.area_sqft) > ${AREA_SHARE} * ${before}.area_sqft then 'reshape'
    when (select not ST_OrderingEquals(shape_before.geom, shape_after.geom)
      from wetland shape_before cross join wetland shape_after
      where shape_before.key = ${before}.key and shape_after.key = ${after}.key) then 'reshape'
    when row(${attributes(before)}) is distinct from row(${attributes(after)}) then 'reclassify' end`;
}
