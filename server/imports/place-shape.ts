import type { Problem } from '../../core/errors.js';
import type { ChosenCrs } from './choose-crs.js';
import type { ImportTally } from './import-tally.js';
import type { ImportLayer } from './layers.js';
import { normaliseShape } from './normalise-shape.js';
import { AREA_OF_USE, canBeDegrees, coordinatesText, isInside, placeText } from './place.js';
import { mapPositions, ringsOf, type Position, type Shape } from './shape.js';
import type { SourceFeature } from './source-feature.js';

/** Features whose coordinates are kept, to say what they look like where they are in the wrong place. */
const SAMPLES = 20;

/**
 * Brings the geometry of a feature into the system of storage.
 * @returns null when it was rejected, which the tally then knows
 */
export function placeShape(
  source: SourceFeature,
  layer: Pick<ImportLayer, 'shapes' | 'noun'>,
  crs: ChosenCrs,
  tally: ImportTally,
): Shape | null {
  const shape = checkedShape(source, layer, crs, tally);
  return shape === null ? null : mapPositions(shape, crs.toStorage);
}

/**
 * @returns the geometry of a feature in the coordinates of its file, once it is one that lies where it may; null when it
 *   was rejected, which the tally then knows
 */
export function checkedShape(
  source: SourceFeature,
  layer: Pick<ImportLayer, 'shapes' | 'noun'>,
  crs: ChosenCrs,
  tally: ImportTally,
): Shape | null {
  const { feature } = source;
  if (source.fault !== undefined) {
    tally.reject('shape', { feature, message: source.fault });
    return null;
  }
  const normalised = normaliseShape(source.geometry);
  if ('fault' in normalised) {
    const { at, ...fault } = normalised.fault;
    tally.reject('shape', { feature, ...fault, ...(at === undefined ? {} : locationOf(at, crs)) });
    return null;
  }
  const { shape } = normalised;
  if (layer.shapes === 'areas' && shape.kind === 'lines') {
    tally.reject('shape', { feature, message: `it is a line; a layer of ${layer.noun} takes polygons` });
    return null;
  }
  if (normalised.repeatedVertices > 0) tally.about('repeated vertices were left out', feature);
  if (normalised.dimensionsDropped) tally.about('heights or measures (Z, M) were dropped', feature);
  const wrong = wrongPlace(shape, crs);
  if (wrong !== null) {
    if (tally.misplaced.length < SAMPLES) tally.misplaced.push(wrong.at);
    tally.reject(wrong.kind, { feature, message: wrong.message });
    return null;
  }
  const first = ringsOf(shape)[0]?.[0];
  if (first !== undefined && tally.placed.length < SAMPLES) tally.placed.push(first);
  return shape;
}

/** @returns the place of a position, for a report; nothing when it is nowhere */
function locationOf(at: Position, crs: ChosenCrs): Pick<Problem, 'location'> {
  const lonLat = crs.toLonLat(at);
  if (!isInside(AREA_OF_USE, lonLat)) return {};
  const [xFt, yFt] = crs.toStorage(at);
  return { location: { lon: lonLat[0], lat: lonLat[1], xFt, yFt } };
}

interface WrongPlace {
  kind: 'range' | 'area';
  message: string;
  at: Position;
}

function wrongPlace(shape: Shape, crs: ChosenCrs): WrongPlace | null {
  const { within } = crs;
  const isOutside = (at: Position): boolean =>
    !(at[0] > within.west && at[0] < within.east && at[1] > within.south && at[1] < within.north);
  for (const [index, ring] of ringsOf(shape).entries()) {
    if (!ring.some(isOutside)) continue;
    for (const [vertex, at] of ring.entries()) {
      if (!isOutside(at)) continue;
      const where = `ring ${index + 1}, vertex ${vertex + 1}`;
      if (crs.geographic && !canBeDegrees(at)) {
        return {
          kind: 'range',
          at,
          message: `${where}: ${coordinatesText(at)} is no longitude and latitude`,
        };
      }
      const lonLat = crs.toLonLat(at);
      if (!Number.isFinite(lonLat[0]) || !Number.isFinite(lonLat[1])) {
        return { kind: 'range', at, message: `${where}: ${coordinatesText(at)} is no place in ${crs.name}` };
      }
      if (!isInside(AREA_OF_USE, lonLat)) {
        return {
          kind: 'area',
          at,
          message: `${where} lies at ${placeText(lonLat)}, outside New York's eastern zone`,
        };
      }
    }
  }
  return null;
}
