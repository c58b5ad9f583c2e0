import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';

/** Answers 429 with a problem of RFC 9457, as whoever asks too much is answered everywhere here. */
export function sendTooMany(response: Response, title: string, detail: string): void {
  const problem = { type: '/api#error-TooManyRequests', title, status: 429, detail };
  response
    .status(429)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, code: 'TooManyRequests', problems: [] }));
}

const WINDOW_MINUTES = 15;

/** Failures in a quarter of an hour: a town hall behind one address mistypes now and then, a list of passwords is long. */
const FAILURES_OF_ADDRESS = 30;
const FAILURES_OF_ACCOUNT = 10;

function failuresLimit(limit: number, more: Partial<Options>): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MINUTES * 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: true,
    skip: ({ method }) => method !== 'POST',
    handler: (_request, response) => {
      sendTooMany(
        response,
        'Too many failed attempts',
        `After so many failed attempts no password is looked at for a while. Wait ${WINDOW_MINUTES} minutes.`,
      );
    },
    ...more,
  });
}

/**
 * Slows down whoever tries passwords: by the address they come from, and by the account, which may be tried from many.
 * Only POST is looked at, and only what fails counts.
 * @param accountOf  what the account is known by in a request
 */
export function passwordLimits(
  accountOf: (request: Request, response: Response) => string,
): RequestHandler[] {
  return [
    failuresLimit(FAILURES_OF_ADDRESS, { identifier: 'address' }),
    failuresLimit(FAILURES_OF_ACCOUNT, { identifier: 'account', keyGenerator: accountOf }),
  ];
}

/**
 * Slows down whoever tries keys of shared proposals: only what finds none counts, so that a link that is passed around a
 * town hall is never refused.
 */
export function keyGuessLimit(): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MINUTES * 60_000,
    limit: FAILURES_OF_ADDRESS,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: true,
    handler: (_request, response) => {
      sendTooMany(
        response,
        'Too many links that show nothing',
        `After so many links that show no proposal none is looked up for a while. Wait ${WINDOW_MINUTES} minutes.`,
      );
    },
  });
}
