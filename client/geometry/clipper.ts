// Its parts by name: its index brings triangulation and more, eleven kilobytes that are not used here.
import { ClipType, FillRule, type Path64 } from 'clipper2-ts/dist/Core.js';
import { Clipper64, PolyTree64, type PolyPath64 } from 'clipper2-ts/dist/Engine.js';
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js';
import { signedArea, boxAround, type Point, type Polygon, type Ring } from '../preview/planar.js';
import { polygonArea } from './measure.js';

/**
 * Whole numbers a foot: the library works on those, which is what makes it robust. 1/100,000 ft is what the eleventh
 * decimal of a degree stands for.
 */
const PER_FOOT = 100_000;

/** Square feet below which a piece is a remnant of rounding along edges that coincide. */
const REMNANT_SQFT = 0.01;

/** How long a mitred corner may be, in parts of the distance; a sharper one is cut off square. */
const MITRE_LIMIT = 2;

/** Between feet and the library's whole numbers. Corners that come through unchanged come back to their last digit. */
class Grid {
  readonly #origin: Point;
  readonly #known = new Map<string, Point>();

  constructor(paths: readonly (readonly Point[])[]) {
    const [west, south, east, north] = boxAround(paths) ?? [0, 0, 0, 0];
    this.#origin = [Math.round((west + east) / 2), Math.round((south + north) / 2)];
  }

  path(points: readonly Point[]): Path64 {
    return points.map((point) => {
      const x = Math.round((point[0] - this.#origin[0]) * PER_FOOT);
      const y = Math.round((point[1] - this.#origin[1]) * PER_FOOT);
      this.#known.set(`${x} ${y}`, point);
      return { x, y };
    });
  }

  /** @returns the closed rings' paths, the outline counterclockwise and the holes clockwise */
  paths(polygon: Polygon): Path64[] {
    return polygon.map((ring, index) => {
      const open = ring.slice(0, -1);
      return this.path(signedArea(ring) > 0 === (index === 0) ? open : open.reverse());
    });
  }

  ring(path: Path64): Ring {
    const points = path.map(
      ({ x, y }): Point =>
        this.#known.get(`${x} ${y}`) ?? [this.#origin[0] + x / PER_FOOT, this.#origin[1] + y / PER_FOOT],
    );
    const [first] = points;
    return first === undefined ? [] : [...points, first];
  }

  /** @returns the polygons of a result, remnants of rounding left out */
  polygons(tree: PolyPath64): Polygon[] {
    const children = (of: PolyPath64): PolyPath64[] =>
      Array.from({ length: of.count }, (_none, index) => of.child(index));
    return children(tree).flatMap((outer) => {
      const holes = children(outer);
      const rings = [outer, ...holes].map(({ poly }) => this.ring(poly ?? []));
      const [outline = [], ...inner] = rings;
      const polygon = [outline, ...inner.filter((ring) => Math.abs(signedArea(ring)) >= REMNANT_SQFT)];
      const own = polygonArea(polygon) >= REMNANT_SQFT ? [polygon] : [];
      return [...own, ...holes.flatMap((hole) => this.polygons(hole))];
    });
  }
}

/** @returns the first polygon without what the second covers; both in State Plane feet */
export function differenceOf(first: Polygon, second: Polygon): Polygon[] {
  const grid = new Grid([...first, ...second]);
  const clipper = new Clipper64();
  clipper.addSubject(grid.paths(first));
  clipper.addClip(grid.paths(second));
  const tree = new PolyTree64();
  clipper.execute(ClipType.Difference, FillRule.EvenOdd, tree);
  return grid.polygons(tree);
}

function inflated(paths: readonly Path64[], distanceFt: number, end: EndType, grid: Grid): Polygon[] {
  const offset = new ClipperOffset(MITRE_LIMIT);
  offset.addPaths([...paths], JoinType.Miter, end);
  const tree = new PolyTree64();
  offset.execute(distanceFt * PER_FOOT, tree);
  return grid.polygons(tree);
}

/** @returns what a polygon becomes with every edge moved out by so many grid feet (in where negative), corners mitred */
export function inflatedPolygon(polygon: Polygon, distanceFt: number): Polygon[] {
  const grid = new Grid(polygon);
  return inflated(grid.paths(polygon), distanceFt, EndType.Polygon, grid);
}

/** @returns the land within so many grid feet on both sides of a line, its ends flat, its corners mitred */
export function inflatedLine(line: readonly Point[], distanceFt: number): Polygon[] {
  const grid = new Grid([line]);
  return inflated([grid.path(line)], distanceFt, EndType.Butt, grid);
}
