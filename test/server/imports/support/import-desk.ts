import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportReport } from '../../../../core/contracts/import-report.js';
import { importLayer } from '../../../../server/services/import-layer.js';
import type { ImportRequest } from '../../../../server/imports/import-request.js';
import { emptyTables } from '../../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../../support/database.js';

const LAYER_TABLES = [
  'municipality',
  'wetland',
  'watercourse',
  'parcel',
  'impaired_water',
  'hydric_soil',
  'reference_feature',
  'map_version',
  'import_run',
];

/** A database and a folder of a test file's own, and the way from bytes to an import. */
export interface ImportDesk {
  database: TestDatabase;
  folder: string;
  /** writes a file into the folder; its directories are made */
  write(name: string, content: string | Buffer): Promise<string>;
  /** imports a file of that name and content into `north-castle`, unless the request names another jurisdiction */
  import(
    layer: ImportRequest['layer'],
    name: string,
    content: string | Buffer,
    request?: Partial<ImportRequest>,
  ): Promise<ImportReport>;
  /** rows of a query, for looking at what is stored */
  rows<T>(sql: string): Promise<T[]>;
  /** takes every layer and import away, so that the next test begins with nothing */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openImportDesk(): Promise<ImportDesk> {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-imports-'));
  const write = async (name: string, content: string | Buffer): Promise<string> => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  };
  return {
    database,
    folder,
    write,
    async import(layer, name, content, request = {}) {
      const file = await write(name, content);
      return importLayer(database.knex, { layer, file, jurisdiction: 'north-castle', ...request });
    },
    async rows<T>(sql: string) {
      const result = await database.knex.raw<{ rows: T[] }>(sql);
      return result.rows;
    },
    async clear() {
      await emptyTables(database.knex, LAYER_TABLES);
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
