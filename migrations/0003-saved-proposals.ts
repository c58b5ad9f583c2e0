import type { Knex } from 'knex';

/** Proposals that a person keeps on the server, and may show to others by a link. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table saved_proposal (
  id uuid primary key default gen_random_uuid(),
  jurisdiction_id text not null references jurisdiction (id),
  account_id uuid not null references account (id),
  title text not null,
  content jsonb not null,
  revision integer not null default 1,
  share_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp()
);
create index saved_proposal_account on saved_proposal (account_id, updated_at desc, id);
comment on column saved_proposal.content is 'The law and the drawing, as the page holds them; not part of the record of the map';
comment on column saved_proposal.share_key is 'Whoever has it can read the proposal; null: it is not shared';

grant select, insert, update, delete on saved_proposal to hundredfoot_app;
`);
}

/** Takes the kept proposals away. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_proposal');
}
