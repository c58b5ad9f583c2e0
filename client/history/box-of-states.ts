import type { WetlandState } from '../../core/contracts/amendments.js';
import type { DegreeBox } from '../api.js';

/** @returns west, south, east, north around states of wetlands, in degrees; null for none */
export function boxOfStates(states: readonly (WetlandState | null)[]): DegreeBox | null {
  let box: [number, number, number, number] | null = null;
  for (const state of states) {
    if (state === null) continue;
    const { geometry } = state;
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    for (const [lon, lat] of rings.flat()) {
      if (lon === undefined || lat === undefined) continue;
      box =
        box === null
          ? [lon, lat, lon, lat]
          : [Math.min(box[0], lon), Math.min(box[1], lat), Math.max(box[2], lon), Math.max(box[3], lat)];
    }
  }
  return box;
}
