import type { Knex } from 'knex';
import { insertUploadPiece, readUploadPiece } from '../../sql/uploads/upload-pieces.js';
import { fileOfPieces, piecesOf } from '../file-pieces.js';

/** Keeps the bytes of a file in the database, so that another server can preview and import it. */
export async function shareUpload(trx: Knex.Transaction, id: string, file: string): Promise<void> {
  await piecesOf(file, (number, content) => insertUploadPiece(trx, id, number, content));
}

/**
 * Brings a file here that another server received.
 * @param file  where it is to lie
 * @returns whether its bytes are in the database
 */
export async function fetchUpload(knex: Knex, id: string, file: string): Promise<boolean> {
  return fileOfPieces(file, (number) => readUploadPiece(knex, id, number));
}
