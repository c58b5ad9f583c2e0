import path from 'node:path';
import type { Knex } from 'knex';
import { COMMAND_LINE } from '../../core/access.js';
import type { ImportReport } from '../../core/contracts/import-report.js';
import { AttributeLog } from '../imports/attributes/attribute-log.js';
import { FeatureFields } from '../imports/attributes/feature-fields.js';
import { IdGiver } from '../imports/attributes/ids.js';
import { chooseCrs, type ChosenCrs, type CrsCatalog } from '../imports/choose-crs.js';
import { clearLayer } from '../imports/clear-layer.js';
import { FeatureBatch } from '../imports/feature-batch.js';
import { ImportTally } from '../imports/import-tally.js';
import {
  parseImportRequest,
  type ImportRequest,
  type ParsedImportRequest,
} from '../imports/import-request.js';
import { LAYERS } from '../imports/layers.js';
import { openSource } from '../imports/open-source.js';
import { placeShape } from '../imports/place-shape.js';
import { planMapVersion, type MapVersion } from '../imports/plan-map-version.js';
import { refuseEmpty, refuseRejected, refuseTakenIds } from '../imports/refuse.js';
import { reportOf } from '../imports/report.js';
import { rowOf, ID_ATTRIBUTES } from '../imports/row-of.js';
import type { FeatureSource } from '../imports/source-feature.js';
import { settleOutline } from '../imports/settle-outline.js';
import { wkbOf } from '../imports/wkb.js';
import { recordActivity } from '../sql/activity/record-activity.js';
import { findOutline } from '../sql/imports/find-outline.js';
import { findProjection } from '../sql/imports/find-projection.js';
import { lockJurisdiction, type LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { beginRun, finishRun } from '../sql/imports/record-run.js';

/** How far an import is. */
export interface ImportProgress {
  read: number;
  accepted: number;
  rejected: number;
  /** of the file, 0 to 1 */
  share: number;
}

/**
 * Imports a file into a layer of a jurisdiction: all that passes, in one transaction, or nothing. A file that replaces
 * the layer has to pass as a whole, unless the request allows rejections. What was rejected and how everything was
 * understood is in the report, which is also kept with the import. The log of the municipality says that it was made.
 * @param knex  a database, or a transaction that several layers share
 * @throws InvalidInput  when the file cannot be read, cannot be where it says, or nothing of it came in, or not all of what
 *   should replace a layer
 * @throws NotFound  for an unknown jurisdiction or file
 * @throws Conflict  for ids that are on the map already, or a second own outline
 */
export async function importLayer(
  knex: Knex | Knex.Transaction,
  {
    onProgress = () => undefined,
    ...request
  }: ImportRequest & { onProgress?: (progress: ImportProgress) => void },
): Promise<ImportReport> {
  const parsed = parseImportRequest(request);
  const source = await openSource(parsed.file, parsed.layerInFile ?? null);
  try {
    return await knex.transaction((trx) => importSource(trx, parsed, source, onProgress));
  } finally {
    await source.close();
  }
}

async function importSource(
  trx: Knex.Transaction,
  request: ParsedImportRequest,
  source: FeatureSource,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const started = performance.now();
  const jurisdiction = await lockJurisdiction(trx, request.jurisdiction);
  const catalog: CrsCatalog = (code) => findProjection(trx, code);
  const crs = await chooseCrs(source.crs, request.crs ?? null, catalog);
  const fileName = path.basename(request.file);
  const version = LAYERS[request.layer].versioned
    ? await planMapVersion(trx, jurisdiction, request, `${request.layer} from ${fileName}`)
    : null;
  const tally = new ImportTally();
  const replaced = await clearLayer(trx, jurisdiction, request, version?.number ?? null, tally);
  const outline = await findOutline(trx, jurisdiction.id);
  const importId = await beginRun(trx, {
    jurisdictionId: jurisdiction.id,
    layer: request.layer,
    fileName,
    crs: crs.code ?? crs.name,
  });
  const log = new AttributeLog();
  await readFeatures(trx, { request, source, crs, jurisdiction, version, importId, tally, log, onProgress });
  await refuseEmpty(tally, crs, jurisdiction.name, outline, catalog);
  refuseRejected(tally, request);
  if (request.layer === 'municipality')
    await settleOutline(trx, jurisdiction, importId, request.own ?? null, tally);
  if (outline === null && (await findOutline(trx, jurisdiction.id)) === null) {
    tally.remark(
      `No outline of ${jurisdiction.name} is loaded, so it could not be checked that the file lies in or near it.`,
    );
  }
  const report = reportOf({ request, fileName, source, crs, version, tally, log, replaced, started });
  await finishRun(trx, importId, report);
  await recordActivity(trx, {
    jurisdictionId: jurisdiction.id,
    actor: COMMAND_LINE,
    action: 'import',
    subject: `${request.layer} from ${fileName}`,
    details: {
      layer: request.layer,
      file: fileName,
      accepted: report.accepted,
      rejected: report.rejected,
      replaced: report.replaced,
      mapVersion: report.mapVersion,
    },
  });
  return report;
}

interface Reading {
  request: ParsedImportRequest;
  source: FeatureSource;
  crs: ChosenCrs;
  jurisdiction: LockedJurisdiction;
  version: MapVersion | null;
  importId: string;
  tally: ImportTally;
  log: AttributeLog;
  onProgress: (progress: ImportProgress) => void;
}

async function readFeatures(trx: Knex.Transaction, reading: Reading): Promise<void> {
  const { request, source, crs, version, importId, tally, log } = reading;
  const layer = LAYERS[request.layer];
  const mapVersion = version?.number ?? null;
  const ids = new IdGiver(
    ID_ATTRIBUTES[layer.id],
    mapVersion === null ? 'feature-' : `m${mapVersion}-`,
    tally,
  );
  const context = {
    tally,
    ids,
    accuracyFt: request.accuracyFt ?? null,
    role: request.role ?? ('own' as const),
    own: request.own ?? null,
  };
  const batch = new FeatureBatch(
    trx,
    request,
    { importId, mapVersion, municipality: reading.jurisdiction.name },
    tally,
  );
  const report = (): void =>
    reading.onProgress({
      read: tally.read,
      accepted: tally.accepted,
      rejected: tally.rejectedCount,
      share: source.progress(),
    });
  for await (const feature of source.features()) {
    tally.read += 1;
    if (feature.deleted === true) tally.deletedRows += 1;
    else if (feature.geometry === null && feature.fault === undefined) tally.nullGeometry += 1;
    else {
      const shape = placeShape(feature, layer, crs, tally);
      if (shape !== null) {
        const fields = new FeatureFields(feature, log);
        const row = rowOf(layer.id, fields, context, shape);
        const sent = await batch.add({
          feature: feature.feature,
          wkb: wkbOf(shape),
          attributes: fields.kept,
          ...row,
        });
        if (sent) report();
      }
    }
  }
  await batch.send();
  report();
  if (request.layer === 'wetlands' || request.layer === 'watercourses')
    refuseTakenIds(request.layer, batch.takenIds);
}
