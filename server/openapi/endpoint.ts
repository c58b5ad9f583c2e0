import type { z } from 'zod';
import type { Method } from './open-api.js';
import type { ProblemCode } from './problems.js';
import type { SchemaName } from './schemas.js';

/** What is said of a parameter beside its schema, which is the one that the route parses it by. */
export interface ParameterText {
  description: string;
  example?: unknown;
}

/** One path and method of the API, as it is described. */
export interface Endpoint {
  method: Method;
  /** with its parameters in braces */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  pathParameters?: Readonly<Record<string, z.ZodType>>;
  query?: Readonly<Record<string, z.ZodType>>;
  parameterTexts?: Readonly<Record<string, ParameterText>>;
  body?: { schema: SchemaName; description: string; example: unknown };
  /** in the place of a JSON body: the bytes of a file, and what it is */
  file?: string;
  answers: readonly Answer[];
  problems: readonly ProblemCode[];
  /** an address that answers on the demonstration municipality */
  tryAt?: string;
}

export interface Answer {
  status: number;
  description: string;
  mediaType?: string;
  /** absent for bytes */
  schema?: SchemaName;
  headers?: Readonly<Record<string, string>>;
}

/** @returns a JSON answer with status 200 */
export function json(schema: SchemaName, description: string): Answer {
  return { status: 200, description, mediaType: 'application/json', schema };
}
