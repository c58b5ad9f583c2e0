import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** Longest free text of an ordinance's data: a few sentences. */
const LONGEST_TEXT = 2_000;

/** A text for people: in our own words, never a sentence copied from a code of laws. */
export const wordsSchema = z.string().trim().min(1).max(LONGEST_TEXT);

/** A short line for people: a title, a label. */
export const labelSchema = z.string().trim().min(1).max(200);

/** A section of the text, such as `§ 192-2, Wetlands B`; the municipality is not part of it. */
export const citationSchema = z.string().trim().min(1).max(300);

/** A local law, such as `L.L. No. 10-2007`. */
export const localLawSchema = z.string().trim().min(1).max(200);

/** Where a value comes from. `setting`: set by the municipality, not read from the text held here. */
export const sourceSchema = z.enum(['text', 'setting']);

/** Name of a rule, such as `M-B`: findings, cases and code carry it. */
export const ruleIdSchema = z.string().regex(/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/, {
  message: 'must be capitals and digits in parts joined by "-", such as OAK-ADJ',
});

/** Name of a thing in lists and addresses, such as `septic-system`. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
    message: 'must be small letters and digits in parts joined by "-", such as north-castle',
  });

/** Name of a fact that a person states, such as `largerCommonPlan`: a member of `facts` in a request. */
export const factIdSchema = z
  .string()
  .max(80)
  .regex(/^[a-z][A-Za-z0-9]*$/, { message: 'must be letters and digits, the first a small letter' });

/** A rule and the section that it stands in. */
export const ruleReferenceSchema = z.strictObject({ rule: ruleIdSchema, citation: citationSchema });

/** Days on which a thing is in force: `from` that day to the day before `until`; absent means as long as the text held. */
export const inForceShape = {
  from: calendarDateSchema
    .optional()
    .describe('in force from this day; absent: as long as the text held here'),
  until: calendarDateSchema.optional().describe('no longer in force from this day on'),
  localLaw: localLawSchema.optional().describe('the local law that set it, where the text says so'),
};

/** Values with the day from which each holds, ascending. */
export function datedSchema<T extends z.ZodType>(value: T) {
  return z
    .array(
      z.strictObject({
        from: calendarDateSchema,
        value,
        citation: citationSchema,
        localLaw: localLawSchema.optional(),
        source: sourceSchema,
      }),
    )
    .min(1)
    .refine(
      (list) => list.every((entry, index) => index === 0 || (list[index - 1]?.from ?? '') < entry.from),
      {
        message: 'must be in the order of their days, each day once',
      },
    )
    .readonly();
}
