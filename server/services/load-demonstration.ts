import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { createDemonstration } from '../sql/jurisdictions/create-demonstration.js';
import { importLayer } from './import-layer.js';

const FOLDER = new URL('../../data/demo/', import.meta.url);

/** In the order in which they are loaded: the outline first, since the others are held against it. */
const LAYERS = [
  'municipality',
  'wetlands',
  'watercourses',
  'parcels',
  'impaired-waters',
  'roads',
  'buildings',
  'water',
] as const;

/**
 * Loads the invented municipality `demo` into a database that nothing was ever imported into. All or nothing: a start
 * that is killed half-way begins anew the next time.
 * @returns whether it was loaded now
 */
export async function loadDemonstration(knex: Knex, onProgress: (line: string) => void): Promise<boolean> {
  return knex.transaction(async (transaction) => {
    if (!(await createDemonstration(transaction))) return false;
    let mapVersion: number | undefined;
    for (const layer of LAYERS) {
      onProgress(`Loading the demonstration municipality: ${layer}`);
      const report = await importLayer(transaction, {
        layer,
        file: fileURLToPath(new URL(`${layer}.geojson`, FOLDER)),
        jurisdiction: 'demo',
        replace: false,
        repair: false,
        // the wetlands make the first version of the map, and the watercourses join it
        ...(mapVersion === undefined ? {} : { mapVersion }),
      });
      mapVersion ??= report.mapVersion ?? undefined;
    }
    return true;
  });
}
