import type { Place } from '../../core/contracts/place.js';
import { failureOf, isAbort } from '../failure.js';
import { fetchPlace } from '../place-api.js';
import type { Point } from '../preview/planar.js';
import { drawMessage } from '../state/draw-options.js';
import {
  changeShapes,
  drawMitigationType,
  drawRole,
  readOnly,
  selectedShape,
  shapes,
  tool,
} from '../state/drawing.js';
import { address } from '../state/route.js';
import { newShape, newShapeId, polygonsOf } from './shape.js';

/** Whose outline is taken over. */
export type Copied = 'parcel' | 'building';

interface Outline {
  name: string;
  polygons: Point[][][];
}

/** @returns the outline of the parcel or of the building at a place; null where the map has none there */
export function outlineAt(of: Copied, place: Place): Outline | null {
  if (of === 'building') {
    const [building] = place.buildings;
    return building === undefined ? null : { name: 'Building', polygons: polygonsOf(building.geometry) };
  }
  const [parcel] = place.parcels;
  if (parcel === undefined) return null;
  return {
    name: `Parcel ${parcel.taxMapNumber ?? parcel.address ?? parcel.id}`,
    polygons: polygonsOf(parcel.geometry),
  };
}

let asking = new AbortController();

/**
 * Adds the outline of the parcel or the building at a place in degrees as a shape named after it.
 * @returns what came of it, as a sentence; empty where a later click took its place
 */
async function takeOver(of: Copied, at: Point): Promise<string> {
  const { jurisdiction, ...law } = address.peek();
  if (jurisdiction === null || readOnly.peek()) return '';
  asking.abort();
  const { signal } = (asking = new AbortController());
  try {
    const outline = outlineAt(of, await fetchPlace(jurisdiction, at, law, signal));
    if (outline === null) return `The map has no ${of} at that place.`;
    const { name, polygons } = outline;
    const added = polygons.map((rings, index) => ({
      ...newShape(drawRole.peek(), rings, drawMitigationType.peek(), newShapeId()),
      name: polygons.length === 1 ? name : `${name}, part ${index + 1}`,
    }));
    changeShapes([...shapes.peek(), ...added]);
    selectedShape.value = added.at(-1)?.id ?? null;
    tool.value = 'edit';
    return `${name} is copied. Its corners can be moved.`;
  } catch (error) {
    return isAbort(error) ? '' : `The ${of} could not be copied. ${failureOf(error).message}`;
  }
}

/** Does so, and says beside the map what came of it. @returns the same */
export async function copyOutline(of: Copied, at: Point): Promise<string> {
  drawMessage.value = `Looking for the ${of}…`;
  const message = await takeOver(of, at);
  if (message !== '') drawMessage.value = message;
  return message;
}
