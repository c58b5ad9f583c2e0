import { z } from 'zod';

const feetSchema = z.number().positive().max(2000);

/** What a municipality sets where the text held here leaves it open; absent: the ordinance's own figure. */
export const settingsSchema = z.strictObject({
  bufferFt: feetSchema.optional().describe('width of the adjacent area in feet'),
  minimumWetlandSqFt: z.number().nonnegative().max(1e8).optional(),
  wetlandMitigationRatio: z.number().positive().max(100).optional(),
  bufferMitigationRatio: z.number().positive().max(100).optional(),
});

/** Answer of GET and PUT /api/jurisdictions/{jurisdiction}/settings. */
export const municipalitySettingsSchema = z.object({
  jurisdiction: z.string(),
  settings: settingsSchema,
  open: z
    .array(z.enum(['bufferFt', 'minimumWetlandSqFt', 'wetlandMitigationRatio', 'bufferMitigationRatio']))
    .describe('figures that the ordinance takes from the settings; the others are fixed by its text'),
  revision: z.number().int(),
});

export type MunicipalitySettings = z.infer<typeof municipalitySettingsSchema>;
