import type { Knex } from 'knex';
import {
  checkDocument,
  documentFile,
  findDocument,
  type StoredDocument,
} from '../../documents/document-store.js';
import { keptDocuments } from '../../documents/unclaimed-documents.js';
import {
  findUnshared,
  insertDocument,
  insertDocumentPiece,
  readDocumentPiece,
} from '../../sql/evidence/document-rows.js';
import { fileOfPieces, piecesOf } from '../file-pieces.js';

/** Where documents are kept. */
export interface DocumentPlaces {
  knex: Knex;
  /** folder in whose `documents` their files are */
  dataDir: string;
  /** they are kept in the database, for every server on it, and a file is a copy for the time being */
  shared: boolean;
}

/** Keeps the bytes of a document that lies here in the database, unless they are there. */
export async function shareDocument(knex: Knex, dataDir: string, document: StoredDocument): Promise<void> {
  const { sha256 } = document;
  await knex.transaction(async (trx) => {
    if (!(await insertDocument(trx, document))) return;
    await piecesOf(documentFile(dataDir, sha256), (number, content) =>
      insertDocumentPiece(trx, sha256, number, content),
    );
  });
}

/** Brings a document here that another server received, or puts one back whose file here is damaged. */
export async function bringHere(
  { knex, dataDir, shared }: DocumentPlaces,
  document: { sha256: string; bytes: number } | { sha256: string },
): Promise<void> {
  if (!shared) return;
  const { sha256 } = document;
  const known = 'bytes' in document ? document : await findDocument(dataDir, sha256);
  if (known !== null && (await checkDocument(dataDir, known)) === 'sound') return;
  await fileOfPieces(documentFile(dataDir, sha256), (number) => readDocumentPiece(knex, sha256, number));
}

/** Keeps in the database what evidence names and an earlier version kept in the data folder of this server alone. */
export async function shareKeptDocuments({ knex, dataDir, shared }: DocumentPlaces): Promise<void> {
  if (!shared) return;
  const here = await keptDocuments(dataDir);
  if (here.length === 0) return;
  for (const sha256 of await findUnshared(knex, here)) {
    const document = await findDocument(dataDir, sha256);
    const sound = document !== null && (await checkDocument(dataDir, document)) === 'sound';
    if (sound) await shareDocument(knex, dataDir, document);
  }
}
