import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { z } from 'zod';
import { BUILT_IN_ORDINANCES } from '../core/ordinances/registry.js';
import { drawnGeometrySchema } from '../core/contracts/screening.js';
import { InvalidInput } from '../core/errors.js';
import { readConfig } from '../server/config.js';
import { openDatabase } from '../server/database/open.js';
import { importLayer } from '../server/services/import-layer.js';
import { screenProposal } from '../server/services/screen-proposal.js';
import { Differences } from './compare/differences.js';
import { reportAndExit } from './report-error.js';

/** Figures computed by another program on the State Plane grid, by the `uid` of each feature. */
const expectedSchema = z.object({
  wetlands: z.record(z.string(), z.object({ area: z.number(), perimeter: z.number() })),
  footprints: z.record(
    z.string(),
    z.object({
      area: z.number(),
      wetland: z.number(),
      buffer_only: z.number(),
      distance_to_wetland_ft: z.number(),
    }),
  ),
});

const footprintsSchema = z.object({
  features: z.array(z.object({ properties: z.object({ uid: z.string() }), geometry: drawnGeometrySchema })),
});

const JURISDICTION = 'north-castle';

async function importTown(knex: Knex, folder: string): Promise<void> {
  for (const layer of ['municipality', 'wetlands', 'parcels'] as const) {
    const begun = performance.now();
    const report = await importLayer(knex, {
      layer,
      file: path.join(folder, `${layer}.geojson`),
      jurisdiction: JURISDICTION,
      repair: true,
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${layer}: ${report.accepted} came in, ${report.rejected} rejected, ${seconds} s`);
  }
}

async function compareFootprints(knex: Knex, folder: string, differences: Differences): Promise<void> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown;
  const expected = expectedSchema.parse(await read('expected.json'));
  const { features } = footprintsSchema.parse(await read('footprints.geojson'));
  for (const { properties, geometry } of features) {
    const figures = expected.footprints[properties.uid];
    if (figures === undefined) continue;
    const { answer } = await screenProposal(knex, BUILT_IN_ORDINANCES, {
      jurisdiction: JURISDICTION,
      features: [{ type: 'Feature', properties: { role: 'disturbance' }, geometry }],
    });
    const { totals, method } = answer;
    const toGrid = (groundSqFt: number | null): number => (groundSqFt ?? Number.NaN) * method.gridScale ** 2;
    const { uid } = properties;
    differences.add(uid, 'disturbance', toGrid(totals.disturbanceSqFt), figures.area, figures.area);
    differences.add(uid, 'in wetland', toGrid(totals.inWetlandSqFt), figures.wetland, figures.area);
    differences.add(uid, 'in buffer', toGrid(totals.inAdjacentSqFt), figures.buffer_only, figures.area);
    const distance = (totals.nearestWetlandFt ?? Number.NaN) * method.gridScale;
    differences.add(
      uid,
      'distance',
      distance,
      figures.distance_to_wetland_ft,
      figures.distance_to_wetland_ft,
    );
    for (const wetland of answer.wetlands) {
      const known = expected.wetlands[wetland.id];
      if (known !== undefined)
        differences.add(wetland.id, 'wetland area', wetland.gridAreaSqFt, known.area, known.area);
    }
  }
}

const [folder] = process.argv.slice(2);
const dataDir = await mkdtemp(path.join(tmpdir(), 'hf-compare-'));
try {
  if (folder === undefined) {
    throw new InvalidInput(
      'Name a folder with municipality.geojson, wetlands.geojson, parcels.geojson, footprints.geojson and expected.json.',
    );
  }
  const database = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }), () => undefined);
  const differences = new Differences();
  await importTown(database.knex, folder);
  await compareFootprints(database.knex, folder, differences);
  await database.close();
  console.log(differences.summary());
  process.exitCode = differences.agree ? 0 : 1;
} catch (error) {
  reportAndExit(error);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
