import type { Knex } from 'knex';
import { UPLOAD_LIMITS, type ImportPreview, type PreviewRequest } from '../../../core/contracts/uploads.js';
import { InvalidInput } from '../../../core/errors.js';
import { openSourceApart } from '../../imports/apart/open-source-apart.js';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import { AttributeLog } from '../../imports/attributes/attribute-log.js';
import { FeatureFields } from '../../imports/attributes/feature-fields.js';
import { FileChecks } from '../../imports/attributes/file-checks.js';
import { IdGiver } from '../../imports/attributes/ids.js';
import { crsCatalog } from '../../imports/crs-catalog.js';
import { parseImportRequest } from '../../imports/import-request.js';
import { ImportTally } from '../../imports/import-tally.js';
import { LAYERS } from '../../imports/layers.js';
import { refuseEmpty } from '../../imports/refuse.js';
import { idAttributes, rowOf as rowOfFeature } from '../../imports/row-of.js';
import { mapPositions } from '../../imports/shape.js';
import type { FeatureSource } from '../../imports/source-feature.js';
import { findOutline } from '../../sql/imports/find-outline.js';
import { findJurisdiction, type JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { countRows } from '../../sql/imports/layer-rows.js';
import { mappedColumns } from '../mapped-columns.js';
import { mapFields, rememberedNotice } from '../remembered-mapping.js';
import { AttributeTable } from './attribute-table.js';
import { crsOfUpload } from './crs-of-upload.js';
import { EnteringRows } from './entering-rows.js';
import { FileBox } from './file-box.js';
import { judgedFeatures } from './judged-features.js';
import { rowOf } from './read-uploads.js';
import { requireFile } from './require-file.js';
import { ScreenSample } from './screen-sample.js';
import type { UploadDeps, UploadName } from './upload-deps.js';
import { inUploadWords, withUploadWords } from './upload-words.js';

/** Features by which it is told which attribute fills which column. */
const MAPPED_FEATURES = 500;

/**
 * Reads a file as an import would, and says what would come in and what would not. Nothing is stored.
 * @param signal  ends the work when nobody waits for it any more
 * @throws NotFound  for an unknown municipality or file; Conflict when it does not wait any more
 * @throws InvalidInput  when the file cannot be read so; a problem of the path `crs` or `layerInFile` says what to name
 */
export async function previewUpload(
  deps: UploadDeps,
  { jurisdiction, id }: UploadName,
  request: PreviewRequest,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const { knex } = deps;
  const file = await requireFile(deps, await rowOf(deps, { jurisdiction, id }));
  const place = await findJurisdiction(knex, jurisdiction);
  return withUploadWords(async () => {
    const { crs: code = null } = parseImportRequest({ ...orderedBy(request), file, jurisdiction: place.id });
    const source = await openSourceApart(file, request.layerInFile ?? null, { signal });
    try {
      const crs = await crsOfUpload(knex, source, code, place.id);
      return await preview(knex, { source, crs, place, request, signal });
    } finally {
      await source.close();
    }
  });
}

/** What is checked of a request as an import checks it. */
function orderedBy({ layer, layerInFile, crs, repair }: PreviewRequest) {
  return {
    layer,
    repair,
    ...(layerInFile === undefined ? {} : { layerInFile }),
    ...(crs === undefined ? {} : { crs }),
  };
}

interface Reading {
  source: FeatureSource;
  crs: ChosenCrs;
  place: JurisdictionRecord;
  request: PreviewRequest;
  signal: AbortSignal;
}

async function preview(knex: Knex, reading: Reading): Promise<ImportPreview> {
  const { source, crs, place, request, signal } = reading;
  const layer = LAYERS[request.layer];
  const mapping = await mapFields(
    knex,
    { jurisdictionId: place.id, layer: layer.id, fields: request.fields },
    source,
  );
  const tally = new ImportTally();
  const table = new AttributeTable(MAPPED_FEATURES);
  const sample = new ScreenSample();
  const box = new FileBox();
  const log = new AttributeLog(mapping.chosen, layer.id);
  const entered = new EnteringRows(layer.id);
  const nextMapVersion = layer.versioned ? place.newestMapVersion + 1 : null;
  const context = {
    tally,
    ids: new IdGiver(
      idAttributes(layer.id),
      nextMapVersion === null ? 'feature-' : `m${nextMapVersion}-`,
      tally,
    ),
    checks: new FileChecks(),
    accuracyFt: null,
    role: 'own' as const,
    own: null,
  };
  let repaired = 0;
  const features = table.watching(mapping.features);
  const judging = { jurisdiction: place, layer, crs, repair: request.repair, tally, signal };
  for await (const entering of judgedFeatures(knex, features, judging)) {
    const { feature, shape, stored } = entering;
    entered.include(rowOfFeature(layer.id, new FeatureFields(feature, log, mapping.chosen), context, stored));
    if (entering.repaired) repaired += 1;
    box.include(shape);
    sample.offer(feature.feature, () => mapPositions(shape, crs.toLonLat));
  }
  const refusal = await refusalOf(knex, tally, crs, place);
  const taken = await entered.taken(knex, place.id);
  const drawn = sample.drawn();
  return {
    crs: { code: crs.code, name: crs.name, how: inUploadWords(crs.how), conversion: crs.conversion },
    read: tally.read,
    accepted: tally.accepted,
    rejected: [...tally.rejected]
      .sort((a, b) => a.feature - b.feature)
      .slice(0, UPLOAD_LIMITS.previewRejected)
      .map(({ feature, message, ring, vertex, location }) => ({
        feature,
        message: inUploadWords(message),
        ...(ring === undefined ? {} : { ring }),
        ...(vertex === undefined ? {} : { vertex }),
        ...(location === undefined ? {} : { location }),
      })),
    rejectedCount: tally.rejectedCount,
    skipped: tally.nullGeometry + tally.deletedRows,
    repaired,
    refusal,
    suggestedCrs: suggestionsIn(refusal ?? ''),
    present: await knex.transaction((trx) => countRows(trx, layer.id, place.id)),
    takenIds: taken.ids,
    takenCount: taken.count,
    nextMapVersion,
    bbox: box.inDegrees(crs.toLonLat),
    geojson: { type: 'FeatureCollection', features: drawn },
    shown: drawn.length,
    attributes: table.attributes,
    leftOut: table.leftOut,
    rows: table.rows,
    columns: mappedColumns(layer.id, table.first, mapping.chosen),
    notices: [
      ...crs.notices,
      ...source.notices,
      ...rememberedNotice(mapping.chosen),
      ...tally.notices(),
      ...context.checks.notices(),
      ...entered.notices(),
    ].map(inUploadWords),
  };
}

/** @returns why nothing could come in; null where something could */
async function refusalOf(
  knex: Knex,
  tally: ImportTally,
  crs: ChosenCrs,
  { id, name }: JurisdictionRecord,
): Promise<string | null> {
  try {
    await refuseEmpty(tally, crs, name, await findOutline(knex, id), crsCatalog(knex));
    return null;
  } catch (error) {
    if (error instanceof InvalidInput) return inUploadWords(error.message);
    throw error;
  }
}

/** @returns the systems that a sentence suggests to name */
function suggestionsIn(sentence: string): string[] {
  return [
    ...new Set([...sentence.matchAll(/\bsay crs=((?:EPSG|ESRI):\d+)/g)].flatMap(([, code]) => code ?? [])),
  ];
}
