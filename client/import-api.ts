import { z } from 'zod';
import {
  importPreviewSchema,
  uploadListSchema,
  uploadSchema,
  type ImportOrder,
  type ImportPreview,
  type PreviewRequest,
  type Upload,
} from '../core/contracts/uploads.js';
import { request } from './request.js';

const pathOf = (place: string, rest = ''): string =>
  `/api/jurisdictions/${encodeURIComponent(place)}/uploads${rest}`;

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends a file to be imported. Nothing is imported yet. */
export async function sendUpload(
  place: string,
  name: string,
  file: Blob,
  signal: AbortSignal,
): Promise<Upload> {
  const headers = { 'content-type': 'application/octet-stream' };
  const path = pathOf(place, `?name=${encodeURIComponent(name)}`);
  return (await request(path, uploadSchema, { method: 'POST', headers, body: file, signal })).value;
}

/** The files of a municipality that were sent last, newest first. */
export async function fetchUploads(place: string, signal: AbortSignal): Promise<readonly Upload[]> {
  return (await request(pathOf(place), uploadListSchema, { signal })).value.items;
}

/** How a file stands. */
export async function fetchUpload(place: string, id: string, signal: AbortSignal): Promise<Upload> {
  return (await request(pathOf(place, `/${id}`), uploadSchema, { signal })).value;
}

/** What would come in of a file. */
export async function fetchPreview(
  place: string,
  id: string,
  asked: PreviewRequest,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const init = { ...json(asked), signal };
  return (await request(pathOf(place, `/${id}/preview`), importPreviewSchema, init)).value;
}

/** Begins to import a file. */
export async function orderImport(place: string, id: string, order: ImportOrder): Promise<Upload> {
  return (await request(pathOf(place, `/${id}/import`), uploadSchema, json(order))).value;
}

/** Cancels an import that runs, or discards a file that waits. */
export async function discardUpload(place: string, id: string): Promise<void> {
  await request(pathOf(place, `/${id}`), z.unknown(), { method: 'DELETE' });
}
