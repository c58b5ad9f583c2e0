import type { Knex } from 'knex';

/** What a file said of a wetland. */
type Attributes = Record<string, unknown>;

/**
 * @param keys  of rows of wetlands
 * @returns the attributes that their files gave them, by key
 */
export async function readWetlandAttributes(
  knex: Knex | Knex.Transaction,
  keys: readonly number[],
): Promise<Map<number, Attributes>> {
  const { rows } = await knex.raw<{ rows: { key: string; attributes: Attributes }[] }>(
    `select cast(key as text) as key, attributes from wetland where key = any (cast(:keys as bigint[]))`,
    { keys: [...keys] },
  );
  return new Map(rows.map(({ key, attributes }) => [Number(key), attributes]));
}
