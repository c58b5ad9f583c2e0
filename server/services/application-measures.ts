import type { Knex } from 'knex';
import type { ScreeningRequest } from '../../core/contracts/screening.js';
import type { LayerState } from '../../core/measurements.js';
import type { ApplicationMeasures } from '../../core/rules/application/input.js';
import type { WantedMeasures } from '../../core/rules/application/wanted.js';
import { DISTANCE_NOISE_FT } from '../../core/units.js';
import { findFeaturesAround } from '../sql/application/find-features-around.js';
import { findMunicipalities } from '../sql/application/find-municipalities.js';
import { findParcelsAround } from '../sql/application/find-parcels-around.js';
import { findParcelsOnLand } from '../sql/application/find-parcels-on-land.js';
import { measureToLine } from '../sql/application/measure-to-line.js';
import type { ChangesSince } from '../sql/application/read-changes-since.js';
import { findImpairedWaters } from '../sql/screening/find-impaired-waters.js';
import { findParcelsOverlapping } from '../sql/screening/find-parcels-overlapping.js';
import { readShapes } from '../sql/screening/read-shapes.js';
import type { SplitQuestion } from '../sql/screening/split-statement.js';
import { stormwaterOf } from './measure-proposal.js';
import type { DrawnShape } from './read-drawing.js';

/** What of a kept proposal its application is measured on. */
export interface KeptProposal {
  request: ScreeningRequest;
  /** that the overlay of its disturbances was asked */
  question: SplitQuestion;
  mapVersion: number;
  disturbanceSqFt: number;
}

/** Shapes as they were measured then: a repair that was accepted is made again. */
async function shapesOf(knex: Knex, { request, question }: KeptProposal): Promise<DrawnShape[]> {
  const read = await readShapes(
    knex,
    question.jurisdictionId,
    request.features.map(({ geometry }) => JSON.stringify(geometry)),
  );
  return request.features.flatMap(({ properties }, index) => {
    const shape = read[index];
    if (shape === undefined) return [];
    return [{ properties, geom: shape.repaired ?? shape.geom, areaSqFt: shape.areaSqFt }];
  });
}

async function stormwaterMeasures(
  knex: Knex,
  kept: KeptProposal,
  layers: LayerState,
): Promise<Pick<ApplicationMeasures, 'openAtOnce' | 'impairedWaters'>> {
  const { question, disturbanceSqFt } = kept;
  const measure = await stormwaterOf(
    knex,
    await shapesOf(knex, kept),
    disturbanceSqFt,
    layers.impairedWaters ? await findImpairedWaters(knex, question.jurisdictionId, question.subject) : null,
  );
  return {
    openAtOnce: { areaSqFt: measure.largestOpenAtOnceSqFt, on: measure.largestOpenOn },
    impairedWaters: measure.impairedWaters ?? [],
  };
}

/**
 * Measures what the answer about a proposal does not hold: who and what is around it now.
 * @param kept  the proposal, on the shapes and the map version of its answer
 * @param wanted  what the ordinance's lists need
 * @param layers  what is loaded now; of wetlands and watercourses, on the map version of the answer
 * @returns feet and square feet on the ground; nothing where a layer is not loaded, or nobody asks for it
 */
export async function measureApplication(
  knex: Knex,
  kept: KeptProposal,
  wanted: WantedMeasures,
  layers: LayerState & Pick<ChangesSince, 'roads' | 'buildings'>,
): Promise<ApplicationMeasures> {
  const { question, mapVersion } = kept;
  const { jurisdictionId, subject, regulatedKeys, watercourseKeys } = question;
  const overlapping = layers.parcels ? await findParcelsOverlapping(knex, jurisdictionId, subject) : [];
  const property = overlapping.filter(({ sliver }) => !sliver);
  const keys = property.map(({ id }) => id);
  const aroundFt = wanted.aroundPropertyFt === null ? null : wanted.aroundPropertyFt + DISTANCE_NOISE_FT;
  const countsFromProperty = aroundFt !== null && keys.length > 0;
  const shares = wanted.municipalities ? await findMunicipalities(knex, jurisdictionId, subject) : null;
  const stormwater = wanted.stormwater
    ? await stormwaterMeasures(knex, kept, layers)
    : { openAtOnce: { areaSqFt: kept.disturbanceSqFt, on: null }, impairedWaters: [] };
  return {
    layers: {
      wetlands: layers.wetlands,
      parcels: layers.parcels,
      municipality: layers.municipality,
      impairedWaters: layers.impairedWaters,
      watercourses: layers.watercourses,
      roads: layers.roads,
      buildings: layers.buildings,
    },
    property: property.map(({ id, taxMapNumber, address }) => ({ id, taxMapNumber, address })),
    aroundProperty: countsFromProperty ? await findParcelsAround(knex, jurisdictionId, keys, aroundFt) : [],
    lineFt: countsFromProperty ? await measureToLine(knex, jurisdictionId, keys, aroundFt) : null,
    onControlledLand:
      wanted.controlledLand && layers.parcels
        ? await findParcelsOnLand(
            knex,
            {
              jurisdictionId,
              subject,
              wetlandKeys: regulatedKeys,
              watercourseKeys,
              bufferFt: question.bufferFt + DISTANCE_NOISE_FT,
            },
            keys,
          )
        : [],
    features:
      wanted.featuresFt === null
        ? []
        : await findFeaturesAround(
            knex,
            jurisdictionId,
            subject,
            mapVersion,
            wanted.featuresFt + DISTANCE_NOISE_FT,
          ),
    municipalities: shares?.names ?? [],
    elsewhereSqFt: shares === null ? 0 : shares.elsewhereSqFt,
    ...stormwater,
  };
}
