import type { Knex } from 'knex';
import type { ParcelRow } from '../../../core/contracts/parcel-batches.js';
import { grouped } from '../../../core/rules/grouped.js';
import { findNear, findNearest, type NearPair } from '../../sql/parcel-batches/find-near.js';
import { measureSlice, type SplitPair } from '../../sql/parcel-batches/measure-slice.js';
import { readSliceParcels, type SliceParcel } from '../../sql/parcel-batches/read-slice-parcels.js';
import type { BatchLand } from './batch-land.js';
import { parcelJudge, unmeasuredRow } from './judge-parcel.js';

type FitParcel = SliceParcel & { geom: string; parcelSqFt: number };

const isFit = (parcel: SliceParcel): parcel is FitParcel =>
  parcel.geom !== null && parcel.parcelSqFt !== null;

/** The width is in feet on the ground and a zone in grid feet at its own feature: nobody is left out for the difference. */
const WIDTH_SLACK_FT = 0.01;

function byParcel(pairs: readonly NearPair[]): Map<string, NearPair[]> {
  return new Map(grouped(pairs, ({ parcelId }) => parcelId).map((group) => [group[0].parcelId, group]));
}

const isRegulated = (land: BatchLand, key: number): boolean =>
  land.wetlands.get(key)?.classification.regulated === true;

/** @returns those pairs that can add square feet */
function splitPairs(land: BatchLand, layer: SplitPair['layer'], pairs: readonly NearPair[]): SplitPair[] {
  const reachFt = land.widthFt === 0 ? 0 : land.widthFt + WIDTH_SLACK_FT;
  return pairs
    .filter(({ distanceFt }) => distanceFt <= reachFt)
    .map(({ parcelId, key, distanceFt }) => ({
      parcelId,
      layer,
      key,
      regulated: layer === 'watercourse' || isRegulated(land, key),
      touches: distanceFt === 0,
    }));
}

/** @returns the nearest regulated wetland of each parcel that has none among those around it */
function nearestOfTheRest(
  trx: Knex.Transaction,
  land: BatchLand,
  parcels: readonly FitParcel[],
  around: readonly NearPair[],
  searchedFt: number,
): Promise<NearPair[]> {
  const told = new Set(around.filter(({ key }) => isRegulated(land, key)).map(({ parcelId }) => parcelId));
  return findNearest(trx, {
    layer: 'wetland',
    parcels: parcels.filter(({ id }) => !told.has(id)),
    keys: land.regulatedKeys,
    withinFt: searchedFt,
  });
}

/**
 * Measures parcels against the land of their batch.
 * @param searchedFt  how far around each is looked, in grid feet
 * @returns a row for each that is still there
 */
export async function measureBatchParcels(
  trx: Knex.Transaction,
  land: BatchLand,
  parcelIds: readonly string[],
  searchedFt: number,
): Promise<ParcelRow[]> {
  const parcels = await readSliceParcels(trx, parcelIds);
  const fit = parcels.filter(isFit);
  const near = { parcels: fit, withinFt: land.nearFt };
  const around = await findNear(trx, { ...near, layer: 'wetland', keys: land.wetlandKeys });
  const wetlands = [...around, ...(await nearestOfTheRest(trx, land, fit, around, searchedFt))];
  const courses = await findNear(trx, { ...near, layer: 'watercourse', keys: [...land.watercourses.keys()] });
  const splits = await measureSlice(trx, {
    jurisdictionId: land.context.jurisdiction.id,
    parcels: fit,
    pairs: [...splitPairs(land, 'wetland', wetlands), ...splitPairs(land, 'watercourse', courses)],
    widthFt: land.widthFt,
  });
  const splitOf = new Map(splits.map((split) => [split.id, split]));
  const wetlandsOf = byParcel(wetlands);
  const coursesOf = byParcel(courses);
  const judge = parcelJudge(land);
  return parcels.map((parcel) => {
    const split = splitOf.get(parcel.id);
    if (!isFit(parcel)) return unmeasuredRow(parcel);
    if (split === undefined) throw new Error(`parcel ${parcel.id} was not measured`);
    return judge({
      parcel,
      wetlands: wetlandsOf.get(parcel.id) ?? [],
      watercourses: coursesOf.get(parcel.id) ?? [],
      split,
    });
  });
}
