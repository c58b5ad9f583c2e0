import { z } from 'zod';
import { controlledAreaSchema, type ControlledArea } from '../core/contracts/controlled-area.js';
import { jurisdictionListSchema, type JurisdictionList } from '../core/contracts/jurisdictions.js';
import { parcelListSchema, type ParcelItem } from '../core/contracts/parcels.js';
import {
  parcelScreeningSchema,
  proposalScreeningSchema,
  type ParcelScreening,
  type ProposalScreening,
} from '../core/contracts/screening.js';
import type { CalendarDate } from '../core/dates.js';
import type { OrdinanceId } from '../core/ordinance.js';
import { request, type Answer } from './request.js';

const pageConfigSchema = z.object({
  baseMap: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});

/** What whoever runs the server has set for the page. */
export type PageConfig = z.infer<typeof pageConfigSchema>;

/** West, south, east, north in degrees. */
export type DegreeBox = readonly [number, number, number, number];

function query(parameters: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined) search.set(name, String(value));
  return search.toString();
}

/** The municipalities and the ordinances they can be read under. */
export async function fetchJurisdictions(signal?: AbortSignal): Promise<JurisdictionList> {
  const init = signal === undefined ? {} : { signal };
  return (await request('/api/jurisdictions', jurisdictionListSchema, init)).value;
}

/** Settings of this installation. */
export async function fetchConfig(): Promise<PageConfig> {
  return (await request('/api/config', pageConfigSchema)).value;
}

/** Parcels whose tax map number or address holds the text, best first. */
export async function findParcels(
  jurisdiction: string,
  q: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly ParcelItem[]> {
  const path = `/api/parcels?${query({ jurisdiction, q, limit })}`;
  return (await request(path, parcelListSchema, { signal })).value.items;
}

/** The parcel at a place, or null where the map has none. */
export async function findParcelAt(
  jurisdiction: string,
  lon: number,
  lat: number,
): Promise<ParcelItem | null> {
  const path = `/api/parcels?${query({ jurisdiction, lon, lat })}`;
  return (await request(path, parcelListSchema)).value.items[0] ?? null;
}

/** The law that is asked: the municipality's own and today's where a part is null. */
export interface Law {
  ordinance: OrdinanceId | null;
  on: CalendarDate | null;
}

/** Address of a parcel's screening; also what the page offers for download. */
export function parcelScreeningPath(id: string, { ordinance, on }: Law, extension = ''): string {
  const search = query({ ordinance, on });
  return `/api/parcels/${encodeURIComponent(id)}/screening${extension}${search === '' ? '' : `?${search}`}`;
}

const parcelShapesSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))) }),
    }),
  ),
});

/** The box around a parcel, from the shapes of its answer; null where it has none. */
export async function parcelBox(id: string, law: Law): Promise<DegreeBox | null> {
  const { value } = await request(parcelScreeningPath(id, law, '.geojson'), parcelShapesSchema);
  const points = value.features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)];
  if (points.length === 0) return null;
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** What the ordinance says about a parcel. */
export async function screenParcel(
  id: string,
  law: Law,
  signal: AbortSignal,
): Promise<Answer<ParcelScreening>> {
  return request(parcelScreeningPath(id, law), parcelScreeningSchema, { signal });
}

/** What the ordinance says about a drawing. `body` is a request of core/contracts/screening. */
export async function screenProposal(body: object, signal: AbortSignal): Promise<Answer<ProposalScreening>> {
  return request('/api/screenings', proposalScreeningSchema, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** Regulated land in a box, in State Plane feet, for the preview while drawing. */
export async function fetchControlledArea(
  jurisdiction: string,
  { ordinance, on }: Law,
  box: DegreeBox,
  signal: AbortSignal,
): Promise<ControlledArea> {
  const bbox = box.map((degrees) => degrees.toFixed(7)).join(',');
  const path = `/api/controlled-area?${query({ jurisdiction, ordinance, on, bbox })}`;
  return (await request(path, controlledAreaSchema, { signal })).value;
}
