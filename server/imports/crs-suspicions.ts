import { sameButForUnit, US_FOOT } from './crs-feet.js';
import type { UsualSystem } from './crs-usual.js';
import { canBeDegrees } from './place.js';
import type { Projection } from './projection.js';
import type { Position } from './shape.js';

/** Coordinates of a file that lie where they should not, and ways to ask where else they could. */
export interface Suspect {
  /** as they are in the file */
  samples: readonly Position[];
  /** the system they were read in; null where none is known */
  projection: Projection | null;
  /** whether most of the samples, moved so, lie where they should */
  fits: (move: (position: Position) => Position) => boolean;
  usual: readonly UsualSystem[];
}

const swapped = ([x, y]: Position): Position => [y, x];

/** Numbers that are degrees already, under whatever name. */
export function looksLikeDegrees({ fits, projection }: Suspect): string | null {
  if (projection?.geographic === true) return null;
  if (fits((at) => at)) return 'These look like longitude and latitude: say --crs EPSG:4269.';
  if (fits(swapped))
    return 'These look like latitude and longitude, in this order: longitude comes first in a file, so swap the two.';
  return fits(([x, y]) => [-x, y])
    ? 'These look like longitude and latitude without the minus sign of west: put it back, and say --crs EPSG:4269.'
    : null;
}

/** Northing before easting, latitude before longitude. */
export function looksSwapped({ fits, projection, usual }: Suspect): string | null {
  if (projection === null) {
    const system = usual.find((each) => fits((at) => each.projection.toLonLat(swapped(at))));
    if (system === undefined) return null;
    return `The two coordinates look swapped: with x (easting) first they would fit ${system.words}, EPSG:${system.code}.`;
  }
  if (!fits((at) => projection.toLonLat(swapped(at)))) return null;
  return `The two coordinates look swapped: x (${projection.geographic ? 'longitude' : 'easting'}) comes first.`;
}

/** West is negative. */
export function looksUnsigned({ fits, projection }: Suspect): string | null {
  if (projection === null) return null;
  const west = ([x, y]: Position): Position => projection.toLonLat([-x, y]);
  const both = ([x, y]: Position): Position => projection.toLonLat([-y, x]);
  if (fits(west)) {
    const what = projection.geographic ? 'longitudes' : 'eastings';
    return `The ${what} look as if their minus sign were missing: west is negative.`;
  }
  return projection.geographic && fits(both)
    ? 'These look like latitude and longitude, in this order and without the minus sign of west: longitude comes first.'
    : null;
}

/** The right numbers under the wrong unit. Which of the two feet they are in, no position can show. */
export function looksLikeOtherUnit({ fits, projection, usual }: Suspect): string | null {
  if (projection === null || projection.geographic) return null;
  const inMeters = projection.parameters.metersPerUnit === 1;
  const factor = inMeters ? US_FOOT : 1 / US_FOOT;
  if (!fits(([x, y]) => projection.toLonLat([x * factor, y * factor]))) return null;
  const system = usual.find(
    (each) =>
      sameButForUnit(each.projection, projection) &&
      (each.projection.parameters.metersPerUnit === 1) !== inMeters,
  );
  const [numbers, named] = inMeters ? ['feet', 'meters'] : ['meters', 'feet'];
  const remedy =
    system === undefined
      ? 'no usual system is the same in that unit, so have the file written anew.'
      : `say --crs EPSG:${system.code}.`;
  return `The numbers look like ${numbers}, and the system named is in ${named}: ${remedy}`;
}

const SCALES: readonly { factor: number; words: string }[] = [
  {
    factor: 1 / 1000,
    words: '1,000 times too large, as where millimeters are taken for meters, or a decimal mark was lost',
  },
  {
    factor: 1000,
    words:
      '1,000 times too small, as where kilometers are taken for meters, or a comma between thousands for a decimal mark',
  },
  { factor: 1 / 12, words: '12 times too large, as where a drawing is in inches' },
  { factor: 12, words: '12 times too small, as where feet are taken for inches' },
  { factor: 1 / 100, words: '100 times too large, as where centimeters are taken for meters' },
];

/** Drawings in another unit than the system's, and thousands separators. */
export function looksScaled({ fits, projection, usual }: Suspect): string | null {
  const systems = projection === null ? usual.map((each) => each.projection) : [projection];
  for (const { factor, words } of SCALES) {
    const system = systems.find(
      (each) => !each.geographic && fits(([x, y]) => each.toLonLat([x * factor, y * factor])),
    );
    if (system !== undefined) return `The numbers look ${words}: write them in the unit of the system.`;
  }
  return null;
}

/** Feet or metres within which a drawing keeps to itself. */
const LOCAL = 50_000;

/** A drawing with an origin of its own. */
export function looksLocal({ samples }: Suspect): string | null {
  const small =
    !samples.every(canBeDegrees) && samples.every(([x, y]) => Math.abs(x) < LOCAL && Math.abs(y) < LOCAL);
  return small
    ? "The numbers are so small that they look like a drawing's own coordinates, which are tied to no place: " +
        'have it written in State Plane coordinates.'
    : null;
}
