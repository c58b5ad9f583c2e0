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
export function mapHistoryRouter({ knex }: Pick<AppDeps, 'knex'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use(MEASURED, measuringLimit());
  guarded.add('get', `${PLACE}/map-versions`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapVersionListQuerySchema.parse(request.query);
    response.json(await inOneSnapshot(knex, (trx) => listMapVersions(trx, place, asked)));
  });
  guarded.add('get', `${PLACE}/map-versions/:version.geojson`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'version', mapVersionNumberSchema);
    const text = await inOneSnapshot(knex, (trx) => versionGeojson(trx, place, number));
    response.type('application/geo+json').attachment(`wetlands-${place}-version-${number}.geojson`);
    response.send(text);
  });
  guarded.add('get', `${PLACE}/map-versions/:version`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'version', mapVersionNumberSchema);
    response.json(await inOneSnapshot(knex, (trx) => readMapVersion(trx, place, number)));
  });
  guarded.add('get', `${PLACE}/map-comparison.csv`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapComparisonQuerySchema.parse(request.query);
    const text = await inOneSnapshot(knex, (trx) => comparisonCsv(trx, place, asked));
    response.type('text/csv').attachment(`wetlands-${place}-${asked.from}-to-${asked.to}.csv`).send(text);
  });
  guarded.add('get', `${PLACE}/map-comparison`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = mapComparisonQuerySchema.parse(request.query);
    response.json(await inOneSnapshot(knex, (trx) => compareMapVersions(trx, place, asked)));
  });
  guarded.add('get', `${PLACE}/wetlands/:wetland`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const wetland = pathParameter(request, 'wetland');
    const { on } = onDayQuerySchema.parse(request.query);
    response.json(await inOneSnapshot(knex, (trx) => wetlandOnMap(trx, place, wetland, on)));
  });
  guarded.add('get', `${PLACE}/wetlands/:wetland/history`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const wetland = pathParameter(request, 'wetland');
    response.json(await inOneSnapshot(knex, (trx) => wetlandHistory(trx, place, wetland)));
  });
  guarded.add('get', `${PLACE}/edges`, 'public', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const asked = edgesQuerySchema.parse(request.query);
    response.json(await inOneSnapshot(knex, (trx) => edgesNear(trx, place, asked)));
  });
  return guarded;
}
