import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import knex from 'knex';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { ZodError, type z } from 'zod';
import { HundredfootError, type ErrorCode, type Problem } from '../../core/errors.js';
import { memberPath, plainIssue } from '../../core/plain-issue.js';

/** PostgreSQL's codes for text that holds NUL or half a character: 22021 in a value, 22P05 in JSON. */
const UNSTORABLE_TEXT: ReadonlySet<string> = new Set(['22021', '22P05']);

/** PostgreSQL's codes for having no room for another connection, and for starting up or shutting down. */
const NO_ROOM: ReadonlySet<string> = new Set(['53300', '57P01', '57P03']);

/** Seconds after which it is worth asking again: an import on the embedded database takes as long as that and more. */
const RETRY_AFTER_SECONDS = 30;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  InvalidInput: 400,
  InvalidGeometry: 422,
  NotFound: 404,
  SignInNeeded: 401,
  Forbidden: 403,
  Conflict: 409,
  VersionNeeded: 428,
  TooComplex: 413,
};

const TITLE: Readonly<Record<ErrorCode, string>> = {
  InvalidInput: 'The request cannot be used as it is',
  InvalidGeometry: 'A shape cannot be measured as drawn',
  NotFound: 'Not found',
  SignInNeeded: 'Sign in first',
  Forbidden: 'Not allowed',
  Conflict: 'The present state does not allow this',
  VersionNeeded: 'Which state is changed?',
  TooComplex: 'Too much for one request',
};

/** Numbers of a feature and of a position in its ring, from 1, as far as the path of an issue tells them. */
function placeOf(path: readonly PropertyKey[]): Pick<Problem, 'feature' | 'vertex'> {
  const at = path.indexOf('features');
  const feature = path[at + 1];
  if (at === -1 || typeof feature !== 'number') return {};
  const numbers = path.slice(path.indexOf('coordinates') + 1).filter((part) => typeof part === 'number');
  const vertex = path.includes('coordinates') ? numbers[numbers.length - 2] : undefined;
  return { feature: feature + 1, ...(vertex === undefined ? {} : { vertex: vertex + 1 }) };
}

type Issue = z.core.$ZodIssue;

/** Of a union, the branch that came furthest is the one that the sender meant. */
function deepest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) =>
    branch.flatMap((inner) => deepest({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const depth = (branch: readonly Issue[]): number =>
    Math.max(0, ...branch.map((inner) => inner.path.length));
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}

const MOST_PROBLEMS = 20;

/** @returns what zod found, as problems that name the member, the feature and the vertex */
export function problemsOf(error: ZodError): Problem[] {
  return error.issues
    .flatMap(deepest)
    .slice(0, MOST_PROBLEMS)
    .map((issue) => {
      const path = memberPath(issue.path);
      const place = placeOf(issue.path);
      const message = plainIssue(issue);
      return { message: path === '' ? `The body ${message}` : `${path}: ${message}`, path, ...place };
    });
}

function sendProblem(
  response: Response,
  status: number,
  code: string,
  title: string,
  detail: string,
  problems: readonly Problem[],
  more: Readonly<Record<string, unknown>> = {},
): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...more, type: `/api#error-${code}`, title, status, detail, code, problems }));
}

interface BodyParserError {
  type: string;
  limit?: number;
}

function bodyParserError(error: unknown): BodyParserError | null {
  if (typeof error !== 'object' || error === null || !('type' in error)) return null;
  return typeof error.type === 'string' ? (error as BodyParserError) : null;
}

function isHttpError(error: unknown): error is Error & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

function asHundredfootError(error: unknown): HundredfootError | null {
  if (error instanceof HundredfootError) return error;
  if (error instanceof ZodError) {
    const problems = problemsOf(error);
    return new HundredfootError(
      'InvalidInput',
      problems[0]?.message ?? 'The request cannot be used.',
      problems,
    );
  }
  const parsing = bodyParserError(error);
  switch (parsing?.type) {
    case 'entity.too.large':
      return new HundredfootError(
        'TooComplex',
        `The request is larger than ${parsing.limit ?? 0} bytes. Simplify the drawing or send it in parts.`,
      );
    case 'entity.parse.failed':
      return new HundredfootError(
        'InvalidInput',
        'The body is not JSON, or no object. Send a JSON object, as /api describes it.',
      );
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HundredfootError(
        'InvalidInput',
        'The body has an encoding that is not read here. Send UTF-8.',
      );
    default:
      break;
  }
  if (error instanceof DatabaseError && error.code !== undefined && UNSTORABLE_TEXT.has(error.code)) {
    return new HundredfootError('InvalidInput', 'A text holds a character that cannot be stored (NUL).');
  }
  if (error instanceof URIError) {
    return new HundredfootError('InvalidInput', 'The address has a broken percent-encoding.');
  }
  // Whatever else Express blames on the request: a body that cannot be unpacked, a connection cut short.
  return isHttpError(error) && error.statusCode < 500 && error.statusCode >= 400
    ? new HundredfootError(
        'InvalidInput',
        'The body could not be read to its end. Send it again, unpacked, as UTF-8.',
      )
    : null;
}

/** @returns whether the database had no connection to give: an import holds the one of the embedded database, or all are in use */
function isBusy(error: unknown): boolean {
  return (
    error instanceof knex.KnexTimeoutError ||
    (error instanceof DatabaseError && error.code !== undefined && NO_ROOM.has(error.code))
  );
}

function sendBusy(response: Response): void {
  response.set('Retry-After', String(RETRY_AFTER_SECONDS));
  sendProblem(
    response,
    503,
    'Busy',
    'The database is busy',
    'The database is busy with something long, such as the import of a layer, and did not come to this request. Nothing was stored. Try again in half a minute.',
    [],
  );
}

/** The one place where errors become answers: RFC 9457 problem+json. A fault of ours says no more than that it is one. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = asHundredfootError(error);
    if (known !== null) {
      const { code, message, problems, more } = known;
      sendProblem(response, STATUS[code], code, TITLE[code], message, problems, more);
      return;
    }
    if (isBusy(error)) {
      log.warn({ method: request.method, path: request.path }, 'the database had no connection to give');
      sendBusy(response);
      return;
    }
    log.error({ err: error, method: request.method, path: request.path }, 'a request failed');
    sendProblem(
      response,
      500,
      'Fault',
      'Something went wrong here',
      'The server could not answer. Nothing was stored. Try again; if it happens again, tell whoever runs this server.',
      [],
    );
  };
}

/** Answers what no route took. */
export const notFoundHandler: RequestHandler = (request, response) => {
  sendProblem(
    response,
    404,
    'NotFound',
    TITLE.NotFound,
    `There is nothing at ${request.method} ${request.path}.`,
    [],
  );
};
