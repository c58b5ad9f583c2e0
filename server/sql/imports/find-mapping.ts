import type { Knex } from 'knex';
import type { FieldMapping } from '../../../core/contracts/field-mapping.js';

/** What a mapping of fields is remembered by. */
export interface MappingKey {
  jurisdictionId: string;
  layer: string;
  /** of the attributes of the file */
  attributes: string;
}

/** @returns whether any mapping is remembered for files of that layer */
export async function remembersMappings(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, layer }: Pick<MappingKey, 'jurisdictionId' | 'layer'>,
): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { any: boolean }[] }>(
    `select exists (select from field_mapping
       where jurisdiction_id = :jurisdictionId and layer = :layer) as any`,
    { jurisdictionId, layer },
  );
  return rows[0]?.any ?? false;
}

/** @returns the mapping remembered for such a file; null where there is none */
export async function findMapping(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, layer, attributes }: MappingKey,
): Promise<FieldMapping | null> {
  const { rows } = await knex.raw<{ rows: { mapping: FieldMapping }[] }>(
    `select mapping from field_mapping
     where jurisdiction_id = :jurisdictionId and layer = :layer and attributes = :attributes`,
    { jurisdictionId, layer, attributes },
  );
  return rows[0]?.mapping ?? null;
}
