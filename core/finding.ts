import { z } from 'zod';

/**
 * What a rule found.
 * - `applies`: the provision reaches this land or this proposal
 * - `does-not-apply`: on the numbers, it does not; never a statement that no permit is needed
 * - `exempt`: it would reach it, and the ordinance takes it out again
 * - `met` / `short`: something is owed, and what was offered suffices or not
 * - `undetermined`: a fact or a layer is missing, and the reason says which
 * - `information`: worth knowing, decides nothing
 */
export const outcomeSchema = z.enum([
  'applies',
  'does-not-apply',
  'exempt',
  'met',
  'short',
  'undetermined',
  'information',
]);

export const unitSchema = z.enum(['sq ft', 'ft', 'acres', 'count', 'date', 'ratio']);

export const findingSchema = z.object({
  rule: z.string().describe('id of the rule, such as M-B'),
  outcome: outcomeSchema,
  title: z.string().describe('one plain line that can stand alone'),
  measured: z.number().nullable().describe('unrounded; null where nothing was measured'),
  threshold: z.number().nullable(),
  unit: unitSchema.nullable(),
  margin: z
    .number()
    .nullable()
    .describe('in the same unit, from the positional accuracy; null where the accuracy is not recorded'),
  certain: z
    .boolean()
    .describe('false when the threshold lies inside the margin, or when no margin can be stated'),
  citation: z.string().describe('ordinance and section'),
  reason: z.string().describe('how the rule came to it, in our own words'),
  subject: z
    .object({
      type: z.enum(['wetland', 'watercourse', 'parcel', 'proposal', 'mitigation', 'map']),
      id: z.string().nullable(),
    })
    .describe('what the finding is about'),
  facts: z.array(z.string()).readonly().optional().describe('ids of the stated facts it was decided on'),
});

/** How a finding came about, for whoever opens it. */
export const explanationSchema = z.object({
  title: z.string().describe('of the provision'),
  words: z.string().describe('what the section says, in our own words'),
  source: z
    .enum(['text', 'setting'])
    .describe('`setting`: set by the municipality, not read from the text held'),
  inForceFrom: z.string(),
  localLaw: z.string().nullable(),
  steps: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('from what was measured to the outcome, in order'),
  facts: z
    .array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
    .describe('facts that geometry cannot tell, as they were stated, or as not known'),
});

/** A finding as answers give it. */
export const explainedFindingSchema = findingSchema.extend({ explanation: explanationSchema });

export type Outcome = z.infer<typeof outcomeSchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type ExplainedFinding = z.infer<typeof explainedFindingSchema>;
