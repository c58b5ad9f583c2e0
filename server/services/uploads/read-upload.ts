import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { InvalidInput } from '../../../core/errors.js';
import { receiveFile } from '../../documents/receive-file.js';
import { openSourceApart } from '../../imports/apart/open-source-apart.js';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import { crsCatalog } from '../../imports/crs-catalog.js';
import { crsOfSource } from '../../imports/crs-of-source.js';
import { parseCrsName } from '../../imports/crs-statement.js';
import type { ImportTally } from '../../imports/import-tally.js';
import { refuseEmpty } from '../../imports/refuse.js';
import type { FeatureSource } from '../../imports/source-feature.js';
import { findOutline } from '../../sql/imports/find-outline.js';
import { givenUp } from './given-up.js';
import { uploadEnding } from './open-upload.js';
import { withRequestWords } from './request-words.js';

/** What is said of a file of shapes that somebody sends. */
export interface AskedUpload {
  /** the municipality in or near which it should lie, by its id */
  jurisdictionId: string;
  /** as the person knows it; its ending says what it is */
  name: string;
  crs?: string | undefined;
  layerInFile?: string | undefined;
}

/** What a file of shapes may have at most. */
export interface UploadLimits {
  bytes: number;
  /** of a zip, unpacked */
  unpackedBytes: number;
}

/** A file of shapes while it is open, with the system that its coordinates are taken to be in. */
export interface OpenedUpload {
  source: FeatureSource;
  crs: ChosenCrs;
}

/** @returns the refusal, naming `crs` as what may be wrong, so that a program can ask for it */
function aboutCrs(error: unknown): unknown {
  if (!(error instanceof InvalidInput)) return error;
  return new InvalidInput(error.message, [{ message: error.message, path: 'crs' }, ...error.problems]);
}

/** @throws InvalidInput  when the code of a coordinate system is written in no way that is known */
function codeOf(crs: string | undefined): number | null {
  if (crs === undefined) return null;
  const code = parseCrsName(/^\d+$/.test(crs) ? `EPSG:${crs}` : crs);
  if (code !== null) return code === 'CRS84' ? 4326 : code;
  throw aboutCrs(new InvalidInput('crs: write the coordinate system as in crs=EPSG:2260.'));
}

/**
 * Receives a file of shapes into a folder of its own, opens it, and has it read; the folder is gone when it returns.
 * @param stream  the bytes of the file
 * @param read  what is done with it; its refusals may speak of the import command
 * @throws InvalidInput  when it cannot be read; a problem of the path `crs` or `layerInFile` says what to name with it
 * @throws TooComplex  when it has more bytes than are taken
 */
export async function readUpload<T>(
  knex: Knex,
  asked: AskedUpload,
  stream: Readable,
  limits: UploadLimits,
  read: (opened: OpenedUpload) => Promise<T>,
): Promise<T> {
  const ending = uploadEnding(asked.name);
  const code = codeOf(asked.crs);
  const outline = await findOutline(knex, asked.jurisdictionId);
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-upload-'));
  const { signal, settle } = givenUp(stream);
  try {
    const file = path.join(folder, `upload${ending}`);
    await receiveFile(stream, file, limits.bytes);
    return await withRequestWords(async () => {
      const source = await openSourceApart(file, asked.layerInFile ?? null, {
        unpackedBytes: limits.unpackedBytes,
        signal,
      });
      try {
        const crs = await crsOfSource(source, code, outline, crsCatalog(knex)).catch((error: unknown) => {
          throw aboutCrs(error);
        });
        return await read({ source, crs });
      } finally {
        await source.close();
      }
    });
  } finally {
    settle();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Refuses a file of which nothing can be taken, with the system in which it was read, which may be what is wrong.
 * @returns whether an outline of the municipality is loaded, by which it was told that the file lies in or near it
 * @throws InvalidInput  with the reason that most of its features share
 */
export async function refuseUseless(
  knex: Knex,
  tally: ImportTally,
  crs: ChosenCrs,
  jurisdiction: { id: string; name: string },
): Promise<boolean> {
  const outline = await findOutline(knex, jurisdiction.id);
  try {
    await refuseEmpty(tally, crs, jurisdiction.name, outline, crsCatalog(knex));
  } catch (error) {
    const refusal = readAs(crs, error);
    throw tally.misplaced.length > 0 ? aboutCrs(refusal) : refusal;
  }
  return outline !== null;
}

function readAs(crs: ChosenCrs, error: unknown): unknown {
  if (!(error instanceof InvalidInput) || error.message.includes(crs.name)) return error;
  return new InvalidInput(`${error.message} It was read as ${crs.name} (${crs.how}).`, error.problems);
}
