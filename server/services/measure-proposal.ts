import type { Knex } from 'knex';
import type { MitigationMeasure, MitigationType, StormwaterMeasure } from '../../core/measurements.js';
import { measureMitigation } from '../sql/screening/measure-mitigation.js';
import { measureOpenAtOnce } from '../sql/screening/measure-open-at-once.js';
import type { UnitedShape } from '../sql/screening/unite-shapes.js';
import type { MeasuredSubject, MeasuringContext } from './measure-subject.js';
import type { DrawnShape } from './read-drawing.js';

/** What a proposal has beyond the overlay of its disturbances. Square feet on the ground. */
export interface MeasuredProposal {
  /** null when no mitigation is drawn */
  mitigation: MitigationMeasure | null;
  stormwater: StormwaterMeasure;
}

/** The word by which a footprint drawn as a building is known among activities. */
const BUILDING = 'building';

/**
 * @param shapes  all that was drawn, disturbances and mitigation
 * @param measured  the disturbances, united and measured
 */
export async function measureProposal(
  knex: Knex,
  { jurisdiction, layers }: MeasuringContext,
  shapes: readonly DrawnShape[],
  { subject, parcels, impairedWaters }: MeasuredSubject,
): Promise<MeasuredProposal> {
  const siteKeys = layers.parcels ? parcels.filter((p) => !p.sliver).map((p) => p.id) : null;
  const mitigation = await mitigationOf(knex, jurisdiction, shapes, subject, siteKeys);
  const stormwater = await stormwaterOf(
    knex,
    shapes,
    subject.areaSqFt,
    layers.impairedWaters ? impairedWaters : null,
  );
  return { mitigation, stormwater };
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
 * @param shapes  all that was drawn
 * @param totalDisturbanceSqFt  of the disturbances, united, on the ground
 * @param impairedWaters  that they touch; null where that layer is not loaded
 * @returns what a stormwater article asks about
 */
export async function stormwaterOf(
  knex: Knex,
  shapes: readonly DrawnShape[],
  totalDisturbanceSqFt: number,
  impairedWaters: StormwaterMeasure['impairedWaters'],
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
    : { areaSqFt: totalDisturbanceSqFt, on: null };
  return {
    totalDisturbanceSqFt,
    largestOpenAtOnceSqFt: largest.areaSqFt,
    largestOpenOn: largest.on,
    impairedWaters,
    buildingSqFt: ground
      .filter((part) => part.activity?.trim().toLowerCase() === BUILDING)
      .map((part) => part.areaSqFt),
  };
}
