import type { Ordinance } from '../ordinance.js';

/** @returns the land that an ordinance controls, as a phrase after "in"; null where it controls none */
export function controlledLandOf({ adjacentArea, wetlandCriteria, watercourses }: Ordinance): string | null {
  if (adjacentArea !== null) return adjacentArea.controlledLand;
  if (wetlandCriteria.length === 0) return watercourses === null ? null : 'a regulated watercourse';
  return watercourses === null ? 'a regulated wetland' : 'a regulated wetland or watercourse';
}
