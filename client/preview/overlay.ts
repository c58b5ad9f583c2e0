import { ringEdges } from './edges.js';
import { boxAround, type Box, type MultiPolygon, type Point, type Polygon } from './planar.js';
import { preparedLand, visitNear } from './prepared-land.js';
import { areaOf, sharedArea } from './shared-area.js';
import { fillTrapezoids, OUTLINE, TrapezoidList, type ShapeEdge } from './trapezoids.js';

/**
 * Kinds of land that share no area with one another, and the outline they are asked about inside of. Each is prepared
 * the first time it is met and known again by its array, which must not be changed.
 */
export interface Land {
  /** null: everything counts as inside */
  outline: MultiPolygon | null;
  kinds: readonly MultiPolygon[];
}

/** Areas in the square of the unit of the coordinates. */
export interface Overlay {
  /** of the shapes united */
  all: number;
  /** of what of them lies inside the outline */
  inside: number;
  /** of what lies inside the outline and on each kind of land, in the order given */
  kinds: number[];
}

function shapeEdges(shapes: readonly Polygon[], origin: Point): ShapeEdge[] {
  return shapes.flatMap((rings, shape) =>
    rings.flatMap((ring) => ringEdges(ring, origin).map((edge) => ({ ...edge, shape, middle: 0 }))),
  );
}

function outlineEdges(outline: MultiPolygon, box: Box, origin: Point): ShapeEdge[] {
  const edges: ShapeEdge[] = [];
  visitNear(preparedLand(outline), box, origin, (xa, ya, xb, yb) => {
    const [x0, y0, x1, y1] = xa < xb ? [xa, ya, xb, yb] : [xb, yb, xa, ya];
    edges.push({ x0, y0, x1, y1, shape: OUTLINE, middle: 0 });
  });
  return edges;
}

/** Of the area of the drawing: less than this is what is left of figures that are taken from one another. */
const NOISE = 1e-10;

const covered = new TrapezoidList();
const inside = new TrapezoidList();

/**
 * Measures what shapes share with kinds of land. The shapes are split by vertical slabs into trapezoids; within a slab
 * every length is linear in x, so that areas are exact. Nothing is stitched together, so edges that coincide, or nearly
 * do, cannot make it fail. A ring of a shape that crosses itself counts even-odd.
 */
export function measureOverlay(shapes: readonly Polygon[], land: Land): Overlay {
  const box = boxAround(shapes.flat());
  const result: Overlay = { all: 0, inside: 0, kinds: land.kinds.map(() => 0) };
  if (box === null) return result;
  // Measured from a corner of the drawing, so that the digits of State Plane coordinates are not spent on their size.
  const origin: Point = [box[0], box[1]];
  const edges = shapeEdges(shapes, origin);
  const isBounded = land.outline !== null;
  if (land.outline !== null) edges.push(...outlineEdges(land.outline, box, origin));
  fillTrapezoids(edges, [0, box[2] - origin[0]], shapes.length, covered, isBounded ? inside : null);
  const asked = isBounded ? inside : covered;
  result.all = areaOf(covered);
  result.inside = isBounded ? areaOf(inside) : result.all;
  result.kinds = land.kinds.map((kind) => {
    const area = sharedArea(asked, preparedLand(kind), box, origin);
    return area > NOISE * result.all ? area : 0;
  });
  return result;
}
