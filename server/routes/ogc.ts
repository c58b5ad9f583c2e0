import type { Request, RequestHandler, Response } from 'express';
import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import {
  ogcFeatureQuerySchema,
  ogcItemsQuerySchema,
  ogcPageQuerySchema,
  type CrsUri,
} from '../../core/contracts/ogc.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { pathParameter } from '../http/path-parameter.js';
import { measuringLimit } from '../http/security.js';
import { describeCollection, listCollections } from '../services/ogc/describe-collections.js';
import { describeConformance, describeService } from '../services/ogc/describe-service.js';
import { readItem, readItems } from '../services/ogc/read-items.js';

// Behind a proxy that adds TLS the request itself arrives without it; the header only colors the sender's own links.
function addressOf(request: Request) {
  const scheme = request.get('x-forwarded-proto') === 'https' ? 'https' : request.protocol;
  const host = request.get('host');
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
  return { root: host === undefined ? '' : `${scheme}://${host}`, path: pathname, search: searchParams };
}

/** There is JSON and nothing else. A browser, which takes anything at the last, is given that; f=json insists on it. */
const requireJson: RequestHandler = (request, response, next) => {
  response.vary('Accept');
  const acceptable = request.accepts(['application/geo+json', 'application/json']) !== false;
  if (acceptable || request.query['f'] === 'json') {
    next();
    return;
  }
  response
    .status(406)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: '/api#error-NotAcceptable',
        title: 'Not to be had in that form',
        status: 406,
        detail:
          'There is application/geo+json and application/json, and no other form yet. Accept one of them.',
        code: 'NotAcceptable',
        problems: [],
      }),
    );
};

function sendGeojson(response: Response, body: object, crs: CrsUri): void {
  response.set('Content-Crs', `<${crs}>`).type('application/geo+json').send(JSON.stringify(body));
}

/** OGC API Features under /ogc: the layers for other programs. */
export function ogcRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use('/ogc', requireJson);
  guarded.router.use('/ogc/collections/adjacent-areas/items', measuringLimit());
  guarded.add('get', '/ogc', 'public', (request, response) => {
    ogcPageQuerySchema.parse(request.query);
    response.json(describeService(addressOf(request)));
  });
  guarded.add('get', '/ogc/conformance', 'public', (request, response) => {
    ogcPageQuerySchema.parse(request.query);
    response.json(describeConformance());
  });
  guarded.add('get', '/ogc/collections', 'public', async (request, response) => {
    ogcPageQuerySchema.parse(request.query);
    response.json(await listCollections(knex, ordinances, addressOf(request)));
  });
  guarded.add('get', '/ogc/collections/:collectionId', 'public', async (request, response) => {
    ogcPageQuerySchema.parse(request.query);
    response.json(
      await describeCollection(knex, ordinances, pathParameter(request, 'collectionId'), addressOf(request)),
    );
  });
  guarded.add('get', '/ogc/collections/:collectionId/items', 'public', async (request, response) => {
    const query = ogcItemsQuerySchema.parse(request.query);
    const page = await readItems(
      knex,
      ordinances,
      pathParameter(request, 'collectionId'),
      query,
      addressOf(request),
    );
    sendGeojson(response, page, query.crs);
  });
  guarded.add(
    'get',
    '/ogc/collections/:collectionId/items/:featureId',
    'public',
    async (request, response) => {
      const query = ogcFeatureQuerySchema.parse(request.query);
      const collectionId = pathParameter(request, 'collectionId');
      const featureId = pathParameter(request, 'featureId');
      sendGeojson(
        response,
        await readItem(knex, ordinances, [collectionId, featureId], query, addressOf(request)),
        query.crs,
      );
    },
  );
  return guarded;
}
