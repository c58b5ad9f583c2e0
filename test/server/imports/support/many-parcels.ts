import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeParcels } from '../../../../scripts/bench/parcel-shapefile.js';
import type { ImportDesk } from './import-desk.js';

/** More than three batches. */
export const PARCELS = 4000;

/** @returns a shapefile of so many parcels in the folder of a desk */
export async function manyParcels({ folder }: ImportDesk): Promise<string> {
  const name = path.join(folder, 'many', 'parcels');
  await mkdir(path.dirname(name));
  await writeParcels(name, PARCELS);
  return `${name}.shp`;
}

/** @returns how much an import left in the database */
export function leftByImports(desk: ImportDesk): Promise<unknown[]> {
  return desk.rows(
    `select (select cast(count(*) as int) from parcel) as parcels,
       (select cast(count(*) as int) from import_run) as runs,
       (select cast(count(*) as int) from activity_log) as entries`,
  );
}
