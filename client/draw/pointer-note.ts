import { feetText, sqFtText } from '../figures/format.js';
import { bearingOf, bearingText } from '../geometry/bearing.js';
import { polygonArea } from '../geometry/measure.js';
import { distanceBetween, ringArea, samePoint, type Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';
import { closed } from './shape.js';

function edgeFt(a: Point | undefined, b: Point | undefined, gridScale: number): number {
  return a === undefined || b === undefined ? 0 : distanceBetween(toFeet(a), toFeet(b)) / gridScale;
}

/** @returns a direction as plans write it, to the minute: the pointer is not steadier than that */
export function minuteBearing(azimuth: number): string {
  return bearingText(Math.round(azimuth * 60) / 60).replace('\'00"', "'");
}

function bearingBetween(a: Point | undefined, b: Point | undefined): string[] {
  const azimuth = a === undefined || b === undefined ? null : bearingOf(toFeet(a), toFeet(b));
  return azimuth === null ? [] : [minuteBearing(azimuth)];
}

function areaText(ring: readonly Point[], gridScale: number): string {
  return `${sqFtText(ringArea(closed(ring).map(toFeet)) / gridScale ** 2)} sq ft`;
}

function edgeTexts(line: readonly Point[], gridScale: number): string[] {
  const [from, to] = [line.at(-2), line.at(-1)];
  return [`edge ${feetText(edgeFt(from, to, gridScale))} ft`, ...bearingBetween(from, to)];
}

/**
 * Beside the pointer while a polygon is drawn: length and bearing of the edge that follows the pointer, and the area so
 * far.
 */
export function drawingNote(ring: readonly Point[], gridScale: number): string {
  return [...edgeTexts(ring, gridScale), ...(ring.length < 3 ? [] : [areaText(ring, gridScale)])].join(' · ');
}

/** Beside the pointer while a corner is moved: the two edges that meet there, and the area. */
export function movingNote(before: readonly Point[], ring: readonly Point[], gridScale: number): string {
  const index = ring.findIndex((point, at) => !samePoint(point, before[at]));
  if (index === -1) return areaText(ring, gridScale);
  const previous = edgeFt(ring.at(index - 1), ring[index], gridScale);
  const next = edgeFt(ring[index], ring[(index + 1) % ring.length], gridScale);
  return `edges ${feetText(previous)} and ${feetText(next)} ft · ${areaText(ring, gridScale)}`;
}

/** Beside the pointer while a whole shape is moved: how far, and which way. */
export function shiftNote(eastFt: number, northFt: number, gridScale: number): string {
  const feet = feetText(Math.hypot(eastFt, northFt) / gridScale);
  const azimuth = bearingOf([0, 0], [eastFt, northFt]);
  return `moved ${feet} ft${azimuth === null ? '' : ` · ${minuteBearing(azimuth)}`}`;
}

function areaOf(polygons: readonly Point[][][], gridScale: number): string[] {
  if (polygons.length === 0) return [];
  const feet = polygons.map((rings) => rings.map((ring) => closed(ring).map(toFeet)));
  return [`${sqFtText(feet.reduce((sum, polygon) => sum + polygonArea(polygon), 0) / gridScale ** 2)} sq ft`];
}

function lineFt(line: readonly Point[], gridScale: number): number {
  return line.reduce((sum, point, index) => sum + edgeFt(line[index - 1], point, gridScale), 0);
}

/** What a note is about: points put down and the one at the pointer, and what they make so far, all in degrees. */
export interface Drawn {
  tool: 'polygon' | 'rectangle' | 'circle' | 'freehand' | 'line' | 'hole' | 'split';
  points: readonly Point[];
  polygons: readonly Point[][][];
  /** of a circle, feet on the ground, where it is typed */
  radiusFt: number | null;
}

/** Beside the pointer while something is drawn: lengths, bearings and areas, as far as there are any. */
export function sketchNote({ tool, points, polygons, radiusFt }: Drawn, gridScale: number): string {
  const [a, b, across] = points;
  switch (tool) {
    case 'polygon':
    case 'hole':
    case 'split':
      return points.length < 2 ? '' : drawingNote(tool === 'split' ? points.slice(-2) : points, gridScale);
    case 'freehand':
      return areaOf(polygons, gridScale).join('');
    case 'circle': {
      const feet = radiusFt ?? (b === undefined ? null : edgeFt(a, b, gridScale));
      return feet === null ? '' : [`radius ${feetText(feet)} ft`, ...areaOf(polygons, gridScale)].join(' · ');
    }
    case 'line': {
      if (points.length < 2) return '';
      const all = points.length > 2 ? [`${feetText(lineFt(points, gridScale))} ft in all`] : [];
      return [...edgeTexts(points, gridScale), ...all, ...areaOf(polygons, gridScale)].join(' · ');
    }
    case 'rectangle': {
      const [ring] = polygons[0] ?? [];
      if (ring === undefined) return points.length < 2 ? '' : edgeTexts(points, gridScale).join(' · ');
      const sides = [edgeFt(ring[0], ring[1], gridScale), edgeFt(ring[1], ring[2], gridScale)];
      const bearing = across === undefined ? [] : bearingBetween(a, b);
      return [`${sides.map(feetText).join(' × ')} ft`, ...bearing, ...areaOf(polygons, gridScale)].join(
        ' · ',
      );
    }
  }
}

const WINDS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

/** @returns a note as it is said aloud, abbreviations and signs in words */
export function spokenNote(note: string): string {
  return note
    .replaceAll(
      /\b([NS]) (\d+)°(\d+)' ([EW])\b/g,
      (_all, from: string, degrees: string, minutes: string, to: string) =>
        `${WINDS[from] ?? from} ${Number(degrees)} degrees ${Number(minutes)} minutes ${WINDS[to] ?? to}`,
    )
    .replaceAll('sq ft', 'square feet')
    .replaceAll(/\bft\b/g, 'feet')
    .replaceAll(' × ', ' by ')
    .replaceAll(' · ', ', ');
}
