import type { Request } from 'express';
import { z } from 'zod';

/** @returns what a request's address holds in the place of `:name`, which its route's path names */
export function pathParameter(request: Request<Record<string, string>>, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`the route's path names no :${name}`);
  return value;
}

/**
 * @param schema  of the number as it stands in an address
 * @returns the number in the place of `:name`
 * @throws ZodError  which names the parameter
 */
export function pathNumber(
  request: Request<Record<string, string>>,
  name: string,
  schema: z.ZodType<number, string>,
): number {
  const text = pathParameter(request, name);
  const number = z.record(z.string(), schema).parse({ [name]: text })[name];
  if (number === undefined) throw new Error(`the parameter ${name} was lost`);
  return number;
}
