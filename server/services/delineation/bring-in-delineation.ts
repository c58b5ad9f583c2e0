import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { type Delineation } from '../../../core/contracts/delineation.js';
import type { DelineationQuery } from '../../../core/contracts/delineation.js';
import { InvalidInput } from '../../../core/errors.js';
import { receiveFile } from '../../documents/receive-file.js';
import { chooseCrs, type ChosenCrs, type CrsCatalog } from '../../imports/choose-crs.js';
import { parseCrsName } from '../../imports/crs-statement.js';
import type { ImportTally } from '../../imports/import-tally.js';
import { refuseEmpty } from '../../imports/refuse.js';
import { findOutline } from '../../sql/imports/find-outline.js';
import { findProjection } from '../../sql/imports/find-projection.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { editDraft, type DraftEdit } from '../amendments/edit-draft.js';
import { delineateDraft } from './delineate-draft.js';
import { delineationFormat, openDelineation, type DelineationFormat } from './open-delineation.js';
import { readDelineation, type ReadDelineation } from './read-delineation.js';
import { inRequestWords, withRequestWords } from './request-words.js';

/** A file that was read, and how it was understood. */
interface UnderstoodFile extends ReadDelineation {
  crs: ChosenCrs;
  layerInZip: string | null;
  notices: readonly string[];
}

/**
 * Brings a surveyor's delineation into a draft: every shape of the file that can be read becomes a change, in one go.
 * Coordinates in EPSG:2260 are stored as they are, to the last bit.
 * @param stream  the bytes of the file
 * @returns the amendment as it is then, what each shape was found to replace, and which were rejected and why
 * @throws InvalidInput  when the file cannot be read or nothing of it can be taken
 * @throws TooComplex  when it has more bytes, shapes or vertices than are taken
 * @throws Conflict, NotFound  as `editDraft` does
 */
export async function bringInDelineation(
  knex: Knex,
  edit: DraftEdit,
  asked: DelineationQuery,
  stream: Readable,
): Promise<Delineation> {
  const format = delineationFormat(asked.name, asked.layerInZip);
  const code = codeOf(asked.crs);
  const jurisdiction = await findJurisdiction(knex, edit.jurisdiction);
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-delineation-'));
  try {
    const file = path.join(folder, format === 'zip' ? 'delineation.zip' : 'delineation.geojson');
    await receiveFile(stream, file, AMENDMENT_LIMITS.delineationBytes);
    const understood = await withRequestWords(() =>
      understand(knex, { file, format, code, jurisdiction, asked }),
    );
    return await makeChanges(knex, edit, asked, understood);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws InvalidInput  when the code of a coordinate system is written in no way that is known */
function codeOf(crs: string | undefined): number | null {
  if (crs === undefined) return null;
  const code = parseCrsName(/^\d+$/.test(crs) ? `EPSG:${crs}` : crs);
  if (code === null) throw new InvalidInput('crs: write the coordinate system as in crs=EPSG:2260.');
  return code === 'CRS84' ? 4326 : code;
}

async function understand(
  knex: Knex,
  given: {
    file: string;
    format: DelineationFormat;
    code: number | null;
    jurisdiction: { id: string; name: string };
    asked: DelineationQuery;
  },
): Promise<UnderstoodFile> {
  const { jurisdiction, asked } = given;
  const source = await openDelineation(given.file, given.format, asked.layerInZip);
  try {
    const catalog: CrsCatalog = (code) => findProjection(knex, code);
    const crs = await chooseCrs(source.crs, given.code, catalog);
    const read = await readDelineation(knex, source, crs, {
      jurisdictionId: jurisdiction.id,
      repair: asked.repair === 'true',
    });
    const outline = await findOutline(knex, jurisdiction.id);
    await refuseEmpty(read.tally, crs, jurisdiction.name, outline, catalog).catch((error: unknown) => {
      throw readAs(crs, error);
    });
    const notices = [...source.notices, ...crs.notices];
    if (outline === null) {
      notices.push(
        `No outline of ${jurisdiction.name} is loaded, so it could not be checked that the file lies in or near it.`,
      );
    }
    return { ...read, crs, layerInZip: source.layerInZip, notices };
  } finally {
    await source.close();
  }
}

/** @returns the refusal of a file with the system in which it was read, which may be what is wrong */
function readAs(crs: ChosenCrs, error: unknown): unknown {
  if (!(error instanceof InvalidInput) || error.message.includes(crs.name)) return error;
  return new InvalidInput(`${error.message} It was read as ${crs.name} (${crs.how}).`, error.problems);
}

async function makeChanges(
  knex: Knex,
  edit: DraftEdit,
  asked: DelineationQuery,
  { shapes, tally, crs, layerInZip, notices }: UnderstoodFile,
): Promise<Delineation> {
  const defaults = {
    kind: asked.kind ?? null,
    accuracyFt: asked.accuracyFt ?? null,
    source: asked.name,
    from: layerInZip === null ? asked.name : `${asked.name} (${layerInZip})`,
  };
  const act = {
    ...edit,
    action: 'amendment.delineation-brought-in',
    details: { file: asked.name, crs: crs.code ?? crs.name, shapes: shapes.length },
  };
  const { amendment, result } = await editDraft(knex, act, (trx, draft) =>
    delineateDraft(trx, draft, edit.actor, shapes, defaults, tally),
  );
  return {
    amendment,
    crs: crs.code ?? crs.name,
    read: tally.read,
    rejected: [...tally.rejected]
      .sort((a, b) => a.feature - b.feature)
      .map(({ feature, message }) => ({ feature, reason: message })),
    matches: result,
    remarks: [
      `Read as ${crs.name} (${crs.how}); conversion: ${crs.conversion.replace(/\.$/, '')}.`,
      ...notices,
      ...leftOut(tally),
      ...tally.notices(),
      ...(shapes.some(({ accuracyFt }) => accuracyFt === null) && defaults.accuracyFt === null
        ? ['Nothing says how accurate the outlines are: say it with accuracyFt, in feet, where it is known.']
        : []),
    ].map(inRequestWords),
  };
}

function leftOut({ invalid, nullGeometry, deletedRows }: ImportTally): string[] {
  const sentences: string[] = [];
  if (invalid > 0) {
    sentences.push(
      `${invalid} of the rejected polygons can perhaps be repaired: look at them, and send the file with repair=true to take them so.`,
    );
  }
  if (nullGeometry > 0) sentences.push(`${nullGeometry} features have no geometry, and were left out.`);
  if (deletedRows > 0) sentences.push(`${deletedRows} rows are marked as deleted, and were left out.`);
  return sentences;
}
