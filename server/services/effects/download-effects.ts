import type { Feature, FeatureCollection } from 'geojson';
import type { Knex } from 'knex';
import type { AffectedParcel } from '../../../core/contracts/amendment-effects.js';
import { Conflict } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { readChangedLand, type ChangedLand } from '../../sql/effects/read-changed-land.js';
import { readParcelShapes } from '../../sql/effects/read-parcel-shapes.js';
import { withAffectedParcels, type EffectsAsked } from './amendment-effects.js';
import { controllingKeys } from './controlling-keys.js';
import { regulatedKeys, type EffectsContext } from './effects-context.js';
import { effectsCsv } from './effects-csv.js';
import { parcelNotices } from './effects-notices.js';
import { SMALLEST_CHANGE_SQFT } from './parcel-change.js';

/**
 * @returns the parcels that an amendment changes, as a list for spreadsheets
 * @throws Conflict  when no parcels are loaded: an empty list would say that none change
 */
export function effectsAsCsv(knex: Knex, ordinances: OrdinanceBook, asked: EffectsAsked): Promise<string> {
  return withAffectedParcels(knex, ordinances, asked, (_trx, _context, { parcels }) => {
    if (parcels === null) {
      throw new Conflict('No parcels are loaded, so there is no list of those that change. Load them first.');
    }
    return Promise.resolve(effectsCsv(parcels));
  });
}

async function changedLand(trx: Knex.Transaction, context: EffectsContext): Promise<ChangedLand[]> {
  const { maps, measuring, changed, bufferFt } = context;
  const beforeKeys = regulatedKeys(
    context,
    changed.filter(({ side }) => side === 'before'),
  );
  const afterKeys = regulatedKeys(
    context,
    changed.filter(({ side }) => side === 'after'),
  );
  const around = { of: 'wetland' as const, keys: [...beforeKeys, ...afterKeys] };
  if (around.keys.length === 0) return [];
  const near = await controllingKeys(trx, context, maps.after, around);
  return readChangedLand(trx, {
    jurisdictionId: measuring.jurisdiction.id,
    beforeKeys,
    afterKeys,
    stayingKeys: near.regulatedKeys.filter((key) => !afterKeys.includes(key)),
    watercourseKeys: near.watercourseKeys,
    bufferFt,
    smallestSqFt: SMALLEST_CHANGE_SQFT,
  });
}

const landFeature = ({ part, areaSqFt, geometry }: ChangedLand): Feature => ({
  type: 'Feature',
  properties: { layer: 'changed-land', part, areaSqFt },
  geometry,
});

function parcelProperties({ before, after, ...parcel }: AffectedParcel): Feature['properties'] {
  return {
    layer: 'parcel',
    ...parcel,
    inWetlandBeforeSqFt: before.inWetlandSqFt,
    inWetlandAfterSqFt: after.inWetlandSqFt,
    inAdjacentBeforeSqFt: before.inAdjacentSqFt,
    inAdjacentAfterSqFt: after.inAdjacentSqFt,
  };
}

/**
 * @returns GeoJSON in degrees: the parcels that an amendment changes, with their square feet before and after, and the
 *   land that becomes or ceases to be wetland or adjacent area; what to know about them under `notices`
 */
export function effectsAsGeojson(
  knex: Knex,
  ordinances: OrdinanceBook,
  asked: EffectsAsked,
): Promise<FeatureCollection & { notices: string[] }> {
  return withAffectedParcels(knex, ordinances, asked, async (trx, context, effects) => {
    const parcels = effects.parcels ?? [];
    const shapes = await readParcelShapes(
      trx,
      parcels.map(({ id }) => id),
    );
    const land = await changedLand(trx, context);
    const features = parcels.flatMap((parcel): Feature[] => {
      const geometry = shapes.get(parcel.id);
      return geometry === undefined
        ? []
        : [{ type: 'Feature', properties: parcelProperties(parcel), geometry }];
    });
    return {
      type: 'FeatureCollection',
      features: [...features, ...land.map(landFeature)],
      notices: parcelNotices(context, effects),
    };
  });
}
