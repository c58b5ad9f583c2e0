import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { importLayer } from '../../server/services/import-layer.js';

type Ring = [number, number][];

/** A polygon in EPSG:2260 feet with its attributes. */
export interface PlanarFeature {
  properties?: Record<string, unknown>;
  /** outer ring and holes, or a line; closed by the helper where it is a ring */
  polygon?: Ring[];
  line?: Ring;
}

const closed = (ring: Ring): Ring => {
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
};

/** @returns the corners of an upright rectangle, in feet */
export function rectangle(x: number, y: number, width: number, height: number): Ring {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/**
 * Brings features in EPSG:2260 feet into a layer by the way that everybody takes: a file and the importer.
 * @param more  whether they replace the layer, and the day from which the map version holds
 */
export async function putLayer(
  knex: Knex,
  jurisdiction: string,
  layer: Parameters<typeof importLayer>[1]['layer'],
  features: readonly PlanarFeature[],
  more: { replace?: boolean; mapSince?: string; mapVersion?: number } = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-layer-'));
  const file = path.join(folder, `${layer}.geojson`);
  const collection = {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2260' } },
    features: features.map(({ properties, polygon, line }) => ({
      type: 'Feature',
      properties: properties ?? {},
      geometry:
        polygon === undefined
          ? { type: 'LineString', coordinates: line ?? [] }
          : { type: 'Polygon', coordinates: polygon.map(closed) },
    })),
  };
  await writeFile(file, JSON.stringify(collection));
  try {
    await importLayer(knex, { layer, file, jurisdiction, replace: false, repair: false, ...more });
  } finally {
    await rm(folder, { recursive: true });
  }
}
