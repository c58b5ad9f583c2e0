import { drawingFileSchema, type DrawingFile } from '../core/contracts/drawing-files.js';
import { wetlandSchema } from '../core/contracts/map-history.js';
import { placeSchema, type Place } from '../core/contracts/place.js';
import type { CalendarDate } from '../core/dates.js';
import type { Law } from './api.js';
import { request } from './request.js';

type WetlandGeometry = ReturnType<typeof wetlandSchema.parse>['geometry'];

function pathOf(jurisdiction: string, part: string, query: Record<string, string | null>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value);
  const asked = search.toString();
  return `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/${part}${asked === '' ? '' : `?${asked}`}`;
}

/** What the map has at a point in degrees, and what the ordinance makes of it. */
export async function fetchPlace(
  jurisdiction: string,
  [lon, lat]: readonly [number, number],
  { ordinance, on }: Law,
  signal: AbortSignal,
): Promise<Place> {
  const path = pathOf(jurisdiction, 'place', { lon: String(lon), lat: String(lat), ordinance, on });
  return (await request(path, placeSchema, { signal })).value;
}

/** The outline of a wetland on the map of a day (null: today), in degrees. */
export async function fetchWetlandOutline(
  jurisdiction: string,
  wetland: string,
  on: CalendarDate | null,
): Promise<WetlandGeometry> {
  const path = pathOf(jurisdiction, `wetlands/${encodeURIComponent(wetland)}`, { on });
  return (await request(path, wetlandSchema)).value.geometry;
}

/** What has to be said of a file that does not say it itself. */
export interface FileWords {
  /** such as EPSG:2260; empty: what the file says */
  crs: string;
  /** which shapefile of a zip; empty: the only one */
  layerInFile: string;
}

/** Has the server read a file as shapes to draw with; it keeps nothing of it. */
export async function readDrawingFile(
  jurisdiction: string,
  file: File,
  { crs, layerInFile }: FileWords,
  signal: AbortSignal,
): Promise<DrawingFile> {
  const path = pathOf(jurisdiction, 'drawing-files', {
    name: file.name,
    crs: crs === '' ? null : crs,
    layerInFile: layerInFile === '' ? null : layerInFile,
  });
  const headers = { 'content-type': 'application/octet-stream' };
  return (await request(path, drawingFileSchema, { method: 'POST', headers, body: file, signal })).value;
}
