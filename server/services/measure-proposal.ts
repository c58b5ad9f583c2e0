import type { Knex } from 'knex';
import type {
  MitigationMeasure,
  MitigationType,
  ParcelOverlap,
  StormwaterMeasure,
} from '../../core/measurements.js';
import { findImpairedWaters } from '../sql/screening/find-impaired-waters.js';
import { findParcelsOverlapping } from '../sql/screening/find-parcels-overlapping.js';
import { measureMitigation } from '../sql/screening/measure-mitigation.js';
import { measureOpenAtOnce } from '../sql/screening/measure-open-at-once.js';
import type { UnitedShape } from '../sql/screening/unite-shapes.js';
import type { MeasuringContext } from './measure-subject.js';
import type { DrawnShape } from './read-drawing.js';

/** What a proposal has beyond the overlay of its disturbances. Square feet on the ground. */
export interface MeasuredProposal {
  parcels: ParcelOverlap[];
  /** null when no mitigation is drawn */
  mitigation: MitigationMeasure | null;
  stormwater: StormwaterMeasure;
}

/** The word by which a footprint drawn as a building is known among activities. */
const BUILDING = 'building';

/**
 * @param shapes  all that was drawn, disturbances and mitigation
 * @param united  the disturbances, united
 */
export async function measureProposal(
  knex: Knex,
  { jurisdiction, layers }: MeasuringContext,
  shapes: readonly DrawnShape[],
  united: UnitedShape,
): Promise<MeasuredProposal> {
  const parcels = layers.parcels ? await findParcelsOverlapping(knex, jurisdiction.id, united.geom) : [];
  const siteKeys = layers.parcels ? parcels.filter((p) => !p.sliver).map((p) => p.id) : null;
  const [mitigation, stormwater] = await Promise.all([
    mitigationOf(knex, jurisdiction, shapes, united, siteKeys),
    stormwaterOf(knex, jurisdiction.id, layers.impairedWaters, shapes, united),
  ]);
  return { parcels, mitigation, stormwater };
}

async function mitigationOf(
  knex: Knex,
  jurisdiction: MeasuringContext['jurisdiction'],
  shapes: readonly DrawnShape[],
  united: UnitedShape,
  siteKeys: readonly string[] | null,
): Promise<MitigationMeasure | null> {
  const ofTypes = (...types: MitigationType[]): string[] =>
    shapes
      .filter(
        ({ properties }) => properties.role === 'mitigation' && types.includes(properties.mitigationType),
      )
      .map((shape) => shape.geom);
  const drawn = {
    creation: ofTypes('wetland-creation'),
    restoration: ofTypes('wetland-restoration'),
    buffer: ofTypes('buffer-restoration', 'buffer-enhancement', 'buffer-protection'),
  };
  if (drawn.creation.length + drawn.restoration.length + drawn.buffer.length === 0) return null;
  return measureMitigation(knex, jurisdiction.id, jurisdiction.mapVersion, united.geom, drawn, siteKeys);
}

/**
 * @param impairedLoaded  whether the layer of impaired waters is
 * @param shapes  all that was drawn
 * @param united  the disturbances, united
 * @returns what a stormwater article asks about; impaired waters null where that layer is not loaded
 */
export async function stormwaterOf(
  knex: Knex,
  jurisdictionId: string,
  impairedLoaded: boolean,
  shapes: readonly DrawnShape[],
  united: Pick<UnitedShape, 'geom' | 'areaSqFt'>,
): Promise<StormwaterMeasure> {
  const ground = shapes.flatMap(({ properties, geom, areaSqFt }) =>
    properties.role === 'disturbance' ? [{ geom, areaSqFt, ...properties }] : [],
  );
  const phased = ground.some((part) => part.phase);
  const largest = phased
    ? await measureOpenAtOnce(
        knex,
        ground.map(({ geom, phase }) => ({ geom, from: phase?.from ?? null, to: phase?.to ?? null })),
      )
    : { areaSqFt: united.areaSqFt, on: null };
  return {
    totalDisturbanceSqFt: united.areaSqFt,
    largestOpenAtOnceSqFt: largest.areaSqFt,
    largestOpenOn: largest.on,
    impairedWaters: impairedLoaded ? await findImpairedWaters(knex, jurisdictionId, united.geom) : null,
    buildingSqFt: ground
      .filter((part) => part.activity?.trim().toLowerCase() === BUILDING)
      .map((part) => part.areaSqFt),
  };
}
