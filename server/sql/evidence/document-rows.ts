import type { Knex } from 'knex';

/** A document as the database keeps it, whose bytes are in pieces beside it. */
export interface DocumentRow {
  sha256: string;
  bytes: number;
  mediaType: string;
}

/**
 * Enters a document whose pieces follow in the same transaction. One that is there counts as new for clearing.
 * @returns false when it is there already, with its pieces
 */
export async function insertDocument(trx: Knex.Transaction, document: DocumentRow): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { entered: boolean }[] }>(
    `insert into document_file as d (sha256, byte_count, media_type)
     values (:sha256, cast(:bytes as bigint), :mediaType)
     on conflict (sha256) do update set received_at = clock_timestamp()
     returning not exists (select from document_piece p where p.sha256 = d.sha256) as entered`,
    { ...document },
  );
  return rows[0]?.entered ?? false;
}

/** Keeps a piece of a document. */
export async function insertDocumentPiece(
  trx: Knex.Transaction,
  sha256: string,
  number: number,
  content: Buffer,
): Promise<void> {
  await trx.raw(
    `insert into document_piece (sha256, number, content)
     values (:sha256, cast(:number as integer), cast(:content as bytea))`,
    { sha256, number, content },
  );
}

/** @returns a piece of a document; null after the last one, and for one that is not kept in the database */
export async function readDocumentPiece(knex: Knex, sha256: string, number: number): Promise<Buffer | null> {
  const { rows } = await knex.raw<{ rows: { content: Buffer }[] }>(
    'select content from document_piece where sha256 = :sha256 and number = cast(:number as integer)',
    { sha256, number },
  );
  return rows[0]?.content ?? null;
}

/** @returns whether the database keeps a document */
export async function hasDocument(knex: Knex, sha256: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>('select 1 from document_file where sha256 = :sha256', {
    sha256,
  });
  return rows.length > 0;
}

/**
 * Clears away the documents that came more than a day ago and that no evidence names. The caller keeps evidence from being
 * attached meanwhile.
 */
export async function deleteUnnamed(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `delete from document_file d where received_at < clock_timestamp() - interval '1 day'
       and not exists (select from evidence e where e.document_sha256 = d.sha256)`,
  );
}

/** @returns those of the hashes that evidence names and whose bytes the database does not keep yet */
export async function findUnshared(knex: Knex, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { sha256: string }[] }>(
    `select given.sha256 from unnest(cast(:hashes as text[])) as given (sha256)
     where exists (select from evidence e where e.document_sha256 = given.sha256)
       and not exists (select from document_file d where d.sha256 = given.sha256)`,
    { hashes: [...hashes] },
  );
  return rows.map(({ sha256 }) => sha256);
}
