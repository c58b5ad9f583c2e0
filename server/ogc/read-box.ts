import { NEW_YORK_EAST, type CrsUri } from '../../core/contracts/ogc.js';
import { InvalidInput } from '../../core/errors.js';

import type { DegreeBox } from '../sql/controlled-area/project-box.js';
import type { FeetBox } from '../sql/ogc/place-area.js';

/** A bbox as it is searched: feet, or degrees in one or two boxes. */
export type SearchBox = { feet: FeetBox } | { degrees: DegreeBox[] };

/**
 * @param numbers  four, or six with heights, which no feature has and which therefore choose nothing
 * @param crs  their system; both have the easterly axis first
 * @returns the box; in degrees two, where its west lies east of its east and it crosses the 180th meridian
 * @throws InvalidInput  for corners in the wrong order
 */
export function readBox(numbers: readonly number[], crs: CrsUri): SearchBox {
  const flat = numbers.length === 6 ? numbers.filter((_, index) => index % 3 !== 2) : numbers;
  const [xMin = Number.NaN, yMin = Number.NaN, xMax = Number.NaN, yMax = Number.NaN] = flat;
  const inFeet = crs === NEW_YORK_EAST;
  if (!(yMin <= yMax) || (inFeet && xMin > xMax)) {
    const message = `bbox must give the lower corner before the upper one: ${
      inFeet ? 'least easting, least northing, greatest easting, greatest northing' : 'west,south,east,north'
    }.`;
    throw new InvalidInput(message, [{ message, path: 'bbox' }]);
  }
  if (inFeet) return { feet: { xMin, yMin, xMax, yMax } };
  const box = { west: xMin, south: yMin, east: xMax, north: yMax };
  return {
    degrees:
      xMin <= xMax
        ? [box]
        : [
            { ...box, east: 180 },
            { ...box, west: -180 },
          ],
  };
}
