import type { Knex } from 'knex';
import type { LayerState } from '../../../core/measurements.js';
import { layerStateColumns } from '../layers/read-layer-state.js';
import { askPrepared } from '../prepared.js';
import {
  JURISDICTIONS,
  momentBindings,
  noJurisdiction,
  type JurisdictionRecord,
  type MapMoment,
} from './find-jurisdiction.js';

/** A municipality with what has to be known of its layers before anything is measured in it. */
export interface MeasuredJurisdiction {
  jurisdiction: JurisdictionRecord;
  layers: LayerState;
  /** the newest import into its layers, a number that grows with each; 0 before the first */
  newestImport: number;
}

/**
 * @param id  of the municipality
 * @param moment  the map that is meant
 * @throws NotFound  when there is none of that id
 */
export async function findMeasuredJurisdiction(
  knex: Knex | Knex.Transaction,
  id: string,
  moment: MapMoment,
): Promise<MeasuredJurisdiction> {
  const { rows } = await askPrepared<JurisdictionRecord & { layers: LayerState; newestImport: number }>(
    knex,
    'measured-jurisdiction',
    `with found as materialized (${JURISDICTIONS} where j.id = :id)
     select found.*, to_json(loaded) as layers, (
       select coalesce(max(import_run.id), 0)::float8 from import_run where import_run.jurisdiction_id = found.id) as "newestImport"
     from found cross join lateral (select ${layerStateColumns('found.id', 'found."mapVersion"')}) as loaded`,
    { ...momentBindings(moment), id },
  );
  const [found] = rows;
  if (found === undefined) throw noJurisdiction(id);
  const { layers, newestImport, ...jurisdiction } = found;
  return { jurisdiction, layers, newestImport };
}
