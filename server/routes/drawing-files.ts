import { DRAWING_FILE_LIMITS, drawingFileQuerySchema } from '../../core/contracts/drawing-files.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { rawBody } from '../http/raw-body.js';
import { measuringLimit } from '../http/security.js';
import { readDrawingFile } from '../services/read-drawing-file.js';

const PATH = '/api/jurisdictions/:jurisdiction/drawing-files';

/** Files that one address may have read in a minute. */
const FILES_PER_MINUTE = 60;

/** Files read as drawings; nothing of them is kept. */
export function drawingFilesRouter({ knex }: Pick<AppDeps, 'knex'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use(PATH, measuringLimit(FILES_PER_MINUTE));
  guarded.add('post', PATH, 'public', async (request, response) => {
    const municipality = pathParameter(request, 'jurisdiction');
    const asked = drawingFileQuerySchema.parse(request.query);
    const stream = rawBody(request, DRAWING_FILE_LIMITS.bytes);
    response.json(await readDrawingFile(knex, municipality, asked, stream));
  });
  return guarded;
}
