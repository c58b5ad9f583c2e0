import type { Request } from 'express';

/** @returns what a request's address holds in the place of `:name`, which its route's path names */
export function pathParameter(request: Request<Record<string, string>>, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`the route's path names no :${name}`);
  return value;
}
