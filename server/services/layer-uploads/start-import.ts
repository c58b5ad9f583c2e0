import type { Actor } from '../../../core/access.js';
import type { ImportOrder, Upload } from '../../../core/contracts/uploads.js';
import { Conflict, HundredfootError } from '../../../core/errors.js';
import { openSourceApart } from '../../imports/apart/open-source-apart.js';
import { parseImportRequest, type ImportRequest } from '../../imports/import-request.js';
import { holdUpload } from '../../sql/uploads/hold-upload.js';
import {
  beginImporting,
  finishImported,
  finishWithout,
  writeProgress,
  type UploadRow,
} from '../../sql/uploads/upload-rows.js';
import { importLayer, type ImportProgress } from '../import-layer.js';
import { rowOf, uploadOfRow } from './read-uploads.js';
import { requireFile } from './require-file.js';
import type { UploadDeps, UploadName } from './upload-deps.js';
import { removeUpload } from './upload-files.js';
import { inUploadWords, withUploadWords } from './upload-words.js';

/** How often other processes on the same database get to know how far an import is. */
const WRITTEN_EVERY_MS = 1000;

const NO_PROGRESS: ImportProgress = { read: 0, accepted: 0, rejected: 0, share: 0 };

/** An import that was begun. */
export interface BegunImport {
  upload: Upload;
  /** resolves when it has ended, whichever way; it never rejects */
  done: Promise<void>;
}

/**
 * Begins to import a file that was sent before. The work goes on when this returns.
 * @param answered  resolves once whoever ordered it has the answer, which may take the connection that the import then has
 * @throws NotFound  for an unknown municipality or file
 * @throws Conflict  when it was imported already or its file is gone, or another of the municipality is being imported
 * @throws InvalidInput  for an order that contradicts itself
 */
export async function startImport(
  deps: UploadDeps,
  { jurisdiction, id }: UploadName,
  order: ImportOrder,
  actor: Actor,
  answered: Promise<void>,
): Promise<BegunImport> {
  const { knex, dataDir, running, severalConnections } = deps;
  refuseSecond(running.of(jurisdiction)?.upload.name);
  const row = await rowOf(deps, { jurisdiction, id });
  const file = await requireFile(deps, row);
  const request = { ...requestOf(order), file, jurisdiction: row.jurisdictionId };
  await withUploadWords(() => Promise.resolve(parseImportRequest(request)));
  const marked = await beginImporting(knex, { jurisdictionId: row.jurisdictionId, id, layer: order.layer });
  if (!marked) {
    // Somebody else may have ordered it in the meantime.
    await requireFile(deps, await rowOf(deps, { jurisdiction, id }));
    refuseSecond('another file');
  }
  const { promise: done, resolve } = withResolver();
  const upload: Upload = {
    ...(await uploadOfRow(dataDir, row)),
    state: 'importing',
    layer: order.layer,
    progress: NO_PROGRESS,
    failure: null,
  };
  const controller = new AbortController();
  running.add({ upload, controller, done });
  const run = { ...request, actor, signal: controller.signal };
  void (severalConnections ? Promise.resolve() : answered)
    .then(() => runImport(deps, row, run, controller))
    .then(() => {
      running.remove(id);
      resolve();
    });
  return { upload, done };
}

function refuseSecond(name: string | undefined): void {
  if (name === undefined) return;
  throw new Conflict(
    `A file of this municipality is being imported already: ${name}. Wait until it is done, or cancel it.`,
  );
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** An order without the members that nobody gave. */
function requestOf(order: ImportOrder): Omit<ImportRequest, 'file' | 'jurisdiction'> {
  const given = Object.entries(order).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Omit<ImportRequest, 'file' | 'jurisdiction'>;
}

/** Imports, and writes what came of it. The record says "imported" exactly when the features are there. */
async function runImport(
  deps: UploadDeps,
  { id }: UploadRow,
  request: ImportRequest & { actor: Actor; signal: AbortSignal },
  controller: AbortController,
): Promise<void> {
  const { knex, dataDir, log, running } = deps;
  let stopTelling = (): void => undefined;
  try {
    await knex.transaction(async (trx) => {
      await holdUpload(trx, id);
      stopTelling = tellOthers(deps, id, controller);
      const report = await importLayer(trx, {
        ...request,
        onProgress: (progress) => running.progressed(id, progress),
        open: (file, layerInFile) =>
          openSourceApart(file, layerInFile, { pace: 'long', signal: request.signal }),
      });
      request.signal.throwIfAborted();
      await finishImported(trx, id, report);
    });
    await removeUpload(dataDir, id);
  } catch (error) {
    const failure = request.signal.aborted ? null : failureOf(error);
    if (failure !== null && !(error instanceof HundredfootError))
      log.error({ err: error, upload: id }, 'an import failed');
    if (failure === null) await removeUpload(dataDir, id);
    await finishWithout(knex, id, failure).catch((lost: unknown) =>
      log.error({ err: lost, upload: id }, 'what came of an import could not be written'),
    );
  } finally {
    stopTelling();
  }
}

function failureOf(error: unknown): string {
  const nothing = 'Nothing was stored.';
  if (!(error instanceof HundredfootError))
    return `The server could not finish the import. ${nothing} Try again; if it happens again, tell whoever runs this server.`;
  const message = inUploadWords(error.message);
  return /\bnothing was (?:stored|changed|imported)\b/i.test(message) ? message : `${message} ${nothing}`;
}

/**
 * Writes how far an import is while it runs, where there is a connection beside its own, and ends it when another server was
 * asked to cancel it.
 * @returns what stops that
 */
function tellOthers(
  { knex, running, log, severalConnections }: UploadDeps,
  id: string,
  controller: AbortController,
): () => void {
  if (!severalConnections) return () => undefined;
  const tell = async (): Promise<void> => {
    const { progress = null } = running.uploadOf(id) ?? {};
    if (await writeProgress(knex, id, progress ?? NO_PROGRESS)) controller.abort();
  };
  const tellOrWarn = (): void => {
    tell().catch((error: unknown) =>
      log.warn({ err: error, upload: id }, 'the progress of an import could not be written'),
    );
  };
  tellOrWarn();
  const timer = setInterval(tellOrWarn, WRITTEN_EVERY_MS);
  return () => clearInterval(timer);
}
