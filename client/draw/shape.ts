import type { Shape } from '../../core/contracts/proposal-drawing.js';
import {
  drawnGeometrySchema,
  type DrawnFeature,
  type DrawnGeometry,
} from '../../core/contracts/screening.js';
import type { MitigationType } from '../../core/measurements.js';
import type { Point } from '../preview/planar.js';
import { statedValues } from './answers.js';

export type Role = Shape['role'];

/** Decimals of a degree kept: a thousandth of a millimetre, so that what is drawn is what is sent. */
export const DEGREE_DECIMALS = 11;

/** What a mitigation polygon can be, in plain words. */
export const MITIGATION_LABELS: Record<MitigationType, string> = {
  'wetland-creation': 'New wetland',
  'wetland-restoration': 'Restored wetland',
  'buffer-restoration': 'Restored buffer',
  'buffer-enhancement': 'Enhanced buffer',
  'buffer-protection': 'Protected buffer',
};

/** @returns the position with no more decimals than are kept */
export function roundedPoint([lon, lat]: readonly [number, number]): Point {
  return [Number(lon.toFixed(DEGREE_DECIMALS)), Number(lat.toFixed(DEGREE_DECIMALS))];
}

/** A new shape with nothing said about it yet. */
export function newShape(role: Role, rings: Point[][], mitigationType: MitigationType, id: string): Shape {
  return {
    id,
    role,
    name: '',
    activity: '',
    mitigationType,
    duration: 'permanent',
    phase: { from: '', to: '' },
    answers: {},
    rings,
  };
}

/** @returns an id that no other shape has */
export function newShapeId(): string {
  return crypto.randomUUID();
}

/** @returns the ring with its first corner repeated at the end */
export function closed(ring: readonly Point[]): Point[] {
  const [first] = ring;
  return first === undefined ? [] : [...ring, first];
}

function opened(ring: readonly (readonly number[])[]): Point[] {
  const points = ring.map(([lon, lat]) => roundedPoint([lon ?? Number.NaN, lat ?? Number.NaN]));
  const [first] = points;
  const last = points.at(-1);
  const repeats = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return repeats ? points.slice(0, -1) : points;
}

/** @returns the polygons of a GeoJSON geometry, as open rings */
export function polygonsOf(geometry: DrawnGeometry): Point[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map(opened));
}

/** @returns the polygons of a repair the server offers, or null where it offers none that can be drawn */
export function repairPolygons(repair: unknown): Point[][][] | null {
  const parsed = drawnGeometrySchema.safeParse(repair);
  return parsed.success ? polygonsOf(parsed.data) : null;
}

/** @returns the shape as the server is asked about it */
export function featureOf(shape: Shape): DrawnFeature {
  const geometry = { type: 'Polygon' as const, coordinates: shape.rings.map(closed) };
  const name = shape.name.trim() === '' ? {} : { name: shape.name.trim() };
  if (shape.role === 'mitigation')
    return {
      type: 'Feature',
      id: shape.id,
      properties: { role: 'mitigation', mitigationType: shape.mitigationType, ...name },
      geometry,
    };
  const activity = shape.activity === '' ? {} : { activity: shape.activity };
  const { from, to } = shape.phase;
  const phase = from === '' ? {} : { phase: { from, ...(to === '' ? {} : { to }) } };
  const stated = statedValues(shape.answers);
  const answers = Object.keys(stated).length === 0 ? {} : { answers: stated };
  const duration = shape.duration === 'temporary' ? { duration: shape.duration } : {};
  return {
    type: 'Feature',
    id: shape.id,
    properties: { role: 'disturbance', ...name, ...activity, ...duration, ...phase, ...answers },
    geometry,
  };
}

/** @returns what the page calls a shape: its name, or what it is and its number */
export function shapeTitle(shape: Shape, shapes: readonly Shape[]): string {
  if (shape.name.trim() !== '') return shape.name.trim();
  const number = shapes.filter((other) => other.role === shape.role).indexOf(shape) + 1;
  return `${shape.role === 'disturbance' ? 'Disturbance' : 'Mitigation'} ${number}`;
}
