import { ringsOf, type Position, type Shape } from '../../imports/shape.js';

/** The extent of shapes in the coordinates of their file. */
export class FileBox {
  private west = Number.POSITIVE_INFINITY;
  private south = Number.POSITIVE_INFINITY;
  private east = Number.NEGATIVE_INFINITY;
  private north = Number.NEGATIVE_INFINITY;

  include(shape: Shape): void {
    for (const ring of ringsOf(shape)) {
      for (const [x, y] of ring) {
        if (x < this.west) this.west = x;
        if (x > this.east) this.east = x;
        if (y < this.south) this.south = y;
        if (y > this.north) this.north = y;
      }
    }
  }

  /** @returns west, south, east, north of its corners in degrees: near enough to bring a map there; null for nothing */
  inDegrees(toLonLat: (position: Position) => Position): [number, number, number, number] | null {
    const { west, south, east, north } = this;
    if (west > east) return null;
    const corners = [
      toLonLat([west, south]),
      toLonLat([east, south]),
      toLonLat([east, north]),
      toLonLat([west, north]),
    ];
    const lons = corners.map(([lon]) => lon);
    const lats = corners.map(([, lat]) => lat);
    return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  }
}
