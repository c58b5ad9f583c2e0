import type { Knex } from 'knex';
import type { FieldMapping } from '../../../core/contracts/field-mapping.js';
import type { MappingKey } from './find-mapping.js';

/** Keeps a mapping for files with these attributes, in the place of the one that was remembered. */
export async function rememberMapping(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, layer, attributes }: MappingKey,
  mapping: FieldMapping,
  accountId: string | null,
): Promise<void> {
  await knex.raw(
    `insert into field_mapping (jurisdiction_id, layer, attributes, mapping, account_id)
     values (:jurisdictionId, :layer, :attributes, cast(:mapping as jsonb), cast(:accountId as uuid))
     on conflict (jurisdiction_id, layer, attributes)
       do update set mapping = excluded.mapping, account_id = excluded.account_id, changed_at = clock_timestamp()`,
    { jurisdictionId, layer, attributes, mapping: JSON.stringify(mapping), accountId },
  );
}
