import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { BUILT_IN_ORDINANCES } from '../core/ordinances/registry.js';
import { screeningRequestSchema } from '../core/contracts/screening.js';
import { readConfig } from '../server/config.js';
import { openDatabase } from '../server/database/open.js';
import { loadDemonstration } from '../server/services/load-demonstration.js';
import { screenParcel } from '../server/services/screen-parcel.js';
import { screenProposal } from '../server/services/screen-proposal.js';
import { benchAmendmentEffects } from './bench/amendment-effects.js';
import { bareOverlay } from './bench/bare-overlay.js';
import { benchImport } from './bench/import-parcels.js';
import { benchLiveSplit } from './bench/live-split.js';
import { benchParcel, benchProposal } from './bench/subjects.js';
import { pairedTimes, summarise, type Row } from './bench/timing.js';
import { reportAndExit } from './report-error.js';

const RUNS = 60;

async function bench(knex: Knex): Promise<Row[]> {
  const proposal = await benchProposal(knex);
  const request = screeningRequestSchema.parse(proposal.request);
  const parcel = await benchParcel(knex);
  return [
    summarise(
      'screen one proposal (5 polygons, 200 vertices)',
      await pairedTimes(
        RUNS,
        () => screenProposal(knex, BUILT_IN_ORDINANCES, request),
        () => bareOverlay(knex, proposal.geojson),
      ),
    ),
    summarise(
      'screen one parcel',
      await pairedTimes(
        RUNS,
        () => screenParcel(knex, BUILT_IN_ORDINANCES, parcel.id, {}),
        () => bareOverlay(knex, [parcel.geojson]),
      ),
    ),
  ];
}

const folder = await mkdtemp(path.join(tmpdir(), 'hf-bench-'));
try {
  const config = readConfig({ ...process.env, DATA_DIR: folder });
  const database = await openDatabase(config, () => undefined);
  await loadDemonstration(database.knex, () => undefined);
  const rows = await bench(database.knex);
  const effects = await benchAmendmentEffects(database.knex);
  const imported = await benchImport(database.knex, config.databaseUrl);
  await database.close();
  console.log(
    `Demonstration data, ${database.kind} database, PostGIS ${database.postgis}, ${RUNS} runs, taken in turn`,
  );
  console.table(Object.fromEntries(rows.map(({ work, ...figures }) => [work, figures])));
  console.table(effects);
  console.table([imported]);
  console.table(benchLiveSplit());
} catch (error) {
  reportAndExit(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}
