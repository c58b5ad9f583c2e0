import { UPLOAD_LIMITS } from '../../../core/contracts/uploads.js';
import type { Position, Shape } from '../../imports/shape.js';
import { simplifiedLine } from './simplified-line.js';

/** A shape in degrees as a map draws it, with the number of its feature. */
export interface DrawnFeature {
  type: 'Feature';
  properties: { feature: number };
  geometry:
    | { type: 'MultiPolygon'; coordinates: Position[][][] }
    | { type: 'MultiLineString'; coordinates: Position[][] };
}

/** Feet by which a drawn line may lie beside the true one, at first. */
const TOLERANCE_FT = 2;
/** And at most: rather than more, every second shape is left out. */
const MOST_TOLERANCE_FT = 256;

type Lines = readonly (readonly Position[])[];

interface Held {
  feature: number;
  kind: Shape['kind'];
  /** rings of each polygon, or lines */
  parts: readonly Lines[];
}

/**
 * Holds shapes for a map: all of a small file, every second, fourth … of a large one, so that they are spread over the
 * whole of it; with fewer positions the more there are.
 */
export class ScreenSample {
  private held: Held[] = [];
  private stride = 1;
  private offered = 0;

  /** @param degrees  gives the shape in degrees; it is asked for only where the shape is held */
  offer(feature: number, degrees: () => Shape): void {
    const wanted = this.offered % this.stride === 0;
    this.offered += 1;
    if (!wanted) return;
    this.held.push(heldOf(feature, degrees()));
    if (this.held.length <= UPLOAD_LIMITS.previewFeatures) return;
    this.held = this.held.filter((_, index) => index % 2 === 0);
    this.stride *= 2;
  }

  /** @returns the shapes, with no more positions in all than a screen is sent */
  drawn(): DrawnFeature[] {
    let { held } = this;
    let toleranceFt = TOLERANCE_FT;
    while (positionsOf(held) > UPLOAD_LIMITS.previewPositions) {
      toleranceFt *= 2;
      held =
        toleranceFt <= MOST_TOLERANCE_FT
          ? held.map((shape) => simplified(shape, toleranceFt))
          : held.filter((_, index) => index % 2 === 0);
    }
    return held.map(drawnOf);
  }
}

function heldOf(feature: number, shape: Shape): Held {
  const parts = shape.kind === 'areas' ? shape.polygons : [shape.lines];
  return simplified({ feature, kind: shape.kind, parts }, TOLERANCE_FT);
}

function simplified(shape: Held, toleranceFt: number): Held {
  return {
    ...shape,
    parts: shape.parts.map((lines) => lines.map((line) => simplifiedLine(line, toleranceFt))),
  };
}

function positionsOf(held: readonly Held[]): number {
  let sum = 0;
  for (const { parts } of held) for (const lines of parts) for (const line of lines) sum += line.length;
  return sum;
}

/** Places of a degree on a screen; the seventh is a third of an inch. */
const DECIMALS = 7;

const rounded = ([lon, lat]: Position): Position => [
  Number(lon.toFixed(DECIMALS)),
  Number(lat.toFixed(DECIMALS)),
];

function drawnOf({ feature, kind, parts }: Held): DrawnFeature {
  const coordinates = parts.map((lines) => lines.map((line) => line.map(rounded)));
  return {
    type: 'Feature',
    properties: { feature },
    geometry:
      kind === 'areas'
        ? { type: 'MultiPolygon', coordinates }
        : { type: 'MultiLineString', coordinates: coordinates.flat() },
  };
}
