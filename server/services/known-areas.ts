import type { LayerState, SplitMeasure } from '../../core/measurements.js';
import type { Ordinance } from '../../core/ordinance.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../core/units.js';
import type { SplitAreas } from '../sql/screening/measure-split.js';

/** The parts of a split; null where a layer that the ordinance needs is not loaded. Square feet on the ground. */
export type KnownAreas = Pick<
  SplitMeasure,
  | 'inWetlandSqFt'
  | 'inWatercourseSqFt'
  | 'inAdjacentSqFt'
  | 'outsideControlledSqFt'
  | 'outsideMunicipalitySqFt'
>;

/**
 * A layer that the ordinance needs and that is not loaded leaves the figure unknown; it must not read as zero.
 * @param areas  as they were overlaid
 * @returns the parts that can be told, the noise of a drawing taken out
 */
export function knownAreas(
  { layers, ordinance }: { layers: LayerState; ordinance: Ordinance },
  areas: SplitAreas,
): KnownAreas {
  const regulatesWetlands = ordinance.wetlandCriteria.length > 0;
  const wetlandsKnown = layers.wetlands || !regulatesWetlands;
  const watercoursesKnown = layers.watercourses || ordinance.watercourses === null;
  const nothingKnown = !wetlandsKnown && !(ordinance.watercourses !== null && layers.watercourses);
  const settled = (sqFt: number): number => (sqFt < DRAWN_AREA_NOISE_SQFT ? 0 : sqFt);
  const controlled = areas.inWetlandSqFt + areas.inWatercourseSqFt + areas.inAdjacentSqFt;
  return {
    inWetlandSqFt: wetlandsKnown ? settled(areas.inWetlandSqFt) : null,
    inWatercourseSqFt: watercoursesKnown ? settled(areas.inWatercourseSqFt) : null,
    inAdjacentSqFt: nothingKnown ? null : settled(areas.inAdjacentSqFt),
    outsideControlledSqFt: wetlandsKnown ? settled(areas.insideMunicipalitySqFt - controlled) : null,
    outsideMunicipalitySqFt: areas.hasOutline ? settled(areas.outsideMunicipalitySqFt) : null,
  };
}
