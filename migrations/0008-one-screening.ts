import type { Knex } from 'knex';

/**
 * What one screening asks costs the same in a village and in a state: the nearest feature and the layers of a municipality are
 * found by indexes that begin with it, and a distance to a large shape is measured to the part that can be the nearest.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create function hf_distance_within(feature geometry, subject geometry, reach_ft double precision) returns double precision
language plpgsql immutable strict parallel safe as $$
declare
  nearby geometry := feature;
  bound_ft double precision;
begin
  if ST_NPoints(feature) * ST_NPoints(subject) > 4000 then
    if ST_Intersects(feature, subject) then
      return 0;
    end if;
    bound_ft := least(reach_ft, ST_Distance(feature, ST_PointN(ST_ExteriorRing(ST_GeometryN(subject, 1)), 1)));
    if ST_Dimension(feature) = 2 then
      nearby := ST_Boundary(feature);
    end if;
    nearby := ST_ClipByBox2D(nearby, cast(ST_Expand(subject, bound_ft + 1) as box2d));
    if nearby is null or ST_IsEmpty(nearby) then
      return null;
    end if;
  end if;
  if not ST_DWithin(nearby, subject, reach_ft) then
    return null;
  end if;
  return hf_ground_distance(nearby, subject);
end $$;
comment on function hf_distance_within(geometry, geometry, double precision) is
  'Feet on the ground between a feature and a polygon, null beyond a reach in grid feet. PostGIS compares every edge of one with every edge of the other: of a large feature only the edges are taken that lie as near as some corner of the polygon shows it to be';

create or replace function hf_map_version(of_jurisdiction text, on_day date) returns integer
language plpgsql stable parallel safe as $$
begin
  return coalesce(
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since <= on_day),
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since = (
      select min(since) from map_version where jurisdiction_id = of_jurisdiction)),
    0);
end $$;

create index wetland_place on wetland using gist (jurisdiction_id, geom);
create index watercourse_place on watercourse using gist (jurisdiction_id, geom);
create index watercourse_versions on watercourse (jurisdiction_id, first_version);
create index impaired_water_jurisdiction on impaired_water (jurisdiction_id, key);
create index hydric_soil_jurisdiction on hydric_soil (jurisdiction_id, key);
create index import_run_jurisdiction on import_run (jurisdiction_id, id);
`);
}

/** Takes the function and the indexes away; the version of a day is found as before. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index import_run_jurisdiction, hydric_soil_jurisdiction, impaired_water_jurisdiction, watercourse_versions,
  watercourse_place, wetland_place;
create or replace function hf_map_version(of_jurisdiction text, on_day date) returns integer
language sql stable parallel safe as $$
  select coalesce(
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since <= on_day),
    (select max(number) from map_version where jurisdiction_id = of_jurisdiction and since = (
      select min(since) from map_version where jurisdiction_id = of_jurisdiction)),
    0)
$$;
drop function hf_distance_within(geometry, geometry, double precision);
`);
}
