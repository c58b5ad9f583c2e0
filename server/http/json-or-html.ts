import type { Request, Response } from 'express';

const JSON_TYPES = ['application/geo+json', 'application/json', 'application/schema+json'];

/**
 * @returns the form of an answer that `f` names, or else the header Accept, where JSON comes first with whoever takes
 *   anything; null where the header allows neither. A value of `f` that names none is left to the schema of the query
 */
export function formOf(request: Request): 'json' | 'html' | null {
  const named = request.query['f'];
  if (named !== undefined) return named === 'html' ? 'html' : 'json';
  const best = request.accepts([...JSON_TYPES, 'text/html']);
  if (best === false) return null;
  return best === 'text/html' ? 'html' : 'json';
}

/** Answers that there is no form that the header Accept allows. */
export function refuseForm(response: Response): void {
  response
    .status(406)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: '/api#error-NotAcceptable',
        title: 'Not to be had in that form',
        status: 406,
        detail:
          'There is JSON (application/json, for features application/geo+json) and text/html, and no other form. Accept one ' +
          'of them, or ask with f=json or f=html.',
        code: 'NotAcceptable',
        problems: [],
      }),
    );
}
