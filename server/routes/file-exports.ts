import type { Request, Response } from 'express';
import path from 'node:path';
import { z } from 'zod';
import {
  EXPORT_LAYERS,
  EXPORT_LIMITS,
  EXPORT_LISTS,
  exportFormSchema,
  exportQuerySchema,
  parcelExportQuerySchema,
  proposalExportQuerySchema,
  type ExportForm,
} from '../../core/contracts/file-exports.js';
import { accountHolder } from '../access/account-holder.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { measuringLimit } from '../http/security.js';
import { layerTable } from '../services/exports/layer-table.js';
import { listTable } from '../services/exports/list-table.js';
import { fileOf, type FileTable, type MadeFile } from '../services/exports/file-of.js';
import { parcelTable, screeningTable } from '../services/exports/screening-table.js';
import { proposalsTable } from '../services/exports/proposals-table.js';

const PLACE = '/api/jurisdictions/:jurisdiction/files';
const FILES = '/api/files';

/** Sends a whole file with its length, to be saved under its name. @throws when it breaks off in the middle */
function send(response: Response, { file, name, mediaType }: MadeFile): Promise<void> {
  response.attachment(name);
  response.set({
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
    // not packed on the way: a file that comes with its length is known to be whole
    'Cache-Control': 'private, no-store, no-transform',
  });
  return new Promise((resolve, reject) => {
    const options = { root: path.dirname(file), cacheControl: false, lastModified: false };
    response.sendFile(
      path.basename(file),
      { ...options, acceptRanges: false, dotfiles: 'allow' },
      (error: (Error & { code?: string }) | undefined) => {
        // whoever asked has gone
        if (error === undefined || error.code === 'ECONNABORTED' || error.code === 'EPIPE') resolve();
        else reject(error);
      },
    );
  });
}

/** Makes a file and sends it; ends with the work when whoever asked goes before it is done. */
async function answer(response: Response, table: FileTable, form: ExportForm): Promise<void> {
  const gone = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) gone.abort();
  };
  response.once('close', leave);
  try {
    await fileOf(table, form, gone.signal, (made) => send(response, made));
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off('close', leave);
  }
}

const named = <const T extends readonly [string, ...string[]]>(
  request: Request<Record<string, string>>,
  name: string,
  values: T,
): T[number] => z.object({ [name]: z.enum(values) }).parse(request.params)[name] as T[number];

/** Layers, answers and lists as files. */
export function fileExportsRouter({ reads, ordinances }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use([PLACE, FILES], measuringLimit(EXPORT_LIMITS.perMinute));
  guarded.add('get', `${PLACE}/layers/:layer`, 'public', async (request, response) => {
    const asked = exportQuerySchema.parse(request.query);
    const layer = named(request, 'layer', EXPORT_LAYERS);
    const place = pathParameter(request, 'jurisdiction');
    await reads(async (knex) =>
      answer(response, await layerTable(knex, ordinances, { place, layer }, asked), asked),
    );
  });
  for (const list of EXPORT_LISTS) {
    const least = list === 'map-versions' ? 'public' : list === 'activity-log' ? 'naturalist' : 'planner';
    guarded.add('get', `${PLACE}/${list}`, least, async (request, response) => {
      const form = exportFormSchema.parse(request.query);
      const place = pathParameter(request, 'jurisdiction');
      await reads(async (knex) => answer(response, await listTable(knex, ordinances, place, list), form));
    });
  }
  guarded.add('get', `${FILES}/parcels/:id`, 'public', async (request, response) => {
    const asked = parcelExportQuerySchema.parse(request.query);
    const id = pathParameter(request, 'id');
    await reads(async (knex) => answer(response, await parcelTable(knex, ordinances, id, asked), asked));
  });
  guarded.add('get', `${FILES}/screenings/:id`, 'public', async (request, response) => {
    const form = exportFormSchema.parse(request.query);
    const id = pathParameter(request, 'id');
    await reads(async (knex) => answer(response, await screeningTable(knex, ordinances, id), form));
  });
  guarded.add('get', `${FILES}/proposals`, 'public', async (request, response) => {
    const { accountId } = accountHolder(response);
    response.set('Cache-Control', 'no-store');
    const asked = proposalExportQuerySchema.parse(request.query);
    await reads(async (knex) =>
      answer(response, await proposalsTable(knex, accountId, asked.jurisdiction), asked),
    );
  });
  return guarded;
}
