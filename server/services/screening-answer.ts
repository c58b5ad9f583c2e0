import type { ScreenedParcel, ScreenedWatercourse, ScreenedWetland } from '../../core/contracts/screening.js';
import type { ParcelOverlap, SplitMeasure } from '../../core/measurements.js';
import type { ParcelInput } from '../../core/rules/evaluation.js';
import { STORAGE_SRID } from '../../core/units.js';
import { mapDayNotice } from './map-day-notice.js';
import type { MeasuredSubject, MeasuringContext } from './measure-subject.js';

/** Names the way of measuring; an answer kept under another one may differ in its digits. */
export const METHOD_ID = 'ground-2260-q64-2';

const METHOD_STATEMENT =
  'Measured in NAD83 / New York East (EPSG:2260), US survey feet. Grid lengths are divided by the grid scale at the ' +
  'feature and areas by its square, so that all figures are horizontal, on the ground. In or out of the adjacent area ' +
  'is decided by distance; buffer polygons (64 segments a quarter circle) serve areas only. Overlapping shapes are ' +
  'united before they are measured.';

const GUIDANCE =
  'The map is guidance. It may show wetland where there is none and miss wetland that is there; the boundary is fixed ' +
  'in the field. This answer is information, not a permit and not a decision.';

/** The members that a parcel's and a proposal's answer share, as far as they do not come from the rules. */
export function commonAnswer(
  context: MeasuringContext,
  measured: MeasuredSubject,
  parcels: readonly ParcelOverlap[],
  gridScale: number,
) {
  const { jurisdiction, ordinance, on } = context;
  return {
    jurisdiction: { id: jurisdiction.id, name: jurisdiction.name, invented: jurisdiction.invented },
    ordinance: { id: ordinance.id, name: ordinance.name, shortName: ordinance.shortName },
    on,
    mapVersion: jurisdiction.mapVersion,
    mapSince: jurisdiction.mapSince,
    wetlands: measured.wetlands.map(screenedWetland),
    watercourses: measured.watercourses.map(screenedWatercourse),
    parcels: parcels.filter((parcel) => !parcel.sliver).map(screenedParcel),
    slivers: parcels.filter((parcel) => parcel.sliver).map(screenedParcel),
    method: {
      id: METHOD_ID,
      statement: METHOD_STATEMENT,
      srid: STORAGE_SRID,
      gridScale,
      gridAreaSqFt: measured.split.subjectGridSqFt,
    },
    guidance: `${GUIDANCE} ${ordinance.guidance}`,
  };
}

/** @returns what the rules are asked about a subject, geometry left out */
export function rulesInput(
  context: MeasuringContext,
  measured: MeasuredSubject,
  parcels: readonly ParcelOverlap[],
  gridScale: number,
): ParcelInput {
  const { ordinance, on, layers, jurisdiction } = context;
  const { settings, mapVersion } = jurisdiction;
  const { wetlands, watercourses, split } = measured;
  return { ordinance, settings, on, layers, mapVersion, wetlands, watercourses, split, parcels, gridScale };
}

/** @returns what a reader must know about the day that was asked for, and how the map stands to it */
export function dayNotices({ on, askedOn, jurisdiction }: MeasuringContext): string[] {
  const mapNotice = mapDayNotice(jurisdiction, on);
  return [
    ...(mapNotice === null ? [] : [`The law is that of ${on}. ${mapNotice}`]),
    ...(on > askedOn ? [`${on} is still to come: the law and the map are those known on ${askedOn}.`] : []),
  ];
}

/** @returns the split as answers give it, without the subject's own figures */
export function splitTotals(split: SplitMeasure) {
  return {
    inWetlandSqFt: split.inWetlandSqFt,
    inWatercourseSqFt: split.inWatercourseSqFt,
    inAdjacentSqFt: split.inAdjacentSqFt,
    outsideControlledSqFt: split.outsideControlledSqFt,
    outsideMunicipalitySqFt: split.outsideMunicipalitySqFt,
    nearestWetlandFt: split.nearestWetlandFt,
  };
}

function screenedWetland({
  facts,
  classification,
  overlap,
}: MeasuredSubject['wetlands'][number]): ScreenedWetland {
  const { regulated, criterion, certain, marginSqFt } = classification;
  return {
    id: facts.id,
    name: facts.name,
    kind: facts.kind,
    areaSqFt: facts.areaSqFt,
    gridAreaSqFt: facts.gridAreaSqFt,
    marginSqFt,
    regulated,
    criterion,
    certain,
    distanceFt: facts.distanceFt,
    accuracyFt: facts.accuracyFt,
    // Nothing came back for a wetland beyond the box of the overlay: it shares no land with the subject.
    overlapSqFt: overlap?.overlapSqFt ?? 0,
    adjacentOverlapSqFt: overlap?.adjacentOverlapSqFt ?? 0,
  };
}

function screenedWatercourse({
  facts,
  regulated,
  overlap,
}: MeasuredSubject['watercourses'][number]): ScreenedWatercourse {
  return {
    id: facts.id,
    name: facts.name,
    kind: facts.kind,
    regulated,
    distanceFt: facts.distanceFt,
    accuracyFt: facts.accuracyFt,
    overlapSqFt: overlap?.overlapSqFt ?? 0,
    adjacentOverlapSqFt: overlap?.adjacentOverlapSqFt ?? 0,
  };
}

function screenedParcel({
  id,
  taxMapNumber,
  address,
  parcelSqFt,
  overlapSqFt,
}: ParcelOverlap): ScreenedParcel {
  return { id, taxMapNumber, address, parcelSqFt, overlapSqFt };
}
