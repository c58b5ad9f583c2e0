import { open } from 'node:fs/promises';

/** Bytes from the beginning of a file that are looked at. */
const LOOKED_AT = 4096;

/** What files of a kind begin with, as Latin-1. */
const BEGINNINGS: readonly (readonly [start: string, mediaType: string])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['PK\x03\x04', 'application/zip'],
];

const UNKNOWN = 'application/octet-stream';

// eslint-disable-next-line no-control-regex -- text has no other control characters than these
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/**
 * @param head  the first bytes of a file
 * @param whole  whether they are all it has
 * @returns its media type by content: what a name or a sender says is not believed
 */
export function mediaTypeOf(head: Buffer, whole: boolean): string {
  const start = head.subarray(0, 16).toString('latin1');
  const known = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  if (known !== undefined) return known[1];
  const text = textOf(head, whole);
  if (text === null || CONTROL.test(text)) return UNKNOWN;
  const geojson = /^\s*\{/.test(text) && /"type"\s*:\s*"(?:Feature|FeatureCollection)"/.test(text);
  return geojson ? 'application/geo+json' : 'text/plain';
}

/** @returns UTF-8 as text, null for what is none; a character that the end of the head cuts through is left out */
function textOf(head: Buffer, whole: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !whole });
  } catch {
    return null;
  }
}

/** @returns the media type of a file by its content */
export async function mediaTypeOfFile(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return mediaTypeOf(buffer.subarray(0, bytesRead), bytesRead < LOOKED_AT);
  } finally {
    await handle.close();
  }
}
