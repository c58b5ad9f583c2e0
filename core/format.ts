import { acresFromSqFt, AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from './units.js';
import { numberFormat, withDecimals } from './number-format.js';

/** More decimals than this would show noise. */
const MOST_DIGITS = 8;

/** An acre is so many square feet that the side of a limit can take a few more. */
const MOST_ACRE_DIGITS = 12;

/** Decimals of an acre where nothing asks for more. */
const ACRE_DIGITS = 3;

/** No land is larger: a number above this is told as such, and not with all its digits. */
const LARGEST_SQFT = 1e12;

/** One number, or several, that a figure is held against. */
export type Thresholds = number | readonly number[];

type Side = -1 | 0 | 1;

function sideOf(value: number, threshold: number, noise: number): Side {
  const difference = value - threshold;
  if (Math.abs(difference) <= noise) return 0;
  return difference < 0 ? -1 : 1;
}

function listOf(thresholds: Thresholds): readonly number[] {
  return typeof thresholds === 'number' ? [thresholds] : thresholds;
}

function grouped(value: number, digits: number): string {
  return withDecimals(digits).format(value);
}

/** The fewest decimals, from `digits` to `most`, that leave the number on its side of every threshold. */
function onItsSide(
  value: number,
  thresholds: readonly number[],
  { digits, most, noise }: { digits: number; most: number; noise: number },
): string {
  for (let shown = digits; shown < most; shown += 1) {
    const rounded = Number(value.toFixed(shown));
    if (thresholds.every((limit) => sideOf(rounded, limit, noise) === sideOf(value, limit, noise))) {
      return grouped(rounded + 0, shown);
    }
  }
  return grouped(value, most);
}

/**
 * @param sqFt  square feet
 * @param thresholds  square feet that the number is held against; 0 keeps a sliver from reading as nothing
 * @param noise  a number this close to a threshold is shown as being on it
 * @returns whole square feet with thousands separators and the unit, such as `12,970 sq ft`; with as many
 *   decimals as it takes to show on which side of the thresholds the number falls (`2,499.996 sq ft`)
 */
export function formatSqFt(sqFt: number, thresholds: Thresholds = 0, noise = AREA_NOISE_SQFT): string {
  if (sqFt > LARGEST_SQFT) return `more than ${grouped(LARGEST_SQFT, 0)} sq ft`;
  return `${onItsSide(sqFt, listOf(thresholds), { digits: 0, most: MOST_DIGITS, noise })} sq ft`;
}

/** Whether a limit is one of acres: a whole number of them to three decimals, as laws write it. */
function isInAcres(sqFt: number): boolean {
  const acres = acresFromSqFt(sqFt);
  return acres > 0 && Math.abs(Number(acres.toFixed(ACRE_DIGITS)) - acres) <= Number.EPSILON * acres;
}

/**
 * @param sqFt  square feet
 * @param thresholds  square feet that the number is held against; only one that is a limit of acres asks for more digits
 * @param noise  square feet; as in formatSqFt
 * @returns acres to three decimals, such as `0.298 acres`; with more where three would hide the side (`0.999998 acres`)
 */
export function formatAcres(sqFt: number, thresholds: Thresholds = 0, noise = AREA_NOISE_SQFT): string {
  if (sqFt > LARGEST_SQFT) return `more than ${grouped(Math.floor(acresFromSqFt(LARGEST_SQFT)), 0)} acres`;
  const limits = listOf(thresholds).filter(isInAcres).map(acresFromSqFt);
  const digits = { digits: ACRE_DIGITS, most: MOST_ACRE_DIGITS, noise: acresFromSqFt(noise) };
  return `${onItsSide(acresFromSqFt(sqFt), limits, digits)} acres`;
}

/** @returns both, as every area is shown: `12,970 sq ft (0.298 acres)`; thresholds and noise are as in formatSqFt */
export function formatArea(sqFt: number, thresholds: Thresholds = 0, noise = AREA_NOISE_SQFT): string {
  return `${formatSqFt(sqFt, thresholds, noise)} (${formatAcres(sqFt, thresholds, noise)})`;
}

/**
 * @param ft  feet
 * @param threshold  feet that the distance is held against
 * @returns one decimal and the unit, such as `98.6 ft`; more decimals where one would hide the side
 */
export function formatFt(ft: number, threshold = 0): string {
  return `${onItsSide(ft, [threshold], { digits: 1, most: MOST_DIGITS, noise: DISTANCE_NOISE_FT })} ft`;
}

/** @returns a width as a law writes it, with no more decimals than it has: `100 ft`, `62.5 ft` */
export function formatWidth(ft: number): string {
  return `${numberFormat({ maximumFractionDigits: MOST_DIGITS }).format(ft)} ft`;
}
