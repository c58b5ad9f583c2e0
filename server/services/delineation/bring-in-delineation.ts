import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import { type Delineation } from '../../../core/contracts/delineation.js';
import type { DelineationQuery } from '../../../core/contracts/delineation.js';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import type { ImportTally } from '../../imports/import-tally.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { editDraft, type DraftEdit } from '../amendments/edit-draft.js';
import { readUpload, refuseUseless, type OpenedUpload, type UploadLimits } from '../uploads/read-upload.js';
import { inRequestWords } from '../uploads/request-words.js';
import { delineateDraft } from './delineate-draft.js';
import { readDelineation, type ReadDelineation } from './read-delineation.js';

/** An upload is packed in megabytes, and unpacks to some ten times that. */
const LIMITS: UploadLimits = { bytes: AMENDMENT_LIMITS.delineationBytes, unpackedBytes: 200 * 1024 * 1024 };

/** A file that was read, and how it was understood. */
interface UnderstoodFile extends ReadDelineation {
  crs: ChosenCrs;
  layerInFile: string | null;
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
  const jurisdiction = await findJurisdiction(knex, edit.jurisdiction);
  const understood = await readUpload(
    knex,
    { ...asked, jurisdictionId: jurisdiction.id },
    stream,
    LIMITS,
    (opened) => understand(knex, opened, jurisdiction, asked.repair === 'true'),
  );
  return makeChanges(knex, edit, asked, understood);
}

async function understand(
  knex: Knex,
  { source, crs }: OpenedUpload,
  jurisdiction: { id: string; name: string },
  repair: boolean,
): Promise<UnderstoodFile> {
  const read = await readDelineation(knex, source, crs, { jurisdictionId: jurisdiction.id, repair });
  const hasOutline = await refuseUseless(knex, read.tally, crs, jurisdiction);
  const notices = [...source.notices, ...crs.notices];
  if (!hasOutline) {
    notices.push(
      `No outline of ${jurisdiction.name} is loaded, so it could not be checked that the file lies in or near it.`,
    );
  }
  return { ...read, crs, layerInFile: source.layerInFile, notices };
}

async function makeChanges(
  knex: Knex,
  edit: DraftEdit,
  asked: DelineationQuery,
  { shapes, tally, crs, layerInFile, notices }: UnderstoodFile,
): Promise<Delineation> {
  const defaults = {
    kind: asked.kind ?? null,
    accuracyFt: asked.accuracyFt ?? null,
    source: asked.name,
    from: layerInFile === null ? asked.name : `${asked.name} (${layerInFile})`,
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
