import { acresFromSqFt, AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from './units.js';

/** More decimals than this would show noise. */
const MOST_DIGITS = 8;

type Side = -1 | 0 | 1;

function sideOf(value: number, threshold: number, noise: number): Side {
  const difference = value - threshold;
  if (Math.abs(difference) <= noise) return 0;
  return difference < 0 ? -1 : 1;
}

function grouped(value: number, digits: number): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** The fewest decimals, from `digits` on, that leave the number on its side of the threshold. */
function onItsSide(value: number, threshold: number, digits: number, noise: number): string {
  const side = sideOf(value, threshold, noise);
  for (let shown = digits; shown < MOST_DIGITS; shown += 1) {
    const rounded = Number(value.toFixed(shown));
    if (sideOf(rounded, threshold, noise) === side) return grouped(rounded + 0, shown);
  }
  return grouped(value, MOST_DIGITS);
}

/**
 * @param sqFt  square feet
 * @param threshold  square feet that the number is held against; 0 keeps a sliver from reading as nothing
 * @returns whole square feet with thousands separators and the unit, such as `12,970 sq ft`; with as many
 *   decimals as it takes to show on which side of the threshold the number falls (`2,499.996 sq ft`)
 */
export function formatSqFt(sqFt: number, threshold = 0): string {
  return `${onItsSide(sqFt, threshold, 0, AREA_NOISE_SQFT)} sq ft`;
}

/** @returns acres to three decimals for square feet, such as `0.298 acres` */
export function formatAcres(sqFt: number): string {
  return `${grouped(acresFromSqFt(sqFt), 3)} acres`;
}

/** @returns both, as every area is shown: `12,970 sq ft (0.298 acres)`; the threshold is as in formatSqFt */
export function formatArea(sqFt: number, threshold = 0): string {
  return `${formatSqFt(sqFt, threshold)} (${formatAcres(sqFt)})`;
}

/**
 * @param ft  feet
 * @param threshold  feet that the distance is held against
 * @returns one decimal and the unit, such as `98.6 ft`; more decimals where one would hide the side
 */
export function formatFt(ft: number, threshold = 0): string {
  return `${onItsSide(ft, threshold, 1, DISTANCE_NOISE_FT)} ft`;
}

/** @returns a width as a law writes it, with no more decimals than it has: `100 ft`, `62.5 ft` */
export function formatWidth(ft: number): string {
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: MOST_DIGITS }).format(ft)} ft`;
}
