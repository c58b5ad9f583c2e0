/**
 * @param alias  of a row of the wetlands map: a wetland or a watercourse
 * @returns the condition that the row belongs to the version bound as `mapVersion`
 */
export function ofVersion(alias: string): string {
  return `${alias}.first_version <= cast(:mapVersion as int)
    and coalesce(${alias}.retired_version > cast(:mapVersion as int), true)`;
}
