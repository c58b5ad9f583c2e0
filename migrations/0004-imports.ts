import type { Knex } from 'knex';

/** Files that are sent to be imported, and which of their attributes fill which columns, as somebody once said. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table upload (
  id uuid primary key default gen_random_uuid(),
  jurisdiction_id text not null references jurisdiction (id),
  account_id uuid references account (id),
  file_name text not null,
  byte_count bigint not null check (byte_count >= 0),
  contents jsonb not null,
  state text not null default 'received'
    check (state in ('received', 'importing', 'imported', 'failed', 'cancelled')),
  progress jsonb,
  report jsonb,
  failure text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp()
);
create index upload_jurisdiction on upload (jurisdiction_id, created_at desc, id);
comment on table upload is 'Files that wait to be imported or were; the bytes lie in the data folder until then';

create table field_mapping (
  jurisdiction_id text not null references jurisdiction (id),
  layer text not null,
  attributes text not null,
  mapping jsonb not null,
  account_id uuid references account (id),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (jurisdiction_id, layer, attributes)
);
comment on column field_mapping.attributes is 'Names of the attributes of such a file, sorted, which tell it from others';

grant select, insert, update, delete on upload, field_mapping to hundredfoot_app;
`);
}

/** Takes the waiting files and the remembered mappings away; what was imported stays. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table field_mapping');
  await knex.raw('drop table upload');
}
