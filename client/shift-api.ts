import { z } from 'zod';
import type { MultiPolygon } from './preview/planar.js';
import { request } from './request.js';

const STATE_PLANE = 'http://www.opengis.net/def/crs/EPSG/0/2260';

const parcelSchema = z.object({
  geometry: z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
  }),
});

/**
 * @param id  of a parcel, as an answer names it
 * @returns its outline in EPSG:2260, US survey feet, digit for digit as stored
 * @throws AnswerFailed  when there is no answer
 */
export async function fetchParcelInFeet(id: string, signal: AbortSignal): Promise<MultiPolygon> {
  const path = `/ogc/collections/parcels/items/${encodeURIComponent(id)}?crs=${encodeURIComponent(STATE_PLANE)}`;
  return (await request(path, parcelSchema, { signal })).value.geometry.coordinates;
}
