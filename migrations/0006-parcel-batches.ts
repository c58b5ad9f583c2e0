import type { Knex } from 'knex';

/** Every parcel of a municipality screened as one job: the job, its slices of parcels, and a row for each parcel. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table parcel_batch (
  id uuid primary key default gen_random_uuid(),
  jurisdiction_id text not null references jurisdiction (id),
  ordinance_id text not null,
  on_date date not null,
  asked_on date not null,
  map_version integer not null,
  method text not null,
  settings jsonb not null,
  newest_import bigint not null,
  searched_ft double precision not null,
  parcel_count integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  failure text check ((failure is not null) = (state = 'failed')),
  account_id uuid references account (id),
  account_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  sliced_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz check ((finished_at is not null) = (state in ('done', 'cancelled', 'failed')))
);
create index parcel_batch_jurisdiction on parcel_batch (jurisdiction_id, created_at desc, id);
create unique index parcel_batch_at_work on parcel_batch (jurisdiction_id) where state in ('waiting', 'running');
comment on table parcel_batch is 'What is said of parcels under one law, one map version and one set of settings, all recorded at the start';
comment on column parcel_batch.newest_import is 'Newest import of the municipality''s layers at the start; parcels and outlines have no versions, so a later one ends the batch';
comment on column parcel_batch.sliced_at is 'When its parcels were divided into slices; null: not yet';

create table parcel_slice (
  batch_id uuid not null references parcel_batch (id),
  number integer not null,
  kind text not null check (kind in ('wetland-zones', 'watercourse-zones', 'parcels')),
  keys bigint[] not null,
  attempts integer not null default 0,
  finished_at timestamptz,
  figures jsonb,
  primary key (batch_id, number)
);
create index parcel_slice_open on parcel_slice (batch_id, number) where finished_at is null;
comment on table parcel_slice is 'Wetlands whose adjacent areas are made first, then parcels that lie near each other. Whoever measures a slice holds its row locked, in the transaction that writes its results';
comment on column parcel_slice.figures is 'Counts by standing, and sums of square feet, so that the progress of a large batch is told without reading its rows';

create table adjacent_zone (
  layer text not null check (layer in ('wetland', 'watercourse')),
  feature_key bigint not null,
  width_ft double precision not null,
  geom geometry(Geometry, 2260) not null,
  primary key (layer, feature_key, width_ft)
);
comment on table adjacent_zone is 'All land within a width of a wetland or watercourse, that itself included. A row of the map never changes its shape, so neither does its zone; what is missing is made when it is needed';

create table parcel_result (
  batch_id uuid not null references parcel_batch (id),
  parcel_key bigint not null,
  tax_map_number text,
  address text,
  parcel_sqft double precision,
  in_wetland_sqft double precision,
  in_watercourse_sqft double precision,
  in_adjacent_sqft double precision,
  nearest_wetland_ft double precision,
  standing text not null,
  certain boolean not null,
  rules text[] not null,
  doubtful_rules text[] not null,
  reason text,
  primary key (batch_id, parcel_key)
);
create index parcel_result_tax_map_number on parcel_result (batch_id, tax_map_number, parcel_key);
comment on table parcel_result is 'Square feet and feet on the ground. Numbers and addresses are those of the time: the parcels may be replaced later';
comment on column parcel_result.parcel_key is 'Of the parcel; no foreign key, since parcels are replaced and what was found of them stays';
comment on column parcel_result.doubtful_rules is 'Those of the rules with a finding that the accuracy of the map leaves open';

grant select, insert, update, delete on parcel_batch, parcel_slice, parcel_result, adjacent_zone to hundredfoot_app;
`);
}

/** Takes the jobs and what they found away. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table parcel_result, adjacent_zone, parcel_slice, parcel_batch');
}
