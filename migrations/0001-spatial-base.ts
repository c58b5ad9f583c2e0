import type { Knex } from 'knex';

/**
 * The municipalities, their layers, the versions of their wetlands map, and the answers given.
 * Geometry is stored in EPSG:2260. Wetlands and watercourses are never overwritten: a row belongs to the map
 * versions from `first_version` to before `retired_version`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create function hf_grid_scale(place geometry) returns double precision
language plpgsql immutable strict parallel safe as $$
begin
  return 1000.0 * (1200.0 / 3937.0) / ST_Distance(
    ST_Transform(ST_Translate(place, 0, -500), 4269)::geography,
    ST_Transform(ST_Translate(place, 0, 500), 4269)::geography, true);
end $$;
comment on function hf_grid_scale(geometry) is
  'Grid feet in one foot on the ground at a point, from the projection itself: 1000 grid feet against the geodesic they span';

create function hf_ground_area(shape geometry) returns double precision
language plpgsql immutable strict parallel safe as $$
declare
  areal geometry := ST_CollectionExtract(shape, 3);
begin
  if ST_IsEmpty(areal) then
    return 0;
  end if;
  if ST_NumGeometries(areal) = 1 then
    return ST_Area(areal) / power(hf_grid_scale(ST_Centroid(areal)), 2);
  end if;
  return (
    select sum(ST_Area(part.geom) / power(hf_grid_scale(ST_Centroid(part.geom)), 2))
    from ST_Dump(areal) as part where ST_Area(part.geom) > 0);
end $$;
comment on function hf_ground_area(geometry) is
  'Square feet on the ground of the areal parts; each part by the grid scale at its own centroid';

create function hf_ground_distance(a geometry, b geometry) returns double precision
language plpgsql immutable strict parallel safe as $$
declare
  shortest geometry := ST_ShortestLine(a, b);
  grid_ft double precision := ST_Length(shortest);
begin
  if grid_ft = 0 then
    return 0;
  end if;
  return grid_ft / hf_grid_scale(ST_Centroid(shortest));
end $$;
comment on function hf_ground_distance(geometry, geometry) is
  'Feet on the ground between two shapes, by the grid scale at the middle of their shortest line';

create function hf_intersection(a geometry, b geometry) returns geometry
language sql immutable strict parallel safe as $$ select ST_Intersection(a, b, 1e-8) $$;
create function hf_difference(a geometry, b geometry) returns geometry
language sql immutable strict parallel safe as $$ select ST_Difference(a, b, 1e-8) $$;
create function hf_unite(shapes geometry) returns geometry
language sql immutable strict parallel safe as $$ select ST_UnaryUnion(shapes, 1e-8) $$;
comment on function hf_intersection(geometry, geometry) is
  'Overlay on a grid of 1e-8 ft. Edges that coincide to within rounding then never fail: without a grid GEOS throws and tries again, which the embedded database does not survive';

create table jurisdiction (
  id text primary key,
  name text not null,
  ordinance_id text not null,
  invented boolean not null default false,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table map_version (
  jurisdiction_id text not null references jurisdiction (id),
  number integer not null check (number > 0),
  since date not null,
  note text not null,
  created_at timestamptz not null default now(),
  primary key (jurisdiction_id, number)
);

create table import_run (
  id bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  layer text not null,
  file_name text not null,
  crs text not null,
  accepted integer not null,
  rejected integer not null,
  report jsonb not null,
  created_at timestamptz not null default now()
);

create table municipality (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  name text not null,
  role text not null check (role in ('own', 'neighbor')),
  accuracy_ft double precision check (accuracy_ft >= 0),
  geom geometry(MultiPolygon, 2260) not null
);

create table wetland (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  first_version integer not null,
  retired_version integer check (retired_version > first_version),
  id text not null,
  name text,
  kind text not null check (kind in ('freshwater', 'tidal')),
  local_importance boolean not null default false,
  degraded boolean not null default false,
  accuracy_ft double precision check (accuracy_ft >= 0),
  source text,
  attributes jsonb not null default '{}',
  geom geometry(MultiPolygon, 2260) not null,
  grid_scale double precision not null,
  area_sqft double precision not null,
  grid_area_sqft double precision not null,
  perimeter_ft double precision not null
);
create unique index wetland_current_id on wetland (jurisdiction_id, id) where retired_version is null;

create table watercourse (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  first_version integer not null,
  retired_version integer check (retired_version > first_version),
  id text not null,
  name text,
  kind text not null,
  permanent boolean,
  accuracy_ft double precision check (accuracy_ft >= 0),
  attributes jsonb not null default '{}',
  geom geometry(Geometry, 2260) not null check (
    geometrytype(geom) in ('MULTILINESTRING', 'MULTIPOLYGON')),
  grid_scale double precision not null
);
create unique index watercourse_current_id on watercourse (jurisdiction_id, id) where retired_version is null;

create table parcel (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  tax_map_number text,
  address text,
  attributes jsonb not null default '{}',
  geom geometry(MultiPolygon, 2260) not null,
  area_sqft double precision not null
);

create table impaired_water (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  id text not null,
  name text,
  listing text not null,
  attributes jsonb not null default '{}',
  geom geometry(Geometry, 2260) not null
);

create table hydric_soil (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  id text not null,
  name text,
  attributes jsonb not null default '{}',
  geom geometry(MultiPolygon, 2260) not null
);

create table reference_feature (
  key bigint generated always as identity primary key,
  jurisdiction_id text not null references jurisdiction (id),
  import_id bigint references import_run (id),
  layer text not null check (layer in ('roads', 'buildings', 'water')),
  name text,
  attributes jsonb not null default '{}',
  geom geometry(Geometry, 2260) not null
);
comment on table reference_feature is 'For orientation on the map; no rule reads it';

create table screening (
  id uuid primary key default gen_random_uuid(),
  jurisdiction_id text not null references jurisdiction (id),
  ordinance_id text not null,
  on_date date not null,
  map_version integer not null,
  method text not null,
  request jsonb not null,
  overlay jsonb not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);

comment on column screening.overlay is 'The question the overlay was asked, by keys of rows that are never deleted';

create index municipality_geom on municipality using gist (geom);
create index wetland_geom on wetland using gist (geom);
create index watercourse_geom on watercourse using gist (geom);
create index parcel_geom on parcel using gist (geom);
create index impaired_water_geom on impaired_water using gist (geom);
create index hydric_soil_geom on hydric_soil using gist (geom);
create index reference_feature_geom on reference_feature using gist (geom);
create index municipality_jurisdiction on municipality (jurisdiction_id);
create index parcel_tax_map_number on parcel (jurisdiction_id, tax_map_number, key);
create index parcel_address on parcel using gin (address gin_trgm_ops);
create index parcel_tax_map_number_part on parcel using gin (tax_map_number gin_trgm_ops);

insert into jurisdiction (id, name, ordinance_id) values
  ('mamaroneck', 'Village of Mamaroneck', 'mamaroneck'),
  ('rye', 'City of Rye', 'rye'),
  ('north-castle', 'Town of North Castle', 'north-castle'),
  ('wesley-hills', 'Village of Wesley Hills', 'wesley-hills');
`);
}

/** Takes the schema away again; the answers and layers in it go with it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop table screening, reference_feature, hydric_soil, impaired_water, parcel, watercourse, wetland, municipality,
  import_run, map_version, jurisdiction;
drop function hf_unite(geometry);
drop function hf_difference(geometry, geometry);
drop function hf_intersection(geometry, geometry);
drop function hf_ground_distance(geometry, geometry);
drop function hf_ground_area(geometry);
drop function hf_grid_scale(geometry);
`);
}
