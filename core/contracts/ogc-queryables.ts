import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** What the values of a property are; a `date` is the text of a day. */
export type QueryableType = 'string' | 'number' | 'integer' | 'boolean' | 'date';

/** A property by which the features of a collection can be chosen. */
export interface Queryable {
  name: string;
  title: string;
  type: QueryableType;
  /** the only values that there are */
  choices?: readonly string[];
}

/** A property and the value that it has to have. */
export interface PropertyFilter {
  name: string;
  value: string | number | boolean;
}

const numberSchema = z
  .string()
  .regex(/^-?\d{1,15}(?:\.\d{1,20})?$/, { message: 'must be a number' })
  .transform(Number)
  .pipe(z.number());

const integerSchema = z
  .string()
  .regex(/^-?\d{1,9}$/, { message: 'must be a whole number' })
  .transform(Number)
  .pipe(z.number().int());

const booleanSchema = z
  .enum(['true', 'false'], { message: 'must be true or false' })
  .transform((text) => text === 'true')
  .pipe(z.boolean());

const textSchema = z
  .string()
  .min(1, { message: 'must not be empty' })
  .max(300, { message: 'must have at most 300 characters' });

/** @returns the schema by which a value of the property is read from a query */
export function queryableSchema({ type, choices }: Queryable): z.ZodType<string | number | boolean> {
  if (choices !== undefined) {
    return z.enum(choices, { message: `must be one of ${choices.join(', ')}` });
  }
  switch (type) {
    case 'string':
      return textSchema;
    case 'date':
      return calendarDateSchema;
    case 'number':
      return numberSchema;
    case 'integer':
      return integerSchema;
    case 'boolean':
      return booleanSchema;
  }
}
