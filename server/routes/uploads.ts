import type { Request } from 'express';
import {
  importOrderSchema,
  previewRequestSchema,
  UPLOAD_LIMITS,
  uploadQuerySchema,
} from '../../core/contracts/uploads.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { HeldSessions } from '../access/held-sessions.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { rawBody } from '../http/raw-body.js';
import { requireJson } from '../http/require-json.js';
import { discardUpload } from '../services/layer-uploads/discard-upload.js';
import { previewUpload } from '../services/layer-uploads/preview-upload.js';
import { readUpload, readUploads } from '../services/layer-uploads/read-uploads.js';
import { receiveUpload } from '../services/layer-uploads/receive-upload.js';
import { RunningImports } from '../services/layer-uploads/running-imports.js';
import { startImport } from '../services/layer-uploads/start-import.js';
import type { UploadDeps, UploadName } from '../services/layer-uploads/upload-deps.js';

const UPLOADS = '/api/jurisdictions/:jurisdiction/uploads';
const UPLOAD = `${UPLOADS}/:upload`;

type PlacedRequest = Request<Record<string, string>>;

const uploadOf = (request: PlacedRequest): UploadName => ({
  jurisdiction: pathParameter(request, 'jurisdiction'),
  id: pathParameter(request, 'upload').toLowerCase(),
});

/**
 * Files that are sent to be imported.
 * @param heldSessions  by which whoever ordered an import is known while it has the only connection to the database
 */
export function uploadsRouter(
  { knex, config, log, database }: AppDeps,
  heldSessions: HeldSessions,
): GuardedRouter {
  const deps: UploadDeps = {
    knex,
    dataDir: config.dataDir,
    log,
    running: new RunningImports(),
    severalConnections: database.kind === 'server',
  };
  const guarded = guardedRouter();
  guarded.add('post', UPLOADS, 'administrator', async (request, response, actor) => {
    const { name } = uploadQuerySchema.parse(request.query);
    const jurisdiction = pathParameter(request, 'jurisdiction');
    const stream = rawBody(request, UPLOAD_LIMITS.bytes);
    response.status(201).json(await receiveUpload(deps, { jurisdiction, name, actor }, stream));
  });
  guarded.add('get', UPLOADS, 'administrator', async (request, response) => {
    response.json(await readUploads(deps, pathParameter(request, 'jurisdiction')));
  });
  guarded.add('get', UPLOAD, 'administrator', async (request, response) => {
    response.json(await readUpload(deps, uploadOf(request)));
  });
  guarded.add('post', `${UPLOAD}/preview`, 'administrator', async (request, response) => {
    requireJson(request);
    const asked = previewRequestSchema.parse(request.body);
    const abandoned = new AbortController();
    response.once('close', () => abandoned.abort());
    response.json(await previewUpload(deps, uploadOf(request), asked, abandoned.signal));
  });
  guarded.add('post', `${UPLOAD}/import`, 'administrator', async (request, response, actor) => {
    requireJson(request);
    const order = importOrderSchema.parse(request.body);
    const name = uploadOf(request);
    const answered = new Promise<void>((resolve) => response.once('close', resolve));
    const { upload, done } = await startImport(deps, name, order, actor, answered);
    const address = request.path.replace(/\/import\/?$/, '');
    if (!deps.severalConnections) void done.then(heldSessions.hold(address, request, response));
    response.status(202).json(upload);
  });
  guarded.add('delete', UPLOAD, 'administrator', async (request, response) => {
    await discardUpload(deps, uploadOf(request));
    response.status(204).end();
  });
  return guarded;
}
