import type { Knex } from 'knex';
import type { AffectedParcel, AmendmentEffects } from '../../../core/contracts/amendment-effects.js';
import { TooComplex } from '../../../core/errors.js';
import { sumExactly } from '../../../core/areas.js';
import { findParcelsReached, type ReachedParcel } from '../../sql/effects/find-parcels-reached.js';
import { measureParcels, type ParcelAreas } from '../../sql/effects/measure-parcels.js';
import { controllingKeys } from './controlling-keys.js';
import { regulatedKeys, type EffectsContext } from './effects-context.js';
import { changeOf, shownAreas } from './parcel-change.js';

/** Parcels that are measured for one amendment at most: some seconds of work on the embedded database. */
export const MOST_PARCELS = 2_000;

/** The parcels that an amendment changes, and those that could not be told. */
export interface ParcelEffects {
  /** null: no parcels are loaded */
  parcels: AffectedParcel[] | null;
  totals: AmendmentEffects['parcelTotals'];
  /** tax map numbers, or ids, of parcels in reach whose outline cannot be measured */
  unfit: string[];
}

const ORDER: Readonly<Record<AffectedParcel['change'], number>> = { enters: 0, leaves: 1, changes: 2 };

const natural = new Intl.Collator('en', { numeric: true });

async function measured(
  trx: Knex.Transaction,
  context: EffectsContext,
  mapVersion: number,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelAreas>> {
  const keys = await controllingKeys(trx, context, mapVersion, { of: 'parcel', keys: parcelIds });
  const { bufferFt, measuring } = context;
  const rows = await measureParcels(trx, {
    jurisdictionId: measuring.jurisdiction.id,
    parcelIds,
    ...keys,
    bufferFt,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

function affected(
  { id, taxMapNumber, address }: ReachedParcel,
  before: ParcelAreas | undefined,
  after: ParcelAreas | undefined,
): AffectedParcel[] {
  if (before === undefined || after === undefined) throw new Error(`parcel ${id} was not measured`);
  const change = changeOf(before, after);
  if (change === null) return [];
  return [
    {
      id,
      taxMapNumber,
      address,
      change,
      parcelSqFt: after.parcelSqFt,
      before: shownAreas(before),
      after: shownAreas(after),
    },
  ];
}

function totalsOf(parcels: readonly AffectedParcel[]): AmendmentEffects['parcelTotals'] {
  const count = (change: AffectedParcel['change']): number =>
    parcels.filter((parcel) => parcel.change === change).length;
  const net = (part: 'inWetlandSqFt' | 'inAdjacentSqFt'): number =>
    sumExactly(parcels.map(({ before, after }) => after[part] - before[part]));
  return {
    enter: count('enters'),
    leave: count('leaves'),
    change: count('changes'),
    wetlandNetSqFt: net('inWetlandSqFt'),
    adjacentNetSqFt: net('inAdjacentSqFt'),
  };
}

/**
 * Looks only at the neighbourhood: parcels within the adjacent area's width of a regulated wetland that one of the maps
 * has and the other has not. Each is measured on both maps by the same statement.
 * @returns parcels that come to have controlled land first, then those that cease to, then the others, each by tax map
 *   number; square feet on the ground
 * @throws TooComplex  when the change reaches more parcels than are measured at once
 */
export async function affectedParcels(
  trx: Knex.Transaction,
  context: EffectsContext,
): Promise<ParcelEffects> {
  const { measuring, maps, changed, bufferFt } = context;
  if (!measuring.layers.parcels) return { parcels: null, totals: totalsOf([]), unfit: [] };
  const reached = await findParcelsReached(trx, {
    jurisdictionId: measuring.jurisdiction.id,
    wetlandKeys: regulatedKeys(context, changed),
    bufferFt,
    limit: MOST_PARCELS + 1,
  });
  if (reached.length > MOST_PARCELS) {
    throw new TooComplex(
      `Amendment ${maps.amendment.number} reaches more than ${MOST_PARCELS.toLocaleString('en-US')} parcels, more than are measured at once. Divide it into amendments of fewer wetlands to see what each would change.`,
    );
  }
  const fit = reached.filter(({ valid }) => valid);
  const ids = fit.map(({ id }) => id);
  const before = await measured(trx, context, maps.before, ids);
  const after = await measured(trx, context, maps.after, ids);
  const parcels = fit
    .flatMap((parcel) => affected(parcel, before.get(parcel.id), after.get(parcel.id)))
    .sort(
      (a, b) =>
        ORDER[a.change] - ORDER[b.change] ||
        natural.compare(a.taxMapNumber ?? '', b.taxMapNumber ?? '') ||
        natural.compare(a.id, b.id),
    );
  const unfit = reached.filter(({ valid }) => !valid).map(({ id, taxMapNumber }) => taxMapNumber ?? id);
  return { parcels, totals: totalsOf(parcels), unfit };
}
