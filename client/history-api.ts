import {
  mapComparisonSchema,
  mapVersionDetailSchema,
  mapVersionListSchema,
  wetlandHistorySchema,
  type MapComparison,
  type MapVersionDetail,
  type MapVersionList,
  type WetlandHistory,
} from '../core/contracts/map-history.js';
import { request } from './request.js';

function placePath(jurisdiction: string, part: string): string {
  return `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/${part}`;
}

/** Address of one version of the map; also what the page offers for download. */
export function versionPath(jurisdiction: string, version: number): string {
  return placePath(jurisdiction, `map-versions/${version}`);
}

/** Address of what tells two versions apart. */
export function comparisonPath(jurisdiction: string, from: number, to: number): string {
  return placePath(jurisdiction, `map-comparison?from=${from}&to=${to}`);
}

/** Address of all that a wetland has been. */
export function wetlandHistoryPath(jurisdiction: string, wetland: string): string {
  return placePath(jurisdiction, `wetlands/${encodeURIComponent(wetland)}/history`);
}

/** Address of the document of a piece of evidence. */
export function documentPath(jurisdiction: string, amendment: number, evidence: number): string {
  return placePath(jurisdiction, `amendments/${amendment}/evidence/${evidence}/document`);
}

/** Versions of a municipality's map, newest first. `next` is the address that the list before gave; null: the first. */
export async function fetchVersions(
  jurisdiction: string,
  next: string | null,
  signal: AbortSignal,
): Promise<MapVersionList> {
  const path = next ?? placePath(jurisdiction, 'map-versions');
  return (await request(path, mapVersionListSchema, { signal })).value;
}

/** A version with what it changed and on what evidence. */
export async function fetchVersion(
  jurisdiction: string,
  version: number,
  signal: AbortSignal,
): Promise<MapVersionDetail> {
  return (await request(versionPath(jurisdiction, version), mapVersionDetailSchema, { signal })).value;
}

/** What tells two versions of a map apart. */
export async function compareVersions(
  jurisdiction: string,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<MapComparison> {
  return (await request(comparisonPath(jurisdiction, from, to), mapComparisonSchema, { signal })).value;
}

/** All that a wetland has been. */
export async function fetchWetlandHistory(
  jurisdiction: string,
  wetland: string,
  signal: AbortSignal,
): Promise<WetlandHistory> {
  return (await request(wetlandHistoryPath(jurisdiction, wetland), wetlandHistorySchema, { signal })).value;
}
