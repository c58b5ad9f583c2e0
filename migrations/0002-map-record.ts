import type { Knex } from 'knex';

/**
 * The wetlands map as a record: who may change it, amendments that make its versions, evidence, determinations, and a log
 * that nobody can alter. From here on the application works as the role `hundredfoot_app`, which may add to the record
 * and never change or delete what it says.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
do $$ begin
  if not exists (select from pg_roles where rolname = 'hundredfoot_app') then
    create role hundredfoot_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server made it meanwhile
end $$;
do $$ begin
  if not pg_has_role(current_user, 'hundredfoot_app', 'member') then
    grant hundredfoot_app to current_user;
  end if;
end $$;

create function hf_map_version(of_jurisdiction text, on_day date) returns integer
language sql stable parallel safe as $$
  select coalesce(
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since <= on_day),
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since = (
      select min(since) from map_version where jurisdiction_id = of_jurisdiction)),
    0)
$$;
comment on function hf_map_version(text, date) is
  'The version of a municipality''s wetlands map that holds on a day; before the first day on record, the map of that day; 0 without a map';

alter table jurisdiction add column settings_revision integer not null default 1;

create table account (
  id uuid primary key default gen_random_uuid(),
  sign_in_name text not null,
  full_name text not null,
  email text,
  password_hash text,
  password_is_temporary boolean not null default false,
  oidc_issuer text,
  oidc_subject text,
  disabled_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  unique (oidc_issuer, oidc_subject),
  check ((oidc_issuer is null) = (oidc_subject is null))
);
create unique index account_sign_in_name on account (lower(sign_in_name));
create unique index account_email on account (lower(email));
comment on column account.password_hash is 'argon2id; null: signs in with OpenID Connect only';

create table account_role (
  account_id uuid not null references account (id),
  jurisdiction_id text references jurisdiction (id),
  role text not null check (role in ('planner', 'naturalist', 'administrator'))
);
create unique index account_role_once on account_role (account_id, coalesce(jurisdiction_id, ''));
comment on column account_role.jurisdiction_id is 'null: in every municipality';

create table session (
  id_hash text primary key,
  account_id uuid references account (id),
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);
comment on column session.id_hash is 'SHA-256 of what the cookie holds, so that reading the table gives nobody a session';

create table amendment (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  number integer not null check (number > 0),
  title text not null,
  reason text not null default '',
  state text not null default 'draft' check (state in ('draft', 'proposed', 'adopted', 'withdrawn')),
  base_version integer not null check (base_version >= 0),
  restores_amendment bigint references amendment (key),
  revision integer not null default 1,
  created_by uuid references account (id),
  created_at timestamptz not null default now(),
  proposed_at timestamptz,
  decided_at timestamptz,
  decision_note text,
  effective_on date,
  reference text,
  adopted_version integer,
  unique (jurisdiction_id, number),
  foreign key (jurisdiction_id, adopted_version) references map_version (jurisdiction_id, number),
  check ((state = 'adopted') = (adopted_version is not null)),
  check ((state = 'adopted') = (effective_on is not null and reference is not null))
);

create table amendment_change (
  key bigint generated always as identity primary key,
  amendment_key bigint not null references amendment (key),
  number integer not null check (number > 0),
  action text not null check (action in ('add', 'reshape', 'retire', 'reclassify')),
  wetland_id text not null,
  replaces_key bigint references wetland (key),
  derived_from text[] not null default '{}',
  note text not null default '',
  name text,
  kind text check (kind in ('freshwater', 'tidal')),
  local_importance boolean,
  degraded boolean,
  accuracy_ft double precision check (accuracy_ft >= 0),
  source text,
  attributes jsonb not null default '{}',
  geom geometry(MultiPolygon, 2260),
  delineated_from text,
  made_by uuid references account (id),
  made_at timestamptz not null default now(),
  taken_back_at timestamptz,
  unique (amendment_key, number),
  check ((action = 'add') = (replaces_key is null)),
  check ((action = 'retire') = (geom is null)),
  check (action = 'retire' or (kind is not null and local_importance is not null and degraded is not null))
);
create unique index amendment_change_wetland on amendment_change (amendment_key, wetland_id) where taken_back_at is null;
create unique index amendment_change_replaces on amendment_change (amendment_key, replaces_key) where taken_back_at is null;
create index amendment_change_geom on amendment_change using gist (geom);
comment on column amendment_change.delineated_from is 'file and feature number that the shape came from; null for a drawn one';

create table evidence (
  key bigint generated always as identity primary key,
  amendment_key bigint not null references amendment (key),
  number integer not null check (number > 0),
  wetland_ids text[] not null default '{}',
  delineated_by text not null,
  delineated_on date not null,
  method text not null,
  accuracy_ft double precision check (accuracy_ft >= 0),
  note text not null default '',
  document_name text,
  document_type text,
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  document_bytes integer,
  attached_by uuid references account (id),
  attached_at timestamptz not null default now(),
  taken_back_at timestamptz,
  unique (amendment_key, number),
  check ((document_sha256 is null) = (document_name is null) and (document_sha256 is null) = (document_bytes is null))
);
comment on column evidence.wetland_ids is 'wetlands it is evidence for; empty: all that the amendment changes';

alter table map_version add column amendment_key bigint references amendment (key);
alter table wetland
  add column change_key bigint references amendment_change (key),
  add foreign key (jurisdiction_id, first_version) references map_version (jurisdiction_id, number),
  add foreign key (jurisdiction_id, retired_version) references map_version (jurisdiction_id, number),
  add constraint wetland_once exclude using gist (
    jurisdiction_id with =, id with =, int4range(first_version, retired_version) with &&);
alter table watercourse
  add foreign key (jurisdiction_id, first_version) references map_version (jurisdiction_id, number),
  add foreign key (jurisdiction_id, retired_version) references map_version (jurisdiction_id, number),
  add constraint watercourse_once exclude using gist (
    jurisdiction_id with =, id with =, int4range(first_version, retired_version) with &&);
create index wetland_versions on wetland (jurisdiction_id, first_version);
create index wetland_retired on wetland (jurisdiction_id, retired_version) where retired_version is not null;

create table determination (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('determination', 'finding', 'note')),
  requested_on date not null,
  requested_by text not null,
  about text not null,
  tax_map_number text,
  geom geometry(MultiPolygon, 2260),
  map_version integer not null,
  outcome text,
  decided_on date,
  decided_by text,
  statement text,
  votes_for integer check (votes_for >= 0),
  votes_against integer check (votes_against >= 0),
  looked_at jsonb not null default '{}',
  supersedes_key bigint references determination (key),
  amendment_key bigint references amendment (key),
  revision integer not null default 1,
  created_by uuid references account (id),
  created_at timestamptz not null default now(),
  unique (jurisdiction_id, number),
  check ((outcome is null) = (decided_on is null))
);

create function hf_retire_once() returns trigger language plpgsql as $$
begin
  if old.retired_version is distinct from new.retired_version and old.retired_version is not null then
    raise exception '% was retired before: that stays', old.id;
  end if;
  return new;
end $$;
create trigger wetland_retired_once before update on wetland for each row execute function hf_retire_once();
create trigger watercourse_retired_once before update on watercourse for each row execute function hf_retire_once();

create function hf_take_back_once() returns trigger language plpgsql as $$
begin
  if old.taken_back_at is distinct from new.taken_back_at and old.taken_back_at is not null then
    raise exception 'number % was taken back before: that stays', old.number;
  end if;
  return new;
end $$;
create trigger amendment_change_taken_back_once before update on amendment_change
  for each row execute function hf_take_back_once();
create trigger evidence_taken_back_once before update on evidence
  for each row execute function hf_take_back_once();

create function hf_keep_decided_amendment() returns trigger language plpgsql as $$
begin
  if old.state in ('adopted', 'withdrawn') then
    raise exception 'amendment % is decided: it is not changed any more', old.number;
  end if;
  return new;
end $$;
create trigger amendment_kept before update on amendment
  for each row execute function hf_keep_decided_amendment();

create function hf_keep_decided_determination() returns trigger language plpgsql as $$
begin
  if old.outcome is not null and row(new.outcome, new.decided_on, new.decided_by, new.statement, new.votes_for,
      new.votes_against, new.looked_at, new.about, new.requested_on, new.requested_by)
    is distinct from row(old.outcome, old.decided_on, old.decided_by, old.statement, old.votes_for,
      old.votes_against, old.looked_at, old.about, old.requested_on, old.requested_by) then
    raise exception 'a determination that was given is not changed; a later one supersedes it';
  end if;
  return new;
end $$;
create trigger determination_kept before update on determination
  for each row execute function hf_keep_decided_determination();

create table activity_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  jurisdiction_id text references jurisdiction (id),
  account_id uuid references account (id),
  account_name text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index activity_log_jurisdiction on activity_log (jurisdiction_id, id);
comment on table activity_log is 'Who did what when. Rows are added and never changed: the application has no right to, and a trigger refuses it to everybody else';

create function hf_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is a log: nothing in it is changed or deleted', tg_table_name;
end $$;
create trigger activity_log_kept before update or delete or truncate on activity_log
  for each statement execute function hf_refuse_change();

alter table screening
  add column subject geometry(Geometry, 2260),
  add column account_id uuid references account (id),
  add column settings jsonb,
  add column newest_import bigint;
update screening set subject = cast(overlay -> 'question' ->> 'subject' as geometry)
  where overlay -> 'question' ->> 'subject' is not null;
create index screening_subject on screening using gist (subject);
comment on column screening.subject is 'The united disturbances, to find what an amendment reaches';
comment on column screening.settings is 'Settings of the municipality as they were; null for answers kept before they were recorded';
comment on column screening.newest_import is 'Newest import of the municipality''s layers at the time; null likewise';

do $$ begin
  execute format('grant usage on schema %I to hundredfoot_app', current_schema());
end $$;
grant select, insert, update on jurisdiction to hundredfoot_app;
grant select, insert, update, delete on import_run, municipality, parcel, impaired_water, hydric_soil,
  reference_feature, session, account_role to hundredfoot_app;
grant select, insert, update on account to hundredfoot_app;
grant select, insert, update (note, amendment_key) on map_version to hundredfoot_app;
grant select, insert, update (retired_version) on wetland, watercourse to hundredfoot_app;
grant select, insert on screening, activity_log to hundredfoot_app;
grant select, insert, update (title, reason, state, base_version, revision, proposed_at, decided_at, decision_note,
  effective_on, reference, adopted_version) on amendment to hundredfoot_app;
grant select, insert, update (taken_back_at) on amendment_change, evidence to hundredfoot_app;
grant select, insert, update (outcome, decided_on, decided_by, statement, votes_for, votes_against, looked_at,
  amendment_key, revision) on determination to hundredfoot_app;
`);
}

/** Takes the record away again: accounts, amendments, evidence, determinations and the log go with it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop trigger activity_log_kept on activity_log;
drop trigger wetland_retired_once on wetland;
drop trigger watercourse_retired_once on watercourse;
alter table screening drop column subject, drop column account_id, drop column settings, drop column newest_import;
alter table wetland drop constraint wetland_once, drop column change_key,
  drop constraint wetland_jurisdiction_id_first_version_fkey, drop constraint wetland_jurisdiction_id_retired_version_fkey;
alter table watercourse drop constraint watercourse_once,
  drop constraint watercourse_jurisdiction_id_first_version_fkey,
  drop constraint watercourse_jurisdiction_id_retired_version_fkey;
drop index wetland_versions, wetland_retired;
alter table map_version drop column amendment_key;
drop table activity_log, determination, evidence, amendment_change, amendment, session, account_role, account;
drop function hf_refuse_change();
drop function hf_retire_once();
drop function hf_take_back_once();
drop function hf_keep_decided_amendment();
drop function hf_keep_decided_determination();
drop function hf_map_version(text, date);
alter table jurisdiction drop column settings_revision;
drop owned by hundredfoot_app;
`);
}
