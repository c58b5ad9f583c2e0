import type { z } from 'zod';
import { AnswerFailed, problemSchema } from './failure.js';
import { heardFromServer, lostServer } from './state/connection.js';

/** An answer parsed, and the JSON it came as, for the download. */
export interface Answer<T> {
  value: T;
  json: unknown;
  /** which state of the thing the answer shows, to be sent with a change of it */
  etag: string | null;
}

/** Sent with whatever changes something while somebody is signed in, so that no other site can do it in their name. */
let csrfToken: string | null = null;

/** Keeps the token of the session for the requests to come; null: nobody is signed in. */
export function keepCsrfToken(token: string | null): void {
  csrfToken = token;
}

let tokenComing: Promise<unknown> | null = null;

/**
 * Holds back whatever changes something until it is known who is signed in: sent before, it would be refused.
 * @param coming  ends then, with the token or without one
 */
export function expectCsrfToken(coming: Promise<unknown>): void {
  tokenComing = coming.finally(() => (tokenComing = null));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    lostServer();
    throw new AnswerFailed({
      kind: 'unreachable',
      code: '',
      message: 'The server did not answer.',
      problems: [],
    });
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}

function refusal(response: Response, body: unknown): AnswerFailed {
  const parsed = problemSchema.safeParse(body);
  // A proxy in front of a stopped server answers 502 to 504, with a page of its own.
  if (!parsed.success && response.status >= 500)
    return new AnswerFailed({
      kind: 'unreachable',
      code: '',
      message: `The server did not answer (${response.status}).`,
      problems: [],
    });
  const problem = parsed.success ? parsed.data : null;
  return new AnswerFailed({
    kind: 'refused',
    code: problem?.code ?? '',
    message: problem?.detail || problem?.title || `The server refused the question (${response.status}).`,
    problems: problem?.problems ?? [],
    ...(problem?.conflict === undefined ? {} : { conflict: problem.conflict }),
  });
}

/**
 * Asks the server and parses what it says.
 * @throws AnswerFailed  when the server is not there, refuses, or answers something else than the contract
 */
export async function request<T>(
  path: string,
  schema: z.ZodType<T>,
  init: RequestInit = {},
): Promise<Answer<T>> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  if (tokenComing !== null && (init.method ?? 'GET') !== 'GET') await tokenComing;
  if (csrfToken !== null && (init.method ?? 'GET') !== 'GET') headers.set('x-csrf-token', csrfToken);
  const response = await send(path, { ...init, headers });
  const json = await bodyOf(response);
  const refused = response.ok ? null : refusal(response, json);
  if (refused?.failure.kind === 'unreachable') lostServer();
  else heardFromServer();
  if (refused !== null) throw refused;
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    throw new AnswerFailed({
      kind: 'unreadable',
      code: '',
      message:
        'The server answered something this page cannot read. Reload the page: it may be older than the server.',
      problems: parsed.error.issues
        .slice(0, 3)
        .map((issue) => ({ message: `${issue.path.join('.')}: ${issue.message}` })),
    });
  return { value: parsed.data, json, etag: response.headers.get('etag') };
}
