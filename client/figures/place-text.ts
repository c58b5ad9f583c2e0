import { numberFormat, withDecimals } from '../../core/number-format.js';

const hundredth = withDecimals(2);
const tenth = numberFormat({ maximumFractionDigits: 1 });

/** `704,810.99 ft east, 771,917.59 ft north`, from State Plane feet. */
export function planeText(eastFt: number, northFt: number): string {
  return `${hundredth.format(eastFt)} ft east, ${hundredth.format(northFt)} ft north`;
}

/** `-73.7300000, 40.9500000`: a centimeter, in degrees. */
export function degreesText(lon: number, lat: number): string {
  return `${lon.toFixed(7)}, ${lat.toFixed(7)}`;
}

/** How well an outline is known, in feet, to follow a semicolon. */
export function marginText(feet: number | null): string {
  return feet === null
    ? 'accuracy of its outline not recorded'
    : `outline known to ±${tenth.format(feet)} ft`;
}
