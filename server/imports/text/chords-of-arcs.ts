/** x and y */
export type Point = [number, number];

/** Of one chord. The arc is at most 0.000038 of its radius away from it: 0.004 ft for 100 ft. */
const CHORD_DEGREES = 1;

/**
 * @param points  of a CIRCULARSTRING: the ends of its arcs, and between two of them one on the arc
 * @returns a line of chords of at most one degree, which has each given point in it
 */
export function chordsOfArcs(points: readonly Point[]): Point[] {
  const [first] = points;
  if (first === undefined) return [];
  const line: Point[] = [first];
  for (let index = 2; index < points.length; index += 2) {
    const [from, on, to] = [points[index - 2], points[index - 1], points[index]];
    if (from !== undefined && on !== undefined && to !== undefined) line.push(...chords(from, on, to));
  }
  return line;
}

function chords(from: Point, on: Point, to: Point): Point[] {
  const whole = from[0] === to[0] && from[1] === to[1];
  const center = whole ? middle(from, on) : centerOf(from, on, to);
  if (center === null) return [on, to];
  const angle = (point: Point): number => Math.atan2(point[1] - center[1], point[0] - center[0]);
  const start = angle(from);
  const left = whole || turnsLeft(from, on, to);
  const sweep = (a: number, b: number): number => {
    const turn = (((left ? b - a : a - b) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    return turn === 0 ? 2 * Math.PI : turn;
  };
  return [...onArc(center, from, start, sweep(start, angle(on)), left), on].concat(
    onArc(center, on, angle(on), sweep(angle(on), angle(to)), left),
    [to],
  );
}

function onArc(center: Point, from: Point, start: number, sweep: number, left: boolean): Point[] {
  const radius = Math.hypot(from[0] - center[0], from[1] - center[1]);
  const parts = Math.max(1, Math.ceil(sweep / ((CHORD_DEGREES * Math.PI) / 180)));
  return Array.from({ length: parts - 1 }, (_, index) => {
    const at = start + ((left ? 1 : -1) * sweep * (index + 1)) / parts;
    return [center[0] + radius * Math.cos(at), center[1] + radius * Math.sin(at)];
  });
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** @returns the center of the circle through three points; null: they lie on one line */
function centerOf(a: Point, b: Point, c: Point): Point | null {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const doubled = 2 * (bx * cy - by * cx);
  if (doubled === 0 || !Number.isFinite(doubled)) return null;
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  return [a[0] + (cy * bb - by * cc) / doubled, a[1] + (bx * cc - cx * bb) / doubled];
}
