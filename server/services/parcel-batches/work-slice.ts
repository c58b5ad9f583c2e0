import type { Knex } from 'knex';
import type { ParcelRow } from '../../../core/contracts/parcel-batches.js';
import { sumExactly } from '../../../core/areas.js';
import { inWords } from '../../../core/rules/wording.js';
import type { BatchRow } from '../../sql/parcel-batches/batch-rows.js';
import { insertResults } from '../../sql/parcel-batches/insert-results.js';
import { makeZones } from '../../sql/parcel-batches/make-zones.js';
import { finishSlice, takeSlice, type SliceFigures } from '../../sql/parcel-batches/slices.js';
import { readLaterImports } from '../../sql/screening/read-later-imports.js';
import type { BatchLand } from './batch-land.js';
import { measureBatchParcels } from './measure-parcels.js';

/** The layers of a batch are not those any more that it was started on. */
export class LayersChanged extends Error {}

/** Layers without versions that rows are made from. */
const READ_BY_ROWS = ['municipality', 'parcels'];

function figuresOf(rows: readonly ParcelRow[]): SliceFigures {
  const standings: SliceFigures['standings'] = {};
  for (const { standing } of rows) standings[standing] = (standings[standing] ?? 0) + 1;
  const sum = (part: 'inWetlandSqFt' | 'inWatercourseSqFt' | 'inAdjacentSqFt'): number =>
    sumExactly(rows.map((row) => row[part] ?? 0));
  return {
    standings,
    inWetlandSqFt: sum('inWetlandSqFt'),
    inWatercourseSqFt: sum('inWatercourseSqFt'),
    inAdjacentSqFt: sum('inAdjacentSqFt'),
  };
}

/**
 * Asked after the measuring: an import that is seen then may have been seen by some of it, and a later one by none.
 * @throws LayersChanged  with a sentence
 */
async function requireSameLayers(trx: Knex.Transaction, batch: BatchRow): Promise<void> {
  const { jurisdictionId, mapVersion, newestImport } = batch;
  const { layers, joined } = await readLaterImports(trx, jurisdictionId, mapVersion, newestImport);
  const changed = [...layers.filter((layer) => READ_BY_ROWS.includes(layer)), ...joined];
  if (changed.length === 0) return;
  throw new LayersChanged(
    `Loaded while the parcels were screened: ${inWords([...new Set(changed)])}. The rows would be of two states of the layers. Start it again.`,
  );
}

/**
 * Does one slice of a batch in one transaction: what it finds and that it is done are there together, or neither.
 * @param taken  is told the number of the slice, for whoever has to say which one went wrong
 * @returns false when none can be taken now
 * @throws LayersChanged  when an import came in between; nothing of the slice is kept
 */
export function workSlice(
  knex: Knex,
  batch: BatchRow,
  land: BatchLand,
  taken: (number: number) => void,
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const slice = await takeSlice(trx, batch.id);
    if (slice === null) return false;
    taken(slice.number);
    if (slice.kind !== 'parcels') {
      const layer = slice.kind === 'wetland-zones' ? 'wetland' : 'watercourse';
      await makeZones(trx, { layer, keys: slice.keys, widthFt: land.widthFt });
      await finishSlice(trx, batch.id, slice.number, null);
      return true;
    }
    const rows = await measureBatchParcels(trx, land, slice.keys, batch.searchedFt);
    await insertResults(trx, batch.id, rows);
    await finishSlice(trx, batch.id, slice.number, figuresOf(rows));
    await requireSameLayers(trx, batch);
    if (rows.length !== slice.keys.length) {
      throw new LayersChanged('Parcels were taken away while they were screened. Start it again.');
    }
    return true;
  });
}
