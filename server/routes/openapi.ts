import { Router } from 'express';
import {
  describeApi,
  DOCUMENT_ADDRESS,
  STYLESHEET_ADDRESS,
  type ApiDescription,
} from '../services/api-description.js';

/** The description of the API: for programs at /api/openapi.json, for people at /api. */
export function openapiRouter(): Router {
  const router = Router();
  let made: Promise<ApiDescription> | undefined;
  const described = (): Promise<ApiDescription> => (made ??= describeApi());
  router.get(DOCUMENT_ADDRESS, async (_request, response) => {
    response.json((await described()).document);
  });
  router.get('/api', async (_request, response) => {
    response.type('html').send((await described()).page);
  });
  router.get(STYLESHEET_ADDRESS, async (_request, response) => {
    response.type('css').send((await described()).stylesheet);
  });
  return router;
}
