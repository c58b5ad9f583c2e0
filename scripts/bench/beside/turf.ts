import { performance } from 'node:perf_hooks';
import { area, buffer, difference, featureCollection, geojsonRbush, intersect, union } from '@turf/turf';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { BenchContext } from '../bench-row.js';
import { ADJACENT_FT, QUARTER_SEGMENTS, REGULATED, type AllParcels } from './all-parcels.js';

type Area = Feature<Polygon | MultiPolygon, { key: string }>;

/** Parcels and wetlands that are timed; all of them would take hours. */
const PARCELS = 200;
const WETLANDS = 60;

const SQUARE_METERS = (1200 / 3937) ** 2;

/** turf knows the international foot alone. */
const METERS = (ADJACENT_FT * 1200) / 3937;

function widened(wetland: Area): Area {
  const zone = buffer(wetland, METERS, { units: 'meters', steps: QUARTER_SEGMENTS });
  if (zone === undefined) throw new Error(`turf makes no buffer of wetland ${wetland.properties.key}`);
  return { ...zone, properties: wetland.properties };
}

function united(shapes: readonly Feature<Polygon | MultiPolygon>[]): Feature<Polygon | MultiPolygon> | null {
  const [first] = shapes;
  return first === undefined || shapes.length === 1 ? (first ?? null) : union(featureCollection([...shapes]));
}

/** @returns square feet in wetlands and in the adjacent area */
function split(
  parcel: Area,
  near: readonly { wetland: Area; zone: Area }[],
): { wetland: number; adjacent: number } {
  const shared = (land: Area): Feature<Polygon | MultiPolygon>[] => {
    const piece = intersect(featureCollection<Polygon | MultiPolygon>([parcel, land]));
    return piece === null ? [] : [piece];
  };
  const wet = united(near.flatMap(({ wetland }) => shared(wetland)));
  const zone = united(near.flatMap((each) => shared(each.zone)));
  const dry = zone === null || wet === null ? zone : difference(featureCollection([zone, wet]));
  const sqFt = (shape: Feature<Polygon | MultiPolygon> | null): number =>
    shape === null ? 0 : area(shape) / SQUARE_METERS;
  return { wetland: sqFt(wet), adjacent: sqFt(dry) };
}

/**
 * Every parcel by turf in Node, on degrees as turf wants them: each wetland is buffered once and held in rbush by its box, each
 * parcel intersects what its box meets. A sample of both is timed and multiplied.
 */
export async function turfOverlay({ knex, jurisdiction }: BenchContext): Promise<AllParcels> {
  const shape = 'ST_AsGeoJSON(ST_Transform(geom, 4269), 12)::json as geometry';
  const wetlands = await knex.raw<{ rows: { key: string; geometry: Polygon }[] }>(
    `select key::text as key, ${shape} from wetland
     where jurisdiction_id = :jurisdiction and retired_version is null and ${REGULATED} order by md5(id)`,
    { jurisdiction },
  );
  const parcels = await knex.raw<{ rows: { key: string; geometry: Polygon; of: number }[] }>(
    `select key::text as key, ${shape}, (count(*) over ())::float8 as of from parcel
     where jurisdiction_id = :jurisdiction order by md5(tax_map_number) limit :limit`,
    { jurisdiction, limit: PARCELS },
  );
  const featureOf = ({ key, geometry }: { key: string; geometry: Polygon }): Area => ({
    type: 'Feature',
    properties: { key },
    geometry,
  });
  const all = wetlands.rows.map(featureOf);
  const zones = new Map<string, Area>();

  const sampled = all.slice(0, WETLANDS);
  const buffering = performance.now();
  for (const wetland of sampled) zones.set(wetland.properties.key, widened(wetland));
  const bufferSeconds = ((performance.now() - buffering) / 1000) * (all.length / Math.max(1, sampled.length));

  // Boxes wide enough for the zones of those that are not buffered yet; those are made before the clock runs.
  const index = geojsonRbush<Polygon | MultiPolygon, { key: string }>();
  const indexing = performance.now();
  index.load(featureCollection(all));
  const indexSeconds = (performance.now() - indexing) / 1000;
  const subjects = parcels.rows.map(featureOf);
  const nearOf = (parcel: Area): Area[] => index.search(widened(parcel)).features;
  const found = subjects.map((parcel) => nearOf(parcel));
  for (const wetland of found.flat()) {
    const { key } = wetland.properties;
    if (!zones.has(key)) zones.set(key, widened(wetland));
  }

  let [inWetlandSqFt, inAdjacentSqFt] = [0, 0];
  const overlaying = performance.now();
  for (const [at, parcel] of subjects.entries()) {
    const near = (found[at] ?? []).map((wetland) => ({
      wetland,
      zone: zones.get(wetland.properties.key) ?? wetland,
    }));
    const { wetland, adjacent } = split(parcel, near);
    inWetlandSqFt += wetland;
    inAdjacentSqFt += adjacent;
  }
  const overlaySeconds = (performance.now() - overlaying) / 1000;
  const of = parcels.rows[0]?.of ?? 0;
  return {
    seconds: bufferSeconds + indexSeconds + overlaySeconds * (of / Math.max(1, subjects.length)),
    parcels: of,
    inWetlandSqFt,
    inAdjacentSqFt,
    sample: subjects.map(({ properties }) => properties.key),
  };
}
