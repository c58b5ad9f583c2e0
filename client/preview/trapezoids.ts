import { crossingX, heightAt, type Edge } from './edges.js';

/** An edge of one of several shapes. Shape -1 is the outline that what is covered may be asked about inside of. */
export interface ShapeEdge extends Edge {
  shape: number;
  /** height at the middle of the slab that is looked at */
  middle: number;
}

export const OUTLINE = -1;

/** Trapezoids with upright sides: within one slab between two xs they lie above one another, none over another. */
export interface Trapezoids {
  /** number of slabs; they touch where nothing is left out between them */
  slabs: number;
  /** from and to of each slab */
  xs: Float64Array;
  /** index of the first trapezoid of each slab, and of the first beyond the last */
  first: Int32Array;
  /** of each trapezoid: low and high at the left side, low and high at the right side */
  sides: Float64Array;
}

/** Grows as it is filled, and is filled anew in every frame without being made anew. */
export class TrapezoidList implements Trapezoids {
  slabs = 0;
  xs = new Float64Array(1024);
  first = new Int32Array(512);
  sides = new Float64Array(2048);
  #count = 0;

  /** Takes everything out. */
  clear(): void {
    this.slabs = 0;
    this.#count = 0;
    this.first[0] = 0;
  }

  /** Adds one to the slab that is being filled. */
  add(low: Edge, high: Edge, from: number, to: number): void {
    const at = 4 * this.#count;
    if (at + 4 > this.sides.length) this.sides = grown(this.sides);
    this.sides[at] = heightAt(low, from);
    this.sides[at + 1] = heightAt(high, from);
    this.sides[at + 2] = heightAt(low, to);
    this.sides[at + 3] = heightAt(high, to);
    this.#count += 1;
  }

  /** Ends the slab that was being filled; one without trapezoids is left out. */
  endSlab(from: number, to: number): void {
    if (this.#count === this.first[this.slabs]) return;
    if (2 * this.slabs + 2 > this.xs.length) this.xs = grown(this.xs);
    if (this.slabs + 2 > this.first.length) {
      const longer = new Int32Array(2 * this.first.length);
      longer.set(this.first);
      this.first = longer;
    }
    this.xs[2 * this.slabs] = from;
    this.xs[2 * this.slabs + 1] = to;
    this.slabs += 1;
    this.first[this.slabs] = this.#count;
  }
}

function grown(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * array.length);
  longer.set(array);
  return longer;
}

/** The xs between which no edge begins, ends or crosses another: there, every length is linear in x. */
function slabBounds(edges: readonly ShapeEdge[]): Float64Array {
  const bounds: number[] = [];
  for (let index = 0; index < edges.length; index += 1) {
    const edge = edges[index];
    if (edge === undefined) break;
    bounds.push(edge.x0, edge.x1);
    const low = Math.min(edge.y0, edge.y1);
    const high = Math.max(edge.y0, edge.y1);
    for (let next = index + 1; next < edges.length; next += 1) {
      const other = edges[next];
      if (other === undefined || other.x0 >= edge.x1) break;
      if (edge.shape === OUTLINE && other.shape === OUTLINE) continue;
      if ((other.y0 > high && other.y1 > high) || (other.y0 < low && other.y1 < low)) continue;
      const x = crossingX(edge, other);
      if (x !== null) bounds.push(x);
    }
  }
  return new Float64Array(bounds).sort();
}

/** Sorts by height at the middle of a slab; the order changes little from one slab to the next. */
function sortByHeight(active: ShapeEdge[], middle: number): void {
  for (const edge of active) edge.middle = heightAt(edge, middle);
  for (let index = 1; index < active.length; index += 1) {
    const edge = active[index];
    if (edge === undefined) continue;
    let place = index;
    for (let below = active[place - 1]; below !== undefined && below.middle > edge.middle;) {
      active[place] = below;
      place -= 1;
      below = active[place - 1];
    }
    active[place] = edge;
  }
}

/** Goes up through one slab, and notes where land is covered, and covered inside the outline. */
function fillSlab(
  active: readonly ShapeEdge[],
  from: number,
  to: number,
  inShape: Uint8Array,
  covered: TrapezoidList,
  inside: TrapezoidList | null,
): void {
  inShape.fill(0);
  let shapesHere = 0;
  let inOutline = false;
  let coveredSince: ShapeEdge | null = null;
  let insideSince: ShapeEdge | null = null;
  for (const edge of active) {
    if (edge.shape === OUTLINE) inOutline = !inOutline;
    else {
      const isIn = 1 - (inShape[edge.shape] ?? 0);
      inShape[edge.shape] = isIn;
      shapesHere += 2 * isIn - 1;
    }
    if (shapesHere > 0) coveredSince ??= edge;
    else if (coveredSince !== null) {
      covered.add(coveredSince, edge, from, to);
      coveredSince = null;
    }
    if (inside === null) continue;
    if (shapesHere > 0 && inOutline) insideSince ??= edge;
    else if (insideSince !== null) {
      inside.add(insideSince, edge, from, to);
      insideSince = null;
    }
  }
  covered.endSlab(from, to);
  inside?.endSlab(from, to);
}

/**
 * Splits the land under shapes into trapezoids. A ring that crosses itself counts even-odd; land under two shapes counts once.
 * @param edges  of the shapes, and of the outline from below the shapes up to their top
 * @param span  west and east of the shapes
 * @param covered  filled with what any shape covers
 * @param inside  filled with what of it lies inside the outline; null: there is no outline
 */
export function fillTrapezoids(
  edges: ShapeEdge[],
  span: readonly [number, number],
  shapes: number,
  covered: TrapezoidList,
  inside: TrapezoidList | null,
): void {
  covered.clear();
  inside?.clear();
  edges.sort((a, b) => a.x0 - b.x0);
  const bounds = slabBounds(edges);
  const inShape = new Uint8Array(shapes);
  const active: ShapeEdge[] = [];
  let next = 0;
  for (let index = 1; index < bounds.length; index += 1) {
    const from = Math.max(span[0], bounds[index - 1] ?? 0);
    const to = Math.min(span[1], bounds[index] ?? 0);
    const middle = (from + to) / 2;
    if (!(from < middle && middle < to)) continue;
    let kept = 0;
    for (const edge of active) if (edge.x1 > middle) active[kept++] = edge;
    active.length = kept;
    for (let edge = edges[next]; edge !== undefined && edge.x0 < middle; edge = edges[next]) {
      if (edge.x1 > middle) active.push(edge);
      next += 1;
    }
    sortByHeight(active, middle);
    fillSlab(active, from, to, inShape, covered, inside);
  }
}
