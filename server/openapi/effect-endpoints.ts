import { z } from 'zod';
import { effectsQuerySchema } from '../../core/contracts/amendment-effects.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const PATH = '/api/jurisdictions/{jurisdiction}/amendments/{number}/effects';

const pathParameters = { jurisdiction: z.string(), number: z.number().int() };

const parameterTexts: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  number: { description: 'The amendment, by its number in the municipality.', example: 1 },
  on: { description: 'The day whose law is applied; today in New York when absent.' },
  ordinance: { description: 'An ordinance to ask under instead of the municipality’s own.', example: 'rye' },
};

const shared = {
  method: 'get',
  tag: 'Amendments',
  pathParameters,
  query: effectsQuerySchema.shape,
  parameterTexts,
  problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'TooComplex'],
} as const satisfies Partial<Endpoint>;

/** What an amendment changes on parcels and in kept answers. */
export const EFFECT_ENDPOINTS: readonly Endpoint[] = [
  {
    ...shared,
    path: PATH,
    operationId: 'readAmendmentEffects',
    summary: 'What would an amendment change?',
    description:
      'Takes a planner of the municipality. The amendment is put on the newest map on trial, and all of the trial is taken back: ' +
      'parcels that come to have wetland or adjacent area, cease to, or have it otherwise, with square feet before and after, as ' +
      'their screenings give them on either map; and the newest kept answers near the change whose findings would come out ' +
      'otherwise, with the old and the new. Of an adopted amendment it says what it changed. 409 when the map was changed under ' +
      'the amendment: it has to be carried over first.',
    answers: [json('AmendmentEffects', 'Parcels and kept answers that come out otherwise')],
  },
  {
    ...shared,
    path: `${PATH}.csv`,
    operationId: 'downloadAmendmentEffectsCsv',
    summary: 'The parcels that an amendment changes, as a list',
    description: 'Takes a planner of the municipality. A line for each parcel, for spreadsheets (RFC 4180).',
    answers: [{ status: 200, description: 'The list, to download', mediaType: 'text/csv' }],
  },
  {
    ...shared,
    path: `${PATH}.geojson`,
    operationId: 'downloadAmendmentEffectsGeojson',
    summary: 'The parcels and the land that an amendment changes, as shapes',
    description:
      'Takes a planner of the municipality. GeoJSON in degrees: parcels (`layer` is `parcel`) with their square feet before and ' +
      'after, and the land that enters or leaves wetland and adjacent area (`layer` is `changed-land`, `part` says which).',
    answers: [
      {
        status: 200,
        description: 'The shapes, to download',
        mediaType: 'application/geo+json',
        schema: 'AmendmentEffectsGeojson',
      },
    ],
  },
];
