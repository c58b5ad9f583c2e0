import { z } from 'zod';
import { ordinanceSchema } from '../../core/ordinance.js';

/**
 * @returns the JSON Schema (draft 2020-12) of an ordinance as it is written: what may be left out is not required.
 *   Names that lead nowhere are faults too, which no schema says; reading the file finds them.
 */
export function ordinanceFormat(): Record<string, unknown> {
  const schema = z.toJSONSchema(ordinanceSchema, { io: 'input' });
  return { title: 'An ordinance as data', ...schema };
}
