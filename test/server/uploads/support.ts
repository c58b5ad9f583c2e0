import { rectangle } from '../../support/layers.js';
import type { SignedInClient } from '../../support/signed-in.js';
import { uploadSchema, type Upload } from '../../../core/contracts/uploads.js';

/** Where the uploads of Rye are. */
export const UPLOADS = '/api/jurisdictions/rye/uploads';

type Ring = [number, number][];

/** @returns a GeoJSON file of polygons in EPSG:2260 feet */
export function polygonFile(features: readonly { properties: object; ring: Ring }[], named = true): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      ...(named ? { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } } } : {}),
      features: features.map(({ properties, ring }) => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
      })),
    }),
  );
}

/** @returns squares of 100 ft in a row, 200 ft from one to the next, numbered from 1 */
export function squares(count: number): { properties: object; ring: Ring }[] {
  return Array.from({ length: count }, (_, index) => ({
    properties: { id: `S-${index + 1}`, ATTRIBUTE: 'PFO1A', OWNER: 'not to be kept' },
    ring: rectangle(760_000 + (index % 100) * 200, 760_000 + Math.floor(index / 100) * 200, 100, 100),
  }));
}

/** A bow-tie: its two lobes are 25 by 50 ft each. */
export const BOW_TIE: { properties: object; ring: Ring } = {
  properties: { id: 'bow-tie' },
  ring: [
    [750_000, 760_000],
    [750_100, 760_100],
    [750_100, 760_000],
    [750_000, 760_100],
  ],
};

/** Sends a file. @returns what the server says of it */
export async function sendFile(client: SignedInClient, name: string, raw: Buffer): Promise<Upload> {
  const answer = await client.request('POST', `${UPLOADS}?name=${encodeURIComponent(name)}`, {
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return uploadSchema.parse(answer.body);
}

/** Waits until a file is not being imported any more. */
export async function settled(client: SignedInClient, id: string): Promise<Upload> {
  for (;;) {
    const upload = uploadSchema.parse((await client.get(`${UPLOADS}/${id}`)).body);
    if (upload.state !== 'importing') return upload;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
