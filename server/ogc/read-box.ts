import { CRS84, UTM_18N, WEB_MERCATOR, type CrsUri } from '../../core/contracts/ogc.js';
import { InvalidInput } from '../../core/errors.js';
import type { DegreeBox } from '../sql/controlled-area/project-box.js';
import type { GridBox } from '../sql/ogc/place-area.js';

/** A bbox as it is searched: feet of EPSG:2260, metres of UTM zone 18N, or degrees in one or two boxes. */
export type SearchBox = { feet: GridBox } | { utm: GridBox } | { degrees: DegreeBox[] };

/** Radius of the sphere of web maps in metres. Source: EPSG:3857. */
const WEB_RADIUS_M = 6_378_137;

/** Radians to degrees. */
const DEGREES = 180 / Math.PI;

/** Sides of a box in web maps run along meridians and parallels, so that it is one of degrees. */
function degreesOfWeb({ xMin, yMin, xMax, yMax }: GridBox): DegreeBox {
  const longitude = (x: number): number => (x / WEB_RADIUS_M) * DEGREES;
  const latitude = (y: number): number => Math.atan(Math.sinh(y / WEB_RADIUS_M)) * DEGREES;
  return { west: longitude(xMin), south: latitude(yMin), east: longitude(xMax), north: latitude(yMax) };
}

function overTheMeridian({ west, south, east, north }: DegreeBox): DegreeBox[] {
  if (west <= east) return [{ west, south, east, north }];
  return [
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ];
}

/**
 * @param numbers  four, or six with heights, which no feature has and which therefore choose nothing
 * @param crs  their system; all have the easterly axis first
 * @returns the box; in degrees two, where its west lies east of its east and it crosses the 180th meridian
 * @throws InvalidInput  for corners in the wrong order
 */
export function readBox(numbers: readonly number[], crs: CrsUri): SearchBox {
  const flat = numbers.length === 6 ? numbers.filter((_, index) => index % 3 !== 2) : numbers;
  const [xMin = Number.NaN, yMin = Number.NaN, xMax = Number.NaN, yMax = Number.NaN] = flat;
  if (!(yMin <= yMax) || (crs !== CRS84 && xMin > xMax)) {
    const message = `bbox must give the lower corner before the upper one: ${
      crs === CRS84
        ? 'west,south,east,north'
        : 'least easting, least northing, greatest easting, greatest northing'
    }.`;
    throw new InvalidInput(message, [{ message, path: 'bbox' }]);
  }
  const box = { xMin, yMin, xMax, yMax };
  switch (crs) {
    case CRS84:
      return { degrees: overTheMeridian({ west: xMin, south: yMin, east: xMax, north: yMax }) };
    case WEB_MERCATOR:
      return { degrees: [degreesOfWeb(box)] };
    case UTM_18N:
      return { utm: box };
    default:
      return { feet: box };
  }
}
