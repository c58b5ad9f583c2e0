import type { Knex } from 'knex';

/** What several servers on one database share: their secret, and the bytes of files that they were sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table shared_secret (
  name text primary key,
  secret text not null,
  created_at timestamptz not null default now()
);
comment on table shared_secret is 'Made by the first server that needs it, the same for all';

create table document_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  byte_count bigint not null check (byte_count > 0),
  media_type text not null,
  received_at timestamptz not null default clock_timestamp()
);
comment on table document_file is 'Documents that evidence names, or is about to; their bytes are in document_piece';

create table document_piece (
  sha256 text not null references document_file (sha256) on delete cascade,
  number integer not null check (number >= 0),
  content bytea not null,
  primary key (sha256, number)
);
alter table document_piece alter column content set storage external;

create table upload_piece (
  upload_id uuid not null references upload (id) on delete cascade,
  number integer not null check (number >= 0),
  content bytea not null,
  primary key (upload_id, number)
);
alter table upload_piece alter column content set storage external;
comment on table upload_piece is 'Bytes of a file that waits to be imported, for whichever server imports it';

alter table upload add column cancel_asked boolean not null default false;
comment on column upload.cancel_asked is 'Somebody asked another server to end the import, which the one that makes it then does';
create unique index upload_importing on upload (jurisdiction_id) where state = 'importing';

grant select, insert on shared_secret to hundredfoot_app;
grant select, insert, update, delete on document_file to hundredfoot_app;
grant select, insert, delete on document_piece, upload_piece to hundredfoot_app;
`);
}

/** Takes the shared files and the secret away: waiting files have to be sent again, and everybody signs in anew. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index upload_importing;
alter table upload drop column cancel_asked;
drop table upload_piece, document_piece, document_file, shared_secret;
`);
}
