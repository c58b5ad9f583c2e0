import { boxAround, type Box, type MultiPolygon, type Point, type Polygon } from '../planar.js';
import { LandField, MOST_KINDS } from './land-field.js';

/** Feet that a drawing may reach over the line of its parcel: what digits and digitising make of lines that are meant to coincide. */
const OVER_THE_LINE_FT = 0.01;
/** Wetland and adjacent area are cut from one another: between them is nothing but rounding. */
const FORBIDDEN_GAP_FT = 0.02;
/** Shapes of a drawing that touch one another are one shape, but for rounding. */
const DRAWN_GAP_FT = 0.001;
/** Neighbouring parcels that are drawn so near to one another count as touching. */
const ALLOWED_GAP_FT = 0.1;

/** What a drawing is moved over. Places and edges are measured from `origin`. */
export interface Ground {
  drawing: LandField;
  /** corners of the drawing, and places inside it */
  drawn: readonly Point[];
  /** edges of the drawing: x0, y0, x1, y1 of each */
  drawnEdges: Float64Array;
  forbidden: LandField;
  /** null: any land may be used */
  allowed: LandField | null;
  clearFt: number;
  overFt: number;
  /** least and greatest shift east, then north, at which the drawing's box lies in that of the allowed land */
  shifts: { west: number; east: number; south: number; north: number };
}

/** Distance between places along the edges and inside of a drawing that are looked at from the start. */
function spacing(box: Box): number {
  return Math.max(4, Math.max(box[2] - box[0], box[3] - box[1]) / 12);
}

function edgesOf(polygons: MultiPolygon, origin: Point): Float64Array {
  const edges: number[] = [];
  for (const ring of polygons.flat())
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from !== undefined)
        edges.push(from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]);
    }
  return new Float64Array(edges);
}

function placesOf(edges: Float64Array, field: LandField, box: Box, origin: Point): Point[] {
  const every = spacing(box);
  const places: Point[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(at, at + 4);
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / every));
    for (let part = 0; part < parts; part += 1)
      places.push([x0 + ((x1 - x0) * part) / parts, y0 + ((y1 - y0) * part) / parts]);
  }
  for (let x = box[0] - origin[0] + every / 2; x < box[2] - origin[0]; x += every)
    for (let y = box[1] - origin[1] + every / 2; y < box[3] - origin[1]; y += every)
      if (field.holds(x, y)) places.push([x, y]);
  return places;
}

/**
 * @param drawing  closed rings in feet
 * @param forbidden  kinds of land to leave, in feet; wetland and adjacent area apart, as they are answered
 * @param allowed  parcels to stay on, in feet; together they are the land that may be used
 * @param clearFt  room to be left between drawing and forbidden land
 * @returns null where there is no drawing, or no land to stay on
 */
export function prepareGround(
  drawing: readonly Polygon[],
  forbidden: readonly MultiPolygon[],
  allowed: readonly MultiPolygon[],
  clearFt: number,
): Ground | null {
  const box = boxAround(drawing.flat());
  const land = boxAround(allowed.flat(2));
  if (box === null || land === null) return null;
  const origin: Point = [box[0], box[1]];
  const around = (of: Box, by: number): Box => [of[0] - by, of[1] - by, of[2] + by, of[3] + by];
  const everywhere: Box = [
    Math.min(box[0], land[0]),
    Math.min(box[1], land[1]),
    Math.max(box[2], land[2]),
    Math.max(box[3], land[3]),
  ];
  const field = new LandField(
    oneBitEach(drawing.map((rings) => [rings])),
    around(box, 2),
    origin,
    DRAWN_GAP_FT,
  );
  const edges = edgesOf([...drawing], origin);
  return {
    drawing: field,
    drawn: placesOf(edges, field, box, origin),
    drawnEdges: edges,
    forbidden: new LandField(forbidden, around(everywhere, 2), origin, FORBIDDEN_GAP_FT),
    allowed: new LandField(oneBitEach(allowed), around(everywhere, 2), origin, ALLOWED_GAP_FT),
    clearFt,
    overFt: OVER_THE_LINE_FT,
    shifts: {
      west: land[0] - box[0] - OVER_THE_LINE_FT,
      east: land[2] - box[2] + OVER_THE_LINE_FT,
      south: land[1] - box[1] - OVER_THE_LINE_FT,
      north: land[3] - box[3] + OVER_THE_LINE_FT,
    },
  };
}

/** Several hundred parcels or shapes share the bits: those that come after the last bit join its kind. */
function oneBitEach(kinds: readonly MultiPolygon[]): MultiPolygon[] {
  const [own, rest] = [kinds.slice(0, MOST_KINDS - 1), kinds.slice(MOST_KINDS - 1)];
  return rest.length === 0 ? own : [...own, rest.flat()];
}
