import type { Role } from '../../../core/access.js';

/** What a route takes. */
export interface RouteRole {
  /** the least role, as the route states it */
  stated: Role;
  /** what the handler asks for beyond that in the case that is tried, and where that is: nothing there, nobody signed in */
  tried?: Role | 'anybody signed in';
}

const all = (stated: Role, routes: readonly string[]): Record<string, RouteRole> =>
  Object.fromEntries(routes.map((route) => [route, { stated }]));

const PLACE = '/api/jurisdictions/:jurisdiction';
const AMENDMENT = `${PLACE}/amendments/:number`;

/** Every route of the application and the least role that may take it, decided here and not read from the routes. */
export const ROUTE_ROLES: Readonly<Record<string, RouteRole>> = {
  ...all('public', [
    'get /api/health',
    'get /api/config',
    'get /api',
    'get /api/openapi.json',
    'get /api/openapi.css',
    'get /tiles/:jurisdiction/:ordinance/:z/:x/:y.mvt',
    'get /ogc',
    'get /ogc/conformance',
    'get /ogc/collections',
    'get /ogc/collections/:collectionId',
    'get /ogc/collections/:collectionId/items',
    'get /ogc/collections/:collectionId/items/:featureId',
    'get /api/jurisdictions',
    'get /api/ordinances',
    'get /api/ordinances/format',
    'get /api/ordinances/:id',
    'get /api/ordinances/:id/sanctions',
    'get /api/ordinances/:id/escrow',
    'post /api/clocks',
    'get /api/parcels',
    'get /api/parcels/:id/screening',
    'get /api/parcels/:id/screening.geojson',
    'get /api/controlled-area',
    'post /api/screenings',
    'get /api/screenings/:id',
    'get /api/screenings/:id.geojson',
    'get /api/screenings/:id/application',
    'get /api/screenings/:id/rerun',
    'post /api/comparisons',
    'get /api/session',
    'post /api/session',
    'delete /api/session',
    'get /api/session/openid-connect',
    'get /api/session/openid-connect/return',
    `get ${PLACE}/map-versions`,
    `get ${PLACE}/map-versions/:version`,
    `get ${PLACE}/map-versions/:version.geojson`,
    `get ${PLACE}/map-comparison`,
    `get ${PLACE}/map-comparison.csv`,
    `get ${PLACE}/wetlands/:wetland`,
    `get ${PLACE}/wetlands/:wetland/history`,
    `get ${PLACE}/edges`,
    `get ${PLACE}/place`,
    `post ${PLACE}/drawing-files`,
    `get ${PLACE}/settings`,
    'get /api/shared-proposals/:key',
  ]),
  ...Object.fromEntries(
    [
      'get /api/proposals',
      'post /api/proposals',
      'get /api/proposals/:id',
      'put /api/proposals/:id',
      'delete /api/proposals/:id',
      'post /api/proposals/:id/share',
      'delete /api/proposals/:id/share',
    ].map((route) => [route, { stated: 'public', tried: 'anybody signed in' } as const]),
  ),
  'post /api/session/password': { stated: 'public', tried: 'anybody signed in' },
  // Public once the amendment is adopted; the one that is tried is not there.
  [`get ${AMENDMENT}/evidence/:evidence/document`]: { stated: 'public', tried: 'planner' },
  ...all('planner', [
    `get ${PLACE}/amendments`,
    `get ${AMENDMENT}`,
    `get ${AMENDMENT}/validation`,
    `get ${AMENDMENT}/effects`,
    `get ${AMENDMENT}/effects.csv`,
    `get ${AMENDMENT}/effects.geojson`,
    `get ${PLACE}/determinations`,
    `get ${PLACE}/determinations/:number`,
  ]),
  ...all('naturalist', [
    `post ${PLACE}/amendments`,
    `patch ${AMENDMENT}`,
    `post ${AMENDMENT}/changes`,
    `post ${AMENDMENT}/propose`,
    `post ${AMENDMENT}/reopen`,
    `post ${AMENDMENT}/adopt`,
    `post ${AMENDMENT}/withdraw`,
    `post ${AMENDMENT}/carry-over`,
    `post ${AMENDMENT}/evidence`,
    `post ${AMENDMENT}/evidence/:evidence/take-back`,
    `post ${AMENDMENT}/delineation`,
    `post ${PLACE}/documents`,
    `post ${PLACE}/determinations`,
    `post ${PLACE}/determinations/:number/outcome`,
    `post ${PLACE}/determinations/:number/amendment`,
    `get ${PLACE}/activity-log`,
  ]),
  ...all('administrator', [
    `put ${PLACE}/settings`,
    'get /api/activity-log',
    'get /api/accounts',
    'post /api/accounts',
    'get /api/accounts/:account',
    'patch /api/accounts/:account',
  ]),
};
