import type { RequestHandler } from 'express';

/** Headers that a page of another site may read; the others are readable anyway. */
const READABLE = 'Content-Crs, ETag, Link, Map-Version';

/**
 * Lets pages of other sites read what is public: no cookie is asked for there, and nothing can be changed. Also answers a
 * browser that asks first.
 */
export const openToOtherSites: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': READABLE,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response
    .set({
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'Accept, If-None-Match',
      'Access-Control-Max-Age': '86400',
    })
    .status(204)
    .end();
};
