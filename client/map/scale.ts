import { METERS_PER_FOOT } from '../../core/units.js';

/** A scale bar: a round number of feet and how wide it is on screen. */
export interface ScaleLength {
  feet: number;
  pixels: number;
}

/**
 * @param metersPerPixel  on the ground, at the middle of the map
 * @param widest  pixels that there is room for
 * @returns the longest of 1, 2 or 5 times a power of ten feet that fits
 */
export function scaleLength(metersPerPixel: number, widest: number): ScaleLength {
  const feetPerPixel = metersPerPixel / METERS_PER_FOOT;
  const most = feetPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(most));
  const feet = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { feet, pixels: feet / feetPerPixel };
}
