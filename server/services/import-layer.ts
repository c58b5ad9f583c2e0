import path from 'node:path';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Knex } from 'knex';
import { COMMAND_LINE, type Actor } from '../../core/access.js';
import type { ImportReport } from '../../core/contracts/import-report.js';
import { AttributeLog } from '../imports/attributes/attribute-log.js';
import { FeatureFields } from '../imports/attributes/feature-fields.js';
import { FileChecks } from '../imports/attributes/file-checks.js';
import { IdGiver } from '../imports/attributes/ids.js';
import type { ChosenCrs } from '../imports/choose-crs.js';
import { clearLayer } from '../imports/clear-layer.js';
import { crsCatalog } from '../imports/crs-catalog.js';
import { crsOfSource } from '../imports/crs-of-source.js';
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
import { idAttributes, rowOf } from '../imports/row-of.js';
import type { FeatureSource } from '../imports/source-feature.js';
import { settleOutline } from '../imports/settle-outline.js';
import { uniteParcels } from '../imports/unite-parcels.js';
import { recordActivity } from '../sql/activity/record-activity.js';
import { findOutline } from '../sql/imports/find-outline.js';
import { lockJurisdiction, type LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { beginRun, finishRun } from '../sql/imports/record-run.js';
import { mapFields, rememberedNotice, rememberFields, type FileMapping } from './remembered-mapping.js';

/** Features after which the batch on its way to the database is given time to be written, and the server to answer others. */
const TURN = 25;

/** Of an import that nobody can cancel. */
const NEVER = new AbortController().signal;

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
 * @throws the reason of the signal (an AbortError) when it is cancelled
 */
export async function importLayer(
  knex: Knex | Knex.Transaction,
  {
    onProgress = () => undefined,
    actor = COMMAND_LINE,
    open = openSource,
    signal = NEVER,
    ...request
  }: ImportRequest & {
    onProgress?: (progress: ImportProgress) => void;
    /** who imports, for the log */
    actor?: Actor;
    /** opens the file; one that somebody sent is read apart */
    open?: (file: string, layerInFile: string | null) => Promise<FeatureSource>;
    /** cancels the import: all of it is taken back, and nothing is left */
    signal?: AbortSignal;
  },
): Promise<ImportReport> {
  const parsed = parseImportRequest(request);
  const source = await open(parsed.file, parsed.layerInFile ?? null);
  try {
    return await knex.transaction((trx) => importSource(trx, parsed, source, { onProgress, actor, signal }));
  } finally {
    await source.close();
  }
}

/** Who runs an import, and how it is followed and ended. */
interface Running {
  onProgress: (progress: ImportProgress) => void;
  actor: Actor;
  signal: AbortSignal;
}

async function importSource(
  trx: Knex.Transaction,
  request: ParsedImportRequest,
  source: FeatureSource,
  { onProgress, actor, signal }: Running,
): Promise<ImportReport> {
  const started = performance.now();
  const jurisdiction = await lockJurisdiction(trx, request.jurisdiction);
  const catalog = crsCatalog(trx);
  const outline = await findOutline(trx, jurisdiction.id);
  const crs = await crsOfSource(source, request.crs ?? null, outline, catalog);
  const fileName = path.basename(request.file);
  const version = LAYERS[request.layer].versioned
    ? await planMapVersion(trx, jurisdiction, request, `${request.layer} from ${fileName}`)
    : null;
  const tally = new ImportTally();
  const replaced = await clearLayer(trx, jurisdiction, request, version?.number ?? null, tally);
  // One that replaces the outline is not held against the outline before.
  const held = request.layer === 'municipality' ? await findOutline(trx, jurisdiction.id) : outline;
  const importId = await beginRun(trx, {
    jurisdictionId: jurisdiction.id,
    layer: request.layer,
    fileName,
    crs: crs.code ?? crs.name,
  });
  const { layer, fields } = request;
  const mapping = await mapFields(trx, { jurisdictionId: jurisdiction.id, layer, fields }, source);
  const log = new AttributeLog(mapping.chosen, layer);
  await readFeatures(trx, {
    request,
    source,
    crs,
    jurisdiction,
    version,
    importId,
    tally,
    log,
    mapping,
    onProgress,
    signal,
  });
  signal.throwIfAborted();
  if (layer === 'parcels') await uniteParcels(trx, importId, tally);
  await refuseEmpty(tally, crs, jurisdiction.name, held, catalog);
  refuseRejected(tally, request);
  await rememberFields(trx, mapping, log, actor.accountId);
  for (const notice of rememberedNotice(mapping.chosen)) tally.remark(notice);
  if (request.layer === 'municipality')
    await settleOutline(trx, jurisdiction, importId, request.own ?? null, tally);
  if (held === null && (await findOutline(trx, jurisdiction.id)) === null) {
    tally.remark(
      `No outline of ${jurisdiction.name} is loaded, so it could not be checked that the file lies in or near it.`,
    );
  }
  const report = reportOf({ request, fileName, source, crs, version, tally, log, replaced, started });
  await finishRun(trx, importId, report);
  await recordActivity(trx, {
    jurisdictionId: jurisdiction.id,
    actor,
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
  signal.throwIfAborted();
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
  mapping: FileMapping;
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

async function readFeatures(trx: Knex.Transaction, reading: Reading): Promise<void> {
  const { request, source, crs, version, importId, tally, log, mapping, signal } = reading;
  const layer = LAYERS[request.layer];
  const mapVersion = version?.number ?? null;
  const ids = new IdGiver(
    idAttributes(layer.id),
    mapVersion === null ? 'feature-' : `m${mapVersion}-`,
    tally,
  );
  const context = {
    tally,
    ids,
    checks: new FileChecks(),
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
  for await (const feature of mapping.features) {
    signal.throwIfAborted();
    tally.read += 1;
    if (tally.read % TURN === 0) await letOthersWork();
    if (feature.deleted === true) tally.deletedRows += 1;
    else if (feature.geometry === null && feature.fault === undefined) tally.nullGeometry += 1;
    else {
      const shape = placeShape(feature, layer, crs, tally);
      if (shape !== null) {
        const fields = new FeatureFields(feature, log, mapping.chosen);
        // A wetland's row has attributes of its own; those of the others are the file's.
        const row: { attributes?: object } & Record<string, unknown> = {
          ...rowOf(layer.id, fields, context, shape),
        };
        const { feature: number } = feature;
        const sent = batch.add({ feature: number, attributes: row.attributes ?? fields.kept, row, shape });
        if (sent !== null) {
          await sent;
          report();
        }
      }
    }
  }
  await batch.send();
  report();
  for (const notice of context.checks.notices()) tally.remark(notice);
  if (request.layer === 'wetlands' || request.layer === 'watercourses')
    refuseTakenIds(request.layer, batch.takenIds);
}
