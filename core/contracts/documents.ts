import { z } from 'zod';

/** Characters of a document's name. */
const LONGEST_NAME = 200;

/** Control characters, and those that turn the direction of writing and so can show a name as another. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** @returns the last part of a path: some programs send the whole of it for a name */
function lastPart(name: string): string {
  return name.split(/[/\\]/).at(-1)?.trim() ?? '';
}

/** The name of a file as a person knows it. It is shown and sent, and never used as a path. */
export const documentNameSchema = z
  .string()
  .transform(lastPart)
  .pipe(
    z
      .string()
      .max(LONGEST_NAME, { message: `must be at most ${LONGEST_NAME} characters` })
      .refine((name) => !HIDDEN.test(name), {
        message: 'holds a line break or another character that a file name cannot have: rename the file',
      })
      .refine((name) => !/^\.*$/.test(name), { message: 'must be the name of a file, such as plan.pdf' }),
  );

/** The SHA-256 of a document's bytes, by which it is kept. */
export const documentSha256Schema = z.string().regex(/^[0-9a-f]{64}$/, {
  message: 'must be the sha256 that the upload of the document was answered with',
});

/** Query of POST /api/jurisdictions/{jurisdiction}/documents. */
export const documentQuerySchema = z.object({ name: documentNameSchema });

/** Answer of POST /api/jurisdictions/{jurisdiction}/documents: what was received, as evidence then names it. */
export const documentSchema = z.object({
  name: z.string(),
  mediaType: z.string().describe('by its content, not by its name'),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** A document that was sent before, named in the body of an evidence. */
export const documentReferenceSchema = z.object({ sha256: documentSha256Schema, name: documentNameSchema });

export type Document = z.infer<typeof documentSchema>;
export type DocumentReference = z.infer<typeof documentReferenceSchema>;
