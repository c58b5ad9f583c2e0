import type { Knex } from 'knex';
import {
  edgesQuerySchema,
  mapComparisonQuerySchema,
  mapVersionListQuerySchema,
  mapVersionNumberSchema,
  onDayQuerySchema,
} from '../../core/contracts/map-history.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathNumber, pathParameter } from '../http/path-parameter.js';
import { measuringLimit } from '../http/security.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';
import { compareMapVersions } from '../services/map-history/compare-map-versions.js';
import { comparisonCsv } from '../services/map-history/comparison-csv.js';
import { edgesNear } from '../services/map-history/edges.js';
import { listMapVersions, readMapVersion } from '../services/map-history/map-versions.js';
import { versionGeojson } from '../services/map-history/version-geojson.js';
import { wetlandHistory, wetlandOnMap } from '../services/map-history/wetland-on-map.js';

const PLACE = '/api/jurisdictions/:jurisdiction';

/** Answers for which shapes are overlaid or read in numbers. */
const MEASURED = ['map-versions', 'map-comparison', 'map-comparison.csv', 'edges'].map(
  (part) => `${PLACE}/${part}`,
);

/** What the wetlands map said on any day, and why. Everybody may read it; drafts are no part of it. */
export function mapHistoryRouter({ reads }: Pick<AppDeps, 'reads'>): GuardedRouter {
  const guarded = guardedRouter();
  const onMap = <T>(read: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
    reads((knex) => inOneSnapshot(knex, read));
  guarded.router.use(MEASURED, measuringLimit());
  guarded.add('get', `${PLACE}/map-versions`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapVersionListQuerySchema.parse(request.query);
    response.json(await onMap((trx) => listMapVersions(trx, place, asked)));
  });
  guarded.add('get', `${PLACE}/map-versions/:version.geojson`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'version', mapVersionNumberSchema);
    const text = await onMap((trx) => versionGeojson(trx, place, number));
    response.type('application/geo+json').attachment(`wetlands-${place}-version-${number}.geojson`);
    response.send(text);
  });
  guarded.add('get', `${PLACE}/map-versions/:version`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'version', mapVersionNumberSchema);
    response.json(await onMap((trx) => readMapVersion(trx, place, number)));
  });
  guarded.add('get', `${PLACE}/map-comparison.csv`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapComparisonQuerySchema.parse(request.query);
    const text = await onMap((trx) => comparisonCsv(trx, place, asked));
    response.type('text/csv').attachment(`wetlands-${place}-${asked.from}-to-${asked.to}.csv`).send(text);
  });
  guarded.add('get', `${PLACE}/map-comparison`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapComparisonQuerySchema.parse(request.query);
    response.json(await onMap((trx) => compareMapVersions(trx, place, asked)));
  });
  guarded.add('get', `${PLACE}/wetlands/:wetland`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const wetland = pathParameter(request, 'wetland');
    const { on } = onDayQuerySchema.parse(request.query);
    response.json(await onMap((trx) => wetlandOnMap(trx, place, wetland, on)));
  });
  guarded.add('get', `${PLACE}/wetlands/:wetland/history`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const wetland = pathParameter(request, 'wetland');
    response.json(await onMap((trx) => wetlandHistory(trx, place, wetland)));
  });
  guarded.add('get', `${PLACE}/edges`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = edgesQuerySchema.parse(request.query);
    response.json(await onMap((trx) => edgesNear(trx, place, asked)));
  });
  return guarded;
}
