import { z } from 'zod';
import { amendmentConflictSchema, amendmentSchema, CHANGE_ACTIONS } from './amendments.js';

/** What a 409 says in `conflict` when somebody else changed the amendment meanwhile. */
export const editedMeanwhileSchema = z.object({
  kind: z.literal('edited-meanwhile'),
  yourRevision: z.number().int(),
  current: amendmentSchema.describe('as it is now; your request can be sent again with its ETag'),
  yours: z.unknown().describe('the request as it was sent'),
  differences: z
    .array(
      z.object({
        wetland: z.string(),
        by: z.string().nullable(),
        at: z.iso.datetime(),
        action: z.enum(CHANGE_ACTIONS),
        touchesYours: z.boolean().describe('your request changes the same wetland'),
      }),
    )
    .describe('what was done since your revision'),
});

/** What a 409 says in `conflict` when the map was changed under an amendment. */
export const mapChangedSchema = z.object({
  kind: z.literal('map-changed'),
  baseVersion: z.number().int(),
  newestVersion: z.number().int(),
  wetlands: z.array(amendmentConflictSchema),
});

export type EditedMeanwhile = z.infer<typeof editedMeanwhileSchema>;
export type MapChanged = z.infer<typeof mapChangedSchema>;
