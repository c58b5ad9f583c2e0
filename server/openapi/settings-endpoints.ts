import { z } from 'zod';
import { json, type Endpoint } from './endpoint.js';

const PATH = '/api/jurisdictions/{jurisdiction}/settings';

const pathParameters = { jurisdiction: z.string() };

const parameterTexts = { jurisdiction: { description: 'The municipality, by its id.', example: 'demo' } };

const withRevision = {
  ...json('MunicipalitySettings', 'The settings, with the figures that may be set'),
  headers: { ETag: 'The revision, for If-Match' },
};

/** What a municipality sets where its ordinance leaves it open. */
export const SETTINGS_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: PATH,
    operationId: 'readSettings',
    tag: 'Municipalities',
    summary: 'Figures that a municipality has set where its ordinance leaves them open',
    description:
      'A figure that is not set is the one in the data of the ordinance. `open` names those that the rules take from the settings.',
    pathParameters,
    parameterTexts,
    answers: [withRevision],
    problems: ['NotFound'],
    tryAt: '/api/jurisdictions/demo/settings',
  },
  {
    method: 'put',
    path: PATH,
    operationId: 'changeSettings',
    tag: 'Municipalities',
    summary: 'Set such figures',
    description:
      'Takes an administrator of the municipality, and the ETag of the settings that were seen as `If-Match`. The body is the whole of ' +
      'the settings: a figure that is left out is that of the ordinance again. A figure that the text fixes is refused, with its section. ' +
      'Findings that rest on a setting say so. The change is logged with the old and the new.',
    pathParameters,
    parameterTexts,
    body: {
      schema: 'Settings',
      description: 'All the figures that are to be set.',
      example: { bufferFt: 100, minimumWetlandSqFt: 5000 },
    },
    answers: [withRevision],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'VersionNeeded'],
  },
];
