import { z } from 'zod';

/** A control character or half of a surrogate pair can be neither stored nor shown. */
// eslint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Free text at the edge: names, reasons. It may hold quotes, markup or SQL; it is only ever data. */
export const storableTextSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !UNSTORABLE.test(text), { message: 'holds a character that cannot be stored' });

/** Text that has to say something: as `storableTextSchema`, and more than blanks. */
export const writtenTextSchema = (longest: number, message = 'must not be blank') =>
  storableTextSchema(longest).refine((text) => text.trim() !== '', { message });
