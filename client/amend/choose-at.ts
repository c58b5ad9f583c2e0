import { signal } from '@preact/signals';
import type { Point } from '../preview/planar.js';

/** A wetland as the map shows it. */
export interface WetlandThere {
  id: string;
  name: string | null;
}

/** The wetland that the map shows at a place in degrees, or null; null itself while there is no map of an amendment. */
export const wetlandAt = signal<((place: Point) => WetlandThere | null) | null>(null);
