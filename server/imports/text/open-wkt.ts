import { stat } from 'node:fs/promises';
import { InvalidInput, TooComplex } from '../../../core/errors.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { decodedText } from './decoded-text.js';
import { BadWkt, looksLikeWkt, WktReader } from './read-wkt.js';
import { otherSrid, stateSrid } from './stated-srid.js';

/** A text is read whole, so it may not be larger than this. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What of the text is looked at on opening. */
const HEAD_CHARACTERS = 4096;

/** @returns that a text of geometries is one layer without a name */
export async function listWkt(file: string): Promise<SourceContents> {
  await readHead(file);
  return { format: 'well-known text', layers: [{ name: null, features: null, geometry: null }] };
}

/**
 * Opens a text of geometries, one after the other, each with an SRID before it or none.
 * @throws InvalidInput  when it does not begin as well-known text does
 */
export async function openWkt(file: string): Promise<FeatureSource> {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new TooComplex('Well-known text of more than 64 MB is not read.');
  const first = firstOf(await readHead(file));
  let share = 0;
  return {
    format: 'well-known text',
    layerInFile: null,
    crs: stateSrid(first),
    notices: [],
    features: () => geometries(file, first, (read) => (share = read)),
    progress: () => share,
    close: () => Promise.resolve(),
  };
}

async function readHead(file: string): Promise<string> {
  const head = (await readText(file, HEAD_CHARACTERS)).trimStart();
  if (looksLikeWkt(head)) return head;
  throw new InvalidInput(
    'The text is no well-known text: it is to begin with a geometry, such as POLYGON ((694000 850000, …)).',
  );
}

async function readText(file: string, characters: number): Promise<string> {
  let text = '';
  for await (const piece of (await decodedText(file)).pieces(() => undefined)) {
    text += piece;
    if (text.length >= characters) break;
  }
  return text;
}

function firstOf(text: string): number | null {
  const srid = /^\s*SRID\s*=\s*(\d{1,6})/i.exec(text)?.[1];
  return srid === undefined ? null : Number(srid);
}

async function* geometries(
  file: string,
  first: number | null,
  onShare: (share: number) => void,
): AsyncIterable<SourceFeature> {
  const reader = new WktReader(await readText(file, MOST_BYTES));
  for (let feature = 1; ; feature += 1) {
    const written = nextOf(reader, feature);
    if (written === null) return;
    onShare(reader.share);
    const fault = otherSrid(first, written.srid);
    yield {
      feature,
      id: undefined,
      geometry: written.geometry,
      properties: {},
      ...(fault === null ? {} : { fault }),
    };
  }
}

function nextOf(reader: WktReader, feature: number): ReturnType<WktReader['next']> {
  try {
    return reader.next();
  } catch (error) {
    if (!(error instanceof BadWkt)) throw error;
    throw new InvalidInput(
      `The text is no well-known text in geometry ${feature}, at character ${error.at.toLocaleString('en-US')}: ${error.message}.`,
    );
  }
}
