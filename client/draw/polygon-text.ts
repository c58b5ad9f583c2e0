import type { Point } from '../preview/planar.js';

/** How the corners are written: State Plane feet (x, y) or degrees (longitude, latitude). */
export type CoordinateKind = 'feet' | 'degrees';

/** What is wrong with one line of the text. */
export interface LineProblem {
  line: number;
  message: string;
}

export type ParsedCorners = { ok: true; corners: Point[] } | { ok: false; problems: LineProblem[] };

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A heading of a table: columns of which the first two that say a direction tell the order. */
function headingOrder(line: string): 'east-first' | 'north-first' | null {
  if (/\d/.test(line)) return null;
  const north = line.search(/\b(?:n(?:orth(?:ing)?)?|y|lat(?:itude)?)\b/i);
  const east = line.search(/\b(?:e(?:ast(?:ing)?)?|x|lon(?:g(?:itude)?)?)\b/i);
  if (north === -1 || east === -1) return null;
  return north < east ? 'north-first' : 'east-first';
}

/** The cells of a line that was pasted from a table, without the name of the point before the numbers. */
function withoutPointName(line: string): string {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '');
  return cells.length === 3 ? cells.slice(1).join('\t') : line;
}

/** `704,811.20 771,917.59` has commas within numbers; `704811.2, 771917.6` between them. */
function numbersIn(line: string): number[] | null {
  const bySpace = line
    .split(/[\s;]+/)
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '');
  const grouped = bySpace.map((word) =>
    /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(word) ? word.replaceAll(',', '') : word,
  );
  const words = grouped.length === 2 ? grouped : line.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => NUMBER.test(word)) ? words.map(Number) : null;
}

function degreesProblem([lon, lat]: Point): string | null {
  if (Math.abs(lat) > 90 || (lon > 0 && lat < 0))
    return 'looks like latitude first: write longitude, then latitude, such as -73.7301, 40.9502';
  if (lon > 0) return 'longitude in New York is negative, such as -73.7301';
  if (Math.abs(lon) > 180) return 'longitude lies between -180 and 180; are these feet?';
  return null;
}

function feetProblem([x, y]: Point): string | null {
  if (Math.abs(x) <= 180 && Math.abs(y) <= 180)
    return 'looks like degrees: choose longitude and latitude above';
  return null;
}

const FEWEST = {
  polygon: [3, 'a polygon needs at least three different corners'],
  line: [2, 'a line needs at least two different corners'],
} as const;

/**
 * Reads corners, one a line, as `x, y` or `x y`. Empty lines are skipped; of a polygon a last line that repeats the first
 * is dropped. Lines of a table, with tabs, may have the name of the point first, and a heading, which may say that north
 * comes before east.
 * @returns the corners in the system they were written in, or what is wrong on which line
 */
export function parseCorners(
  text: string,
  kind: CoordinateKind,
  shape: 'polygon' | 'line' = 'polygon',
): ParsedCorners {
  const corners: Point[] = [];
  const problems: LineProblem[] = [];
  let order: 'east-first' | 'north-first' | null = null;
  let first = true;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const heading = first ? headingOrder(line) : null;
    first = false;
    order ??= heading;
    if (heading !== null) continue;
    const numbers = numbersIn(withoutPointName(line).trim());
    const [x, y] = (order === 'north-first' ? numbers?.toReversed() : numbers) ?? [];
    if (numbers?.length !== 2 || x === undefined || y === undefined) {
      problems.push({ line: index + 1, message: 'write two numbers, with a comma or a space between them' });
      continue;
    }
    const message = kind === 'degrees' ? degreesProblem([x, y]) : feetProblem([x, y]);
    if (message === null) corners.push([x, y]);
    else problems.push({ line: index + 1, message });
  }
  const [begin] = corners;
  const last = corners.at(-1);
  if (shape === 'polygon' && corners.length > 1 && begin?.[0] === last?.[0] && begin?.[1] === last?.[1])
    corners.pop();
  const [fewest, message] = FEWEST[shape];
  if (problems.length === 0 && corners.length < fewest) problems.push({ line: 0, message });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, corners };
}

/** @returns corners as the form shows them, one a line */
export function cornersText(corners: readonly Point[], kind: CoordinateKind): string {
  const decimals = kind === 'feet' ? 3 : 9;
  return corners.map(([x, y]) => `${x.toFixed(decimals)}, ${y.toFixed(decimals)}`).join('\n');
}
