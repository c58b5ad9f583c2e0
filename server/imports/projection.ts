import proj4 from 'proj4';
import type { Position } from './shape.js';

/** A coordinate system as proj4 understands it, with its parameters in metres and radians. */
export interface Projection {
  geographic: boolean;
  /** on the ellipsoid of NAD83 or WGS 84, so that no shift of datum is needed */
  modern: boolean;
  datum: string | null;
  parameters: ProjectionParameters;
  /** in the units of the system; not finite where it has no answer */
  toLonLat: (position: Position) => Position;
  fromLonLat: (lonLat: Position) => Position;
}

/** Parameters of a projection, in metres and radians. */
export interface ProjectionParameters {
  method: string;
  lat0: number;
  long0: number;
  lat1: number;
  lat2: number;
  k0: number;
  x0: number;
  y0: number;
  metersPerUnit: number;
}

interface ProjRecord {
  projName: string;
  lat0?: number;
  long0?: number;
  lat1?: number;
  lat2?: number;
  k0?: number;
  x0?: number;
  y0?: number;
  zone?: number;
  to_meter?: number;
  from_greenwich?: number;
  a: number;
  b: number;
  datumCode?: string;
  datumName?: string;
  forward(point: { x: number; y: number }): { x: number; y: number };
  inverse(point: { x: number; y: number }): { x: number; y: number };
}

const DEGREE = Math.PI / 180;
const NOWHERE: Position = [Number.NaN, Number.NaN];

/**
 * @param definition  a PROJ string
 * @param datum  its name, where something else says it
 * @returns null when it cannot be understood; proj4's own errors (some are bare strings) never get out
 */
export function parseProjection(definition: string, datum: string | null = null): Projection | null {
  const record = readRecord(definition);
  if (record === null) return null;
  const geographic = record.projName === 'longlat';
  const unit = record.to_meter ?? 1;
  if ((record.from_greenwich ?? 0) !== 0 || hasUnknownTerm(definition, record)) return null;
  if (UNLIKE_PROJ.has(record.projName)) return null;
  const forward = ([lon, lat]: Position): Position =>
    guarded(() => {
      const point = record.forward({ x: lon * DEGREE, y: lat * DEGREE });
      return [point.x / unit, point.y / unit];
    });
  const inverse = ([x, y]: Position): Position =>
    guarded(() => {
      const point = record.inverse({ x: x * unit, y: y * unit });
      return [point.x / DEGREE, point.y / DEGREE];
    });
  return {
    geographic,
    modern: isModern(record) && !isShifted(definition, datum ?? ''),
    datum: datum ?? record.datumName ?? record.datumCode ?? ellipsoidOf(definition),
    parameters: parametersOf(record),
    toLonLat: geographic
      ? (position) => position
      : (position) => checkedInverse(position, inverse, forward, unit),
    fromLonLat: geographic ? (lonLat) => lonLat : forward,
  };
}

/** Methods in which proj4 and PROJ are kilometres apart, since one takes a sphere where the other takes an ellipsoid. */
const UNLIKE_PROJ: ReadonlySet<string> = new Set(['mill', 'vandg']);

/** Metres by which a place may miss its own coordinates on the way back. */
const RETURN_METERS = 0.01;

/** Far outside its zone a projection still answers something: only a place that leads back is an answer. */
function checkedInverse(
  position: Position,
  inverse: (position: Position) => Position,
  forward: (lonLat: Position) => Position,
  unit: number,
): Position {
  const lonLat = inverse(position);
  const [x, y] = forward(lonLat);
  const miss = Math.hypot(x - position[0], y - position[1]) * unit;
  return miss < RETURN_METERS ? lonLat : NOWHERE;
}

function readRecord(definition: string): ProjRecord | null {
  try {
    const record = new proj4.Proj(definition) as unknown as ProjRecord;
    return Number.isFinite(record.a) && Number.isFinite(record.b) ? record : null;
  } catch {
    return null;
  }
}

function guarded(compute: () => Position): Position {
  try {
    return compute();
  } catch {
    return NOWHERE;
  }
}

/** Ellipsoids of GRS 1980 and WGS 84, and the sphere that Web Mercator puts in the latter's place. */
function isModern(record: ProjRecord): boolean {
  if (Math.abs(record.a - 6_378_137) > 0.01) return false;
  return Math.abs(record.b - 6_356_752.314) < 0.01 || record.b === record.a;
}

/** What proj4 passes over in silence: a unit it does not know would be metres, other axes would be east and north. */
function hasUnknownTerm(definition: string, record: ProjRecord): boolean {
  const unit = /\+units=(\S+)/.exec(definition)?.[1];
  const axis = /\+axis=(\S+)/.exec(definition)?.[1];
  return (
    (unit !== undefined && unit !== 'm' && record.to_meter === undefined) ||
    (axis !== undefined && axis !== 'enu')
  );
}

const ellipsoidOf = (definition: string): string | null =>
  /\+(?:datum|ellps)=(\S+)/.exec(definition)?.[1] ?? null;

/** Metres by which the realisations of NAD83 and WGS 84 lie apart at most. */
const REALISATION_METERS = 3;

/** An ellipsoid that proj4 does not know becomes WGS 84's in silence; the names of older datums are taken at their word. */
function isShifted(definition: string, datum: string): boolean {
  const named = ellipsoidOf(definition);
  if (named !== null && !/^(?:NAD83|WGS84|GRS80)$/i.test(named)) return true;
  const shift = /\+towgs84=([-\d.,e]+)/i.exec(definition)?.[1]?.split(',').slice(0, 3).map(Number) ?? [];
  return Math.hypot(...shift) > REALISATION_METERS || /1927|NAD.?27|WGS.?(?:19)?72/i.test(datum);
}

function parametersOf(record: ProjRecord): ProjectionParameters {
  return {
    method: record.projName.toLowerCase().replace(/[ _]/g, ''),
    lat0: record.lat0 ?? 0,
    long0: record.long0 ?? 0,
    lat1: record.lat1 ?? 0,
    lat2: record.lat2 ?? 0,
    k0: record.k0 ?? 1,
    x0: record.x0 ?? 0,
    y0: record.y0 ?? 0,
    metersPerUnit: record.to_meter ?? 1,
  };
}
