import { z } from 'zod';
import { parcelQuerySchema, parcelScreeningQuerySchema } from '../../core/contracts/parcels.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const parcelId = { id: z.string() };

const screeningTexts: Readonly<Record<string, ParameterText>> = {
  id: { description: 'The `id` of a parcel in the list; not its tax map number.', example: '1' },
  on: { description: 'The day whose map and law are applied; today in New York when absent.' },
  ordinance: { description: 'An ordinance to ask under instead of the municipality’s own.', example: 'rye' },
};

/** Looking parcels up and screening them. */
export const PARCEL_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/parcels',
    operationId: 'searchParcels',
    tag: 'Parcels',
    summary: 'Find parcels by tax map number or address, or at a point',
    description:
      'The tax map number that is asked for comes first, then those that begin with it, then those that hold the text, with ' +
      'words such as Street and North abbreviated or not. Where fewer than three do, up to ten similar ones follow, marked ' +
      'as such: a slip in a number, other separators or none, a misspelled street. ' +
      'With `lon` and `lat` it gives the parcels at that point. `next` is the address of the following page.',
    query: parcelQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
      q: {
        description: 'A tax map number, or part of it or of an address; typing errors are forgiven.',
        example: 'Sorrel',
      },
      lon: { description: 'Longitude of a point in degrees, together with `lat`.' },
      lat: { description: 'Latitude of a point in degrees, together with `lon`.' },
      limit: { description: 'Parcels on a page.' },
      after: { description: 'Where the page begins, as `next` gives it.' },
    },
    answers: [json('ParcelList', 'Parcels, and the address of the next page or null')],
    problems: ['InvalidInput', 'NotFound', 'TooManyRequests'],
    tryAt: '/api/parcels?jurisdiction=demo&q=Sorrel',
  },
  {
    method: 'get',
    path: '/api/parcels/{id}/screening',
    operationId: 'screenParcel',
    tag: 'Parcels',
    summary: 'Is this parcel in a wetland or in an adjacent area?',
    description:
      'Measures the parcel against the wetlands map of the day and applies the ordinance: square feet in wetland, in adjacent ' +
      'area and in neither, the distance to the nearest wetland, and a finding for each rule with its section.',
    pathParameters: parcelId,
    query: parcelScreeningQuerySchema.shape,
    parameterTexts: screeningTexts,
    answers: [json('ParcelScreening', 'The screening')],
    problems: ['InvalidInput', 'NotFound', 'InvalidGeometry', 'TooManyRequests'],
    tryAt: '/api/parcels/1/screening',
  },
  {
    method: 'get',
    path: '/api/parcels/{id}/screening.geojson',
    operationId: 'screenParcelGeojson',
    tag: 'Parcels',
    summary: 'The same screening with the parts of the parcel as shapes',
    description:
      'GeoJSON in degrees: one feature for each part the parcel is split into, with its square feet, and the screening under `answer`.',
    pathParameters: parcelId,
    query: parcelScreeningQuerySchema.shape,
    parameterTexts: screeningTexts,
    answers: [
      {
        status: 200,
        description: 'The parts, to download',
        mediaType: 'application/geo+json',
        schema: 'ScreeningGeojson',
      },
    ],
    problems: ['InvalidInput', 'NotFound', 'InvalidGeometry', 'TooManyRequests'],
    tryAt: '/api/parcels/1/screening.geojson',
  },
];
