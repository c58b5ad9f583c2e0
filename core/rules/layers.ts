import type { LandInput } from './evaluation.js';

/** @returns whether the ordinance regulates watercourses on the day asked about */
export function regulatesWatercourses({ ordinance, on }: Pick<LandInput, 'ordinance' | 'on'>): boolean {
  return ordinance.watercourses !== null && ordinance.watercourses.from <= on;
}

/** @returns names of the layers that decide what land is regulated, and are not loaded; a missing one is never a zero */
export function missingLandLayers(input: LandInput): string[] {
  return [
    ...(!input.layers.wetlands && input.ordinance.wetlandCriteria.length > 0 ? ['wetlands'] : []),
    ...(!input.layers.watercourses && regulatesWatercourses(input) ? ['watercourses'] : []),
  ];
}
