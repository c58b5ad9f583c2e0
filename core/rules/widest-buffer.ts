import type { JurisdictionSettings, Ordinance } from '../ordinance.js';

/**
 * @param settings  of the municipality; they count where the text held here leaves the width open
 * @returns the widest that the adjacent area of an ordinance is on any day, in feet; 0 where it has none
 */
export function widestBuffer({ adjacentArea }: Ordinance, settings: JurisdictionSettings): number {
  const widths = (adjacentArea?.widthFt ?? []).map(({ value, source }) =>
    source === 'setting' ? (settings.bufferFt ?? value) : value,
  );
  return Math.max(0, ...widths);
}
