import { z } from 'zod';
import type { ErrorCode } from '../../core/errors.js';

const locationSchema = z.object({
  lon: z.number(),
  lat: z.number(),
  xFt: z.number(),
  yFt: z.number(),
});

const problemItemSchema = z.object({
  message: z.string(),
  path: z.string().optional().describe('member of the request, such as features[0].geometry'),
  feature: z.number().int().optional().describe('from 1, as are ring and vertex'),
  ring: z.number().int().optional(),
  vertex: z.number().int().optional(),
  location: locationSchema.optional().describe('degrees (NAD83) and EPSG:2260 feet'),
  repair: z.unknown().optional().describe('a repaired GeoJSON geometry, used only when acceptRepair says so'),
});

/** An error answer: RFC 9457 with a stable code, and everything that was wrong. */
export const problemSchema = z.object({
  type: z.string().describe('leads to this page’s explanation of the code'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('a sentence for the person who asked'),
  code: z.string(),
  problems: z.array(problemItemSchema),
  conflict: z
    .unknown()
    .optional()
    .describe('of a 409 about a state that somebody else changed: both states and what differs'),
  validation: z
    .unknown()
    .optional()
    .describe('of a 409 about an amendment that cannot be adopted yet: every check and what it found'),
});

/**
 * Codes of answers that come of no error of core: a form or a number of requests not to be had, a busy database, and faults
 * of the server.
 */
export type ProblemCode = ErrorCode | 'NotAcceptable' | 'TooManyRequests' | 'Busy' | 'Fault';

/** Every code with its HTTP status and what it means. */
export const PROBLEMS: Readonly<Record<ProblemCode, { status: number; meaning: string }>> = {
  InvalidInput: {
    status: 400,
    meaning: 'The request does not say what it has to. `problems` names each member and what to write.',
  },
  SignInNeeded: { status: 401, meaning: 'It takes somebody who is signed in: POST /api/session.' },
  Forbidden: { status: 403, meaning: 'The request is understood and not allowed.' },
  NotFound: { status: 404, meaning: 'Something named in the request is not here.' },
  NotAcceptable: { status: 406, meaning: 'There is no answer in a form that the header `Accept` allows.' },
  Conflict: {
    status: 409,
    meaning:
      'The present state does not allow it. Where somebody else changed it meanwhile, `conflict` shows both versions and the difference.',
  },
  TooComplex: {
    status: 413,
    meaning: 'Refused before it was begun, because it would take too long. Ask for less at once.',
  },
  InvalidGeometry: {
    status: 422,
    meaning:
      'A shape cannot be measured as drawn. `problems` says where, by feature, ring and vertex, and may offer a repair.',
  },
  VersionNeeded: {
    status: 428,
    meaning: 'A change that does not say what it changes. Send the ETag of the last answer as `If-Match`.',
  },
  TooManyRequests: {
    status: 429,
    meaning: 'More questions in a minute than are measured for one address, or too many failed sign-ins.',
  },
  Busy: {
    status: 503,
    meaning:
      'The database did not come to it, busy with something long such as an import. Ask again after the seconds of `Retry-After`.',
  },
  Fault: { status: 500, meaning: 'A fault of the server. Nothing was stored.' },
};
