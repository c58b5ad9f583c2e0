import { z } from 'zod';

/** Query of GET /api/activity-log and GET /api/jurisdictions/{jurisdiction}/activity-log. */
export const activityQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, { message: 'must be the id of a line of the log, as `next` gives it' })
    .optional(),
});

export type ActivityQuery = z.output<typeof activityQuerySchema>;
