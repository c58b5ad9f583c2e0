import type { Knex } from 'knex';
import type { WetlandFacts } from '../../../core/measurements.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor, type Selection } from '../../../core/rules/selection.js';
import { classifyWetland } from '../../../core/rules/wetland-criteria.js';
import { findChangedWetlands, type ChangedWetland } from '../../sql/effects/find-changed-wetlands.js';
import type { WetlandRow } from '../../sql/map/wetland-row.js';
import type { MeasuringContext } from '../measure-subject.js';
import { measuringContext, type AskedUnder } from '../measuring-context.js';
import type { ComparedMaps } from './on-both-maps.js';

/** What the effects of an amendment are told from. */
export interface EffectsContext {
  maps: ComparedMaps;
  /** on the map with the amendment */
  measuring: MeasuringContext;
  selection: Selection;
  /** feet on the ground; 0 where the ordinance has no adjacent area */
  bufferFt: number;
  /** wetlands that one of the two maps has and the other has not, or has otherwise */
  changed: ChangedWetland[];
}

/**
 * @returns the law, the settings and the layers under which effects are told, and the wetlands that differ
 * @throws NotFound, InvalidInput  as any screening does
 */
export async function effectsContext(
  trx: Knex.Transaction,
  ordinances: OrdinanceBook,
  maps: ComparedMaps,
  asked: AskedUnder,
): Promise<EffectsContext> {
  const measuring = await measuringContext(trx, ordinances, asked, { mapVersion: maps.after });
  const { ordinance, jurisdiction, on } = measuring;
  const selection = selectionFor(ordinance, jurisdiction.settings, on);
  const changed = await findChangedWetlands(trx, jurisdiction.id, maps.after);
  return { maps, measuring, selection, bufferFt: selection.bufferFt ?? 0, changed };
}

/** Kind and size decide whether a wetland is regulated; where it lies does not. */
const NOT_ASKED: Pick<
  WetlandFacts,
  'distanceFt' | 'insideMunicipalitySqFt' | 'outsideMunicipalitySqFt' | 'municipalities' | 'municipalSliver'
> = {
  distanceFt: 0,
  insideMunicipalitySqFt: null,
  outsideMunicipalitySqFt: null,
  municipalities: [],
  municipalSliver: false,
};

/** @returns the keys of those wetlands that the ordinance regulates */
export function regulatedKeys({ measuring }: EffectsContext, wetlands: readonly WetlandRow[]): number[] {
  const { ordinance, jurisdiction, on } = measuring;
  return wetlands
    .filter(
      (wetland) =>
        classifyWetland({ ...wetland, ...NOT_ASKED }, ordinance, jurisdiction.settings, on).regulated,
    )
    .map(({ key }) => key);
}
