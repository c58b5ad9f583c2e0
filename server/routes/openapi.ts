import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import {
  describeApi,
  DOCUMENT_ADDRESS,
  STYLESHEET_ADDRESS,
  type ApiDescription,
} from '../services/api-description.js';

/** The description of the API: for programs at /api/openapi.json, for people at /api. */
export function openapiRouter(): GuardedRouter {
  const guarded = guardedRouter();
  let made: Promise<ApiDescription> | undefined;
  const described = (): Promise<ApiDescription> => (made ??= describeApi());
  guarded.add('get', DOCUMENT_ADDRESS, 'public', async (_request, response) => {
    response.json((await described()).document);
  });
  guarded.add('get', '/api', 'public', async (_request, response) => {
    response.type('html').send((await described()).page);
  });
  guarded.add('get', STYLESHEET_ADDRESS, 'public', async (_request, response) => {
    response.type('css').send((await described()).stylesheet);
  });
  return guarded;
}
