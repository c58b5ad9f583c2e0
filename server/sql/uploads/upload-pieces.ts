import type { Knex } from 'knex';

/** Keeps a piece of a file that waits to be imported, for whichever server imports it. */
export async function insertUploadPiece(
  trx: Knex.Transaction,
  id: string,
  number: number,
  content: Buffer,
): Promise<void> {
  await trx.raw(
    `insert into upload_piece (upload_id, number, content)
     values (cast(:id as uuid), cast(:number as integer), cast(:content as bytea))`,
    { id, number, content },
  );
}

/** @returns a piece of a file; null after the last one, and for a file that was not kept in the database */
export async function readUploadPiece(knex: Knex, id: string, number: number): Promise<Buffer | null> {
  const { rows } = await knex.raw<{ rows: { content: Buffer }[] }>(
    `select content from upload_piece
     where upload_id = cast(:id as uuid) and number = cast(:number as integer)`,
    { id, number },
  );
  return rows[0]?.content ?? null;
}

/** Lets go of the bytes of files that were not imported within a day; what is known of them stays. */
export async function deleteForgottenPieces(knex: Knex): Promise<void> {
  await knex.raw(
    `delete from upload_piece where upload_id in (
       select id from upload where state <> 'importing' and created_at < now() - interval '1 day')`,
  );
}
