import { z } from 'zod';

/**
 * Which attribute of a file fills which column of a layer, where a person says it: column → attribute, both by name.
 * A column that is not named is filled by what is known of published layers; an empty attribute leaves it empty.
 */
export const fieldMappingSchema = z.record(z.string().min(1).max(60), z.string().max(200));

export type FieldMapping = z.infer<typeof fieldMappingSchema>;
