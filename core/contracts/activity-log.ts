import { z } from 'zod';

/** Kinds of things that are done: an action is one of them, or begins with one and a dot, such as `amendment.adopted`. */
export const ACTIVITY_KINDS = [
  'import',
  'amendment',
  'determination',
  'parcel-batch',
  'proposal',
  'settings',
  'document',
  'account',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Query of GET /api/activity-log and GET /api/jurisdictions/{jurisdiction}/activity-log. */
export const activityQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { message: 'must be the id of a line of the log, as `next` gives it' })
    .optional(),
  kind: z.enum(ACTIVITY_KINDS).optional(),
});

export type ActivityQuery = z.output<typeof activityQuerySchema>;
