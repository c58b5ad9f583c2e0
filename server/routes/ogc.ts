import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ogcFeatureQuerySchema, ogcPageQuerySchema } from '../../core/contracts/ogc-query.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { formOf, refuseForm } from '../http/json-or-html.js';
import { pathParameter } from '../http/path-parameter.js';
import { rootOf } from '../http/request-root.js';
import { measuringLimit } from '../http/security.js';
import { describeCollection, listCollections } from '../services/ogc/describe-collections.js';
import { describeQueryables } from '../services/ogc/describe-queryables.js';
import { describeConformance, describeService } from '../services/ogc/describe-service.js';
import { PAGE_STYLE_ADDRESS, readPageStyle } from '../services/ogc/page-style.js';
import { readItem, readItems } from '../services/ogc/read-items.js';

type Form = 'json' | 'html';

function addressOf(request: Request<Record<string, string>>, form: Form, publicUrl: URL | null) {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
  return { root: rootOf(request, publicUrl), path: pathname, search: searchParams, form };
}

type Address = ReturnType<typeof addressOf>;

interface Answer {
  body: object;
  page: () => string;
  crs?: string;
}

/** Leaves out when the answer was made, so that the same features are the same answer. */
const tagOf = (text: string): string =>
  `W/"${createHash('sha256')
    .update(text.replace(/"timeStamp":"[^"]*",/, ''))
    .digest('base64url')
    .slice(0, 27)}"`;

function send(response: Response, form: Form, jsonType: string, { body, page, crs }: Answer): void {
  const json = JSON.stringify(body);
  response.set('ETag', form === 'json' ? tagOf(json) : tagOf(`${json} as HTML`));
  if (crs !== undefined) response.set('Content-Crs', `<${crs}>`);
  response.type(form === 'json' ? jsonType : 'html').send(form === 'json' ? json : page());
}

/** OGC API Features under /ogc: the layers for other programs. */
export function ogcRouter({ reads, ordinances, config }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use('/ogc/collections/adjacent-areas/items', measuringLimit());

  const add = (
    path: string,
    jsonType: string,
    answer: (request: Request<Record<string, string>>, address: Address) => Answer | Promise<Answer>,
  ): void => {
    guarded.add('get', path, 'public', async (request, response) => {
      // Always asked about again, and answered by 304 where nothing changed: a map of record must not be shown as it was.
      response.vary('Accept').set('Cache-Control', 'no-cache');
      const form = formOf(request);
      if (form === null) {
        refuseForm(response);
        return;
      }
      send(response, form, jsonType, await answer(request, addressOf(request, form, config.publicUrl)));
    });
  };

  add('/ogc', 'application/json', ({ query }, address) => {
    ogcPageQuerySchema.parse(query);
    return describeService(address);
  });
  add('/ogc/conformance', 'application/json', ({ query }, address) => {
    ogcPageQuerySchema.parse(query);
    return describeConformance(address);
  });
  add('/ogc/collections', 'application/json', ({ query }, address) => {
    ogcPageQuerySchema.parse(query);
    return reads((knex) => listCollections(knex, ordinances, address));
  });
  add('/ogc/collections/:collectionId', 'application/json', (request, address) => {
    ogcPageQuerySchema.parse(request.query);
    const collection = pathParameter(request, 'collectionId');
    return reads((knex) => describeCollection(knex, ordinances, collection, address));
  });
  add('/ogc/collections/:collectionId/queryables', 'application/schema+json', (request, address) => {
    ogcPageQuerySchema.parse(request.query);
    return describeQueryables(pathParameter(request, 'collectionId'), address);
  });
  add('/ogc/collections/:collectionId/items', 'application/geo+json', (request, address) => {
    const collection = pathParameter(request, 'collectionId');
    return reads((knex) => readItems(knex, ordinances, collection, request.query, address));
  });
  add('/ogc/collections/:collectionId/items/:featureId', 'application/geo+json', (request, address) => {
    const names = [pathParameter(request, 'collectionId'), pathParameter(request, 'featureId')] as const;
    const asked = ogcFeatureQuerySchema.parse(request.query);
    return reads((knex) => readItem(knex, ordinances, names, asked, address));
  });

  let style: Promise<string> | undefined;
  guarded.add('get', PAGE_STYLE_ADDRESS, 'public', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('css')
      .send(await (style ??= readPageStyle()));
  });
  return guarded;
}
