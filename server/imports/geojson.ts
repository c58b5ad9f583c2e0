import { readFile, stat } from 'node:fs/promises';
import Pick from 'stream-json/filters/Pick.js';
import Parser from 'stream-json/Parser.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import { InvalidInput, TooComplex } from '../../core/errors.js';
import { readCrsMember } from './crs-statement.js';
import { notJson, openJsonStream, readGeojsonHeader } from './geojson-header.js';
import type { FeatureSource, SourceFeature } from './source-feature.js';
import { valueWords } from './value-words.js';

/** A file of one Feature is read whole, so it may not be larger than this. */
const SINGLE_FEATURE_BYTES = 64 * 1024 * 1024;

interface Progress {
  bytes: number;
}

/**
 * Opens a GeoJSON file, which is streamed: its size does not matter.
 * @throws InvalidInput  when it is not JSON, or neither a FeatureCollection nor a Feature
 */
export async function openGeojson(file: string): Promise<FeatureSource> {
  const { size } = await stat(file);
  if (size === 0) throw new InvalidInput('The file is empty (0 bytes).');
  const header = await readGeojsonHeader(file);
  const progress: Progress = { bytes: 0 };
  return {
    format: 'GeoJSON',
    layerInFile: null,
    // A crs of null means that nobody knows it (GeoJSON 2008): it is said, not taken for degrees.
    crs: header.crs === null ? { kind: 'none' } : readCrsMember(header.crs),
    notices: [],
    features: featureReader(file, size, header.type, progress),
    progress: () => progress.bytes / size,
    close: () => Promise.resolve(),
  };
}

function featureReader(
  file: string,
  size: number,
  type: unknown,
  progress: Progress,
): () => AsyncIterable<SourceFeature> {
  if (type === 'FeatureCollection') return () => streamCollection(file, progress);
  if (type === 'Feature') return () => readSingle(file, size);
  if (type === 'Topology') {
    throw new InvalidInput('The file is TopoJSON. Convert it to GeoJSON or a Shapefile first.');
  }
  throw new InvalidInput(`The file is not a GeoJSON FeatureCollection: its "type" is ${valueWords(type)}.`);
}

async function* streamCollection(file: string, progress: Progress): AsyncIterable<SourceFeature> {
  const input = await openJsonStream(file);
  const parser = new Parser({ packValues: true, streamValues: false });
  const pick = new Pick({ filter: 'features', once: true });
  const features = new StreamArray();
  const fail = (error: Error): void => void features.destroy(error);
  input.on('error', fail);
  parser.on('error', fail);
  pick.on('error', fail);
  input.pipe(parser).pipe(pick).pipe(features);
  let read = 0;
  try {
    for await (const item of features as AsyncIterable<{ value: unknown }>) {
      read += 1;
      progress.bytes = input.bytesRead;
      yield sourceFeature(item.value, read);
    }
  } catch (error) {
    if (error instanceof Error && /Parser|Top-level/.test(error.message)) throw notJson(read + 1);
    throw error;
  } finally {
    input.destroy();
  }
}

async function* readSingle(file: string, size: number): AsyncIterable<SourceFeature> {
  if (size > SINGLE_FEATURE_BYTES) throw new TooComplex('A single feature of more than 64 MB is not read.');
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  yield sourceFeature(parseSingle(text), 1);
}

function parseSingle(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson(1);
  }
}

function sourceFeature(value: unknown, feature: number): SourceFeature {
  const nothing = { feature, id: undefined, geometry: null, properties: {} };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ...nothing, fault: 'it is not an object' };
  }
  const { type, id, geometry, properties } = value as Record<string, unknown>;
  if (type !== 'Feature') return { ...nothing, fault: `its "type" is ${valueWords(type)}, not "Feature"` };
  const record = typeof properties === 'object' && properties !== null && !Array.isArray(properties);
  return {
    feature,
    id,
    geometry: geometry ?? null,
    properties: record ? (properties as Record<string, unknown>) : {},
  };
}
