/** x and y; a height or measure has been dropped. */
export type Position = readonly [number, number];
export type Ring = readonly Position[];

/** A geometry reduced to what is stored: polygons (outer ring, then holes) or lines. */
export type Shape =
  { kind: 'areas'; polygons: readonly (readonly Ring[])[] } | { kind: 'lines'; lines: readonly Ring[] };

/** What is wrong with a geometry, and in which of its rings and vertices, counted from 1 over the whole of it. */
export interface ShapeFault {
  message: string;
  ring?: number;
  vertex?: number;
  /** a position of it, in the coordinates of the file */
  at?: Position;
}

/** @returns every ring or line of a shape, in order */
export function ringsOf(shape: Shape): readonly Ring[] {
  if (shape.kind === 'lines') return shape.lines;
  const [only] = shape.polygons;
  return only !== undefined && shape.polygons.length === 1 ? only : shape.polygons.flat();
}

/** @returns the shape with every position moved, rings and parts as they were */
export function mapPositions(shape: Shape, move: (position: Position) => Position): Shape {
  const moveRing = (ring: Ring): Ring => ring.map(move);
  return shape.kind === 'areas'
    ? { kind: 'areas', polygons: shape.polygons.map((rings) => rings.map(moveRing)) }
    : { kind: 'lines', lines: shape.lines.map(moveRing) };
}
