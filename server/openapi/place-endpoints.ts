import { z } from 'zod';
import { placeQuerySchema } from '../../core/contracts/place.js';
import { json, type Endpoint } from './endpoint.js';

/** What is at a point. */
export const PLACE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/jurisdictions/{jurisdiction}/place',
    operationId: 'whatIsHere',
    tag: 'Parcels',
    summary: 'What is at this place?',
    description:
      'The point in State Plane feet, what the ordinance makes of it, told by distance, in one sentence, the wetlands and ' +
      'watercourses near it, and the parcels and buildings that hold it, with their outlines. `certain` is false where the ' +
      'point lies so near to a line that the accuracy of the map does not let it be told.',
    pathParameters: { jurisdiction: z.string() },
    query: placeQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
      lon: { description: 'Longitude in degrees, NAD83.', example: -73.6735 },
      lat: { description: 'Latitude in degrees, NAD83.', example: 40.924 },
      on: { description: 'The day whose map and law are applied; today in New York when absent.' },
      ordinance: { description: 'An ordinance to ask under instead of the municipality’s own.' },
    },
    answers: [json('Place', 'What the map has there')],
    problems: ['InvalidInput', 'NotFound', 'TooManyRequests'],
    tryAt: '/api/jurisdictions/demo/place?lon=-73.6735&lat=40.924',
  },
];
