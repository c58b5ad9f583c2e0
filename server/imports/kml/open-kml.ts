import { stat } from 'node:fs/promises';
import { InvalidInput } from '../../../core/errors.js';
import { chooseLayer } from '../choose-layer.js';
import type { FeatureSource, SourceFeature } from '../source-feature.js';
import type { SourceContents, SourceLayer } from '../source-layer.js';
import { decodedText } from '../text/decoded-text.js';
import type { KmlPlacemark } from './kml-placemark.js';
import { KmlReader } from './kml-reader.js';

interface KmlLayer extends SourceLayer {
  name: string;
  features: number;
}

interface KmlContents {
  layers: KmlLayer[];
  notices: string[];
}

/** @returns the folders of a KML file that have polygons or lines in them, each a layer */
export async function listKml(file: string): Promise<SourceContents> {
  const { layers } = await readContents(file);
  return { format: 'KML', layers: layers.map((layer) => ({ ...layer })) };
}

/**
 * Opens a KML file, which is streamed. Polygons and lines of a MultiGeometry are taken apart; a ring outside a polygon
 * is one.
 * @param layerInFile  a folder, with those in it
 * @throws InvalidInput  when it is no KML, has no shapes, or a folder has to be chosen
 */
export async function openKml(file: string, layerInFile: string | null): Promise<FeatureSource> {
  const { layers, notices } = await readContents(file);
  const inside = (folder: string): boolean => layerInFile !== null && folder.startsWith(`${layerInFile}/`);
  const group = layers.some(({ name }) => name === layerInFile) || !layers.some(({ name }) => inside(name));
  const chosen = group ? chooseLayer('The KML', layers, layerInFile).name : layerInFile;
  const { size } = await stat(file);
  let bytes = 0;
  return {
    format: 'KML',
    layerInFile: chosen === '' ? null : chosen,
    crs: { kind: 'degrees', byRule: true, from: 'KML, which is in longitude and latitude' },
    notices,
    features: () =>
      features(
        file,
        (folder) => folder === chosen || inside(folder),
        (read) => (bytes = read),
      ),
    progress: () => bytes / size,
    close: () => Promise.resolve(),
  };
}

async function readContents(file: string): Promise<KmlContents> {
  const layers = new Map<string, KmlLayer>();
  const left = { points: 0, others: 0 };
  const reader = new KmlReader();
  for await (const placemark of placemarks(file, reader, () => undefined)) {
    left.points += placemark.points;
    left.others += placemark.others;
    if (placemark.polygons.length + placemark.lines.length === 0) continue;
    const kind =
      placemark.lines.length === 0 ? 'Polygon' : placemark.polygons.length === 0 ? 'LineString' : null;
    const layer = layers.get(placemark.folder) ?? { name: placemark.folder, features: 0, geometry: kind };
    layer.features += 1;
    if (layer.geometry !== kind) layer.geometry = null;
    layers.set(placemark.folder, layer);
  }
  const notices = [
    ...(left.points > 0 ? [`Not taken from the KML: ${left.points} points.`] : []),
    ...(left.others > 0 ? [`Not taken from the KML: ${left.others} models and tracks.`] : []),
    ...(reader.links > 0 ? [`The KML links to ${reader.links} other files, which are not fetched.`] : []),
  ];
  if (layers.size === 0) {
    throw new InvalidInput(`The KML holds no polygon and no line. ${notices.join(' ')}`.trim());
  }
  return { layers: [...layers.values()], notices };
}

async function* placemarks(
  file: string,
  reader: KmlReader,
  onBytes: (read: number) => void,
): AsyncIterable<KmlPlacemark> {
  const text = await decodedText(file);
  for await (const piece of text.pieces(onBytes)) {
    reader.write(piece);
    yield* reader.ready.splice(0);
  }
  reader.end();
  yield* reader.ready.splice(0);
}

/** Numbers are of the Placemarks of the layer, points counted in, as one sees them listed. */
async function* features(
  file: string,
  wanted: (folder: string) => boolean,
  onBytes: (read: number) => void,
): AsyncIterable<SourceFeature> {
  let feature = 0;
  for await (const placemark of placemarks(file, new KmlReader(), onBytes)) {
    if (!wanted(placemark.folder)) continue;
    feature += 1;
    const { id, properties, polygons, lines, points, others } = placemark;
    const common = { feature, id, properties };
    const nothing = polygons.length + lines.length === 0;
    if (nothing && points + others > 0) continue;
    if (nothing) yield { ...common, geometry: null };
    if (polygons.length > 0) yield { ...common, geometry: whole('Polygon', polygons) };
    if (lines.length > 0) yield { ...common, geometry: whole('LineString', lines) };
  }
}

/** @returns one geometry of all parts */
function whole(type: 'Polygon' | 'LineString', parts: readonly unknown[]): unknown {
  return parts.length === 1 ? { type, coordinates: parts[0] } : { type: `Multi${type}`, coordinates: parts };
}
