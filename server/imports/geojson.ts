import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { InvalidInput, TooComplex } from '../../core/errors.js';
import { storable } from './attributes/values.js';
import { readCrsMember } from './crs-statement.js';
import { openJsonStream, readGeojsonHeader } from './geojson-header.js';
import { JsonSplitter, notJson } from './json-splitter.js';
import type { FeatureSource, SourceFeature } from './source-feature.js';
import { valueWords } from './value-words.js';

/** A file of one Feature is read whole, so it may not be larger than this. */
const SINGLE_FEATURE_BYTES = 32 * 1024 * 1024;

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
  const splitter = new JsonSplitter('features', true);
  try {
    for await (const piece of input) {
      progress.bytes = input.bytesRead;
      for (const found of splitter.push(piece as Buffer)) {
        if (found.kind === 'item') yield sourceFeature(found.value, found.number);
        else if (found.key === 'features') throw noList();
      }
    }
    splitter.end();
  } finally {
    input.destroy();
  }
}

function noList(): InvalidInput {
  return new InvalidInput(
    'The "features" of the file are no list, so it is not a GeoJSON FeatureCollection.',
  );
}

async function* readSingle(file: string, size: number): AsyncIterable<SourceFeature> {
  if (size > SINGLE_FEATURE_BYTES) throw new TooComplex('A single feature of more than 32 MB is not read.');
  const bytes = await readFile(file);
  if (!isUtf8(bytes)) {
    throw new InvalidInput('The text of the file is not UTF-8. GeoJSON is UTF-8: save it as UTF-8.');
  }
  yield sourceFeature(parseSingle(bytes.toString('utf8').replace(/^\uFEFF/, '')), 1);
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
    properties: record ? namedStorably(properties as Record<string, unknown>) : {},
  };
}

/** Names of attributes as they can be stored and listed: JSON may write signs in them that a database cannot hold. */
function namedStorably(properties: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(properties);
  if (names.every((name) => storable(name) === name)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [storable(name), value]));
}
