import type { DrawnFeature } from './contracts/screening.js';
import { LIMITS } from './contracts/screening.js';
import { TooComplex, type Problem } from './errors.js';
import { isTangled, MOST_CROSSINGS } from './tangles.js';

type Position = readonly number[];

/** Where the coordinates of any of the municipalities can lie, in degrees: the zone of New York East, generously. */
const ZONE = { west: -77.5, south: 40, east: -72.5, north: 45.5 } as const;

/** Rings of a feature with the number of their polygon's ring, from 1, in the order of the file. */
function ringsOf(feature: DrawnFeature): Position[][] {
  const { geometry } = feature;
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

const sameplace = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

function placeProblem(position: Position): string | null {
  const [lon = Number.NaN, lat = Number.NaN] = position;
  if (lon < -180 || lon > 180 || lat < -90 || lat > 90) {
    return `${lon}, ${lat} is no longitude and latitude: coordinates go from -180 to 180 and from -90 to 90 degrees`;
  }
  if (lon >= ZONE.west && lon <= ZONE.east && lat >= ZONE.south && lat <= ZONE.north) return null;
  if (lat >= ZONE.west && lat <= ZONE.east && lon >= ZONE.south && lon <= ZONE.north) {
    return `${lon}, ${lat} has latitude and longitude swapped: write longitude first`;
  }
  return `${lon}, ${lat} lies outside New York's eastern zone, far from every municipality here`;
}

function ringProblem(ring: readonly Position[]): string | null {
  const first = ring[0];
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return 'the ring is empty';
  if (ring.length < 4) {
    return `the ring has ${ring.length} positions; a ring needs at least 4, the last repeating the first`;
  }
  if (!sameplace(first, last)) {
    return 'the ring is not closed: repeat its first position at its end';
  }
  const distinct = new Set(ring.map((position) => `${position[0]},${position[1]}`));
  if (distinct.size < 3) {
    return `the ring has ${distinct.size} different ${distinct.size === 1 ? 'position' : 'positions'}; it encloses no area`;
  }
  if (isTangled(ring)) {
    return `the ring crosses itself in too many places (more than ${MOST_CROSSINGS}) to tell what it goes round. Draw it again`;
  }
  return null;
}

function featureProblems(feature: DrawnFeature, number: number): Problem[] {
  const rings = ringsOf(feature);
  if (rings.length === 0) {
    return [{ feature: number, message: `Feature ${number}: the ${feature.geometry.type} is empty` }];
  }
  return rings.flatMap((ring, index): Problem[] => {
    const at = ring.findIndex((position) => placeProblem(position) !== null);
    const wrong = at === -1 ? undefined : ring[at];
    if (wrong !== undefined) {
      return [
        {
          feature: number,
          ring: index + 1,
          vertex: at + 1,
          message: `Feature ${number}, ring ${index + 1}, vertex ${at + 1}: ${placeProblem(wrong)}`,
        },
      ];
    }
    const message = ringProblem(ring);
    return message === null
      ? []
      : [{ feature: number, ring: index + 1, message: `Feature ${number}, ring ${index + 1}: ${message}` }];
  });
}

/**
 * Looks at drawn polygons (degrees, NAD83) as far as that needs no geometry: closed rings of at least four positions,
 * longitude and latitude in this part of the world and in this order. Repeated vertices and the direction of a ring are
 * no faults.
 * @returns what is wrong, feature by feature, numbers from 1; empty when nothing is
 * @throws TooComplex  when there are more vertices than one request may have
 * @source RFC 7946 § 3.1.6
 */
export function checkDrawnShapes(features: readonly DrawnFeature[]): Problem[] {
  const vertices = features.reduce(
    (sum, feature) => sum + ringsOf(feature).reduce((count, ring) => count + ring.length, 0),
    0,
  );
  if (vertices > LIMITS.verticesPerRequest) {
    throw new TooComplex(
      `The drawing has ${vertices} vertices; one request may have ${LIMITS.verticesPerRequest}. Simplify it or send it in parts.`,
    );
  }
  return features.flatMap((feature, index) => featureProblems(feature, index + 1));
}
