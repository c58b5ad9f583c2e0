import type { Projection, ProjectionParameters } from './projection.js';

const ANGLE_TOLERANCE = 1e-9;
const METER_TOLERANCE = 0.001;
/** Well below the 6e-7 m between the US survey foot and the international foot. */
const UNIT_TOLERANCE = 2e-8;

const METHODS: Readonly<Record<string, string>> = {
  tmerc: 'transversemercator',
  etmerc: 'transversemercator',
  utm: 'transversemercator',
  universaltransversemercatorsystem: 'transversemercator',
  gausskruger: 'transversemercator',
};

/**
 * Whether two systems have the same projection parameters and units, whatever they are called. Feet of the survey
 * and international feet are different units.
 */
export function sameProjection(a: Projection, b: Projection): boolean {
  if (a.geographic || b.geographic) return a.geographic && b.geographic && a.modern && b.modern;
  const [p, q] = [a.parameters, b.parameters];
  const method = (name: string): string => METHODS[name] ?? name;
  const near = (key: keyof ProjectionParameters, tolerance: number): boolean =>
    Math.abs(Number(p[key]) - Number(q[key])) <= tolerance;
  return (
    a.modern &&
    b.modern &&
    method(p.method) === method(q.method) &&
    near('lat0', ANGLE_TOLERANCE) &&
    near('long0', ANGLE_TOLERANCE) &&
    near('k0', 1e-10) &&
    near('x0', METER_TOLERANCE) &&
    near('y0', METER_TOLERANCE) &&
    near('metersPerUnit', UNIT_TOLERANCE) &&
    (method(p.method) === 'transversemercator' || sameParallels(p, q))
  );
}

/** Which of two standard parallels is called the first is a matter of taste: Esri and EPSG differ. */
function sameParallels(p: ProjectionParameters, q: ProjectionParameters): boolean {
  const ends = ({ lat1, lat2 }: ProjectionParameters): [number, number] => [
    Math.min(lat1, lat2),
    Math.max(lat1, lat2),
  ];
  const [[pSouth, pNorth], [qSouth, qNorth]] = [ends(p), ends(q)];
  return Math.abs(pSouth - qSouth) <= ANGLE_TOLERANCE && Math.abs(pNorth - qNorth) <= ANGLE_TOLERANCE;
}
