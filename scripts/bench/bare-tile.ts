import type { Knex } from 'knex';
import type { TileAddress } from '../../server/tiles/tile-address.js';

/** What a tile is asked for, as somebody who writes the statement by hand knows it. */
interface BareTileQuestion {
  jurisdiction: string;
  tile: TileAddress;
  /** width of the adjacent area, feet; 0 for none */
  bufferFt: number;
}

/** A layer of its own: what its rows say, its table, and from which zoom on it is drawn. */
const LAYERS: readonly { name: string; columns: string; from: string; minZoom: number }[] = [
  { name: 'municipality', columns: 'f.name, f.role', from: 'municipality f', minZoom: 0 },
  { name: 'wetlands', columns: 'f.id, f.name, f.kind', from: 'wetland f', minZoom: 9 },
  { name: 'watercourses', columns: 'f.id, f.name, f.kind', from: 'watercourse f', minZoom: 9 },
  {
    name: 'parcels',
    columns: 'f.key::text as id, f.tax_map_number as "taxMapNumber", f.address',
    from: 'parcel f',
    minZoom: 14,
  },
];

const REFERENCE = [
  { name: 'water', minZoom: 9 },
  { name: 'roads', minZoom: 12 },
  { name: 'buildings', minZoom: 15 },
] as const;

const ADJACENT_FROM_ZOOM = 12;

const layerOf = (name: string, columns: string, from: string, condition = 'true'): string =>
  `select ST_AsMVT(t, '${name}', 4096, 'geom') as mvt from (
     select ${columns}, ST_AsMVTGeom(ST_Transform(f.geom, 3857), tile.world, 4096, 128, true) as geom
     from tile cross join ${from}
     where f.jurisdiction_id = :jurisdiction and f.geom && tile.plane and ${condition}) as t where geom is not null`;

const ADJACENT = `select ST_AsMVT(t, 'adjacent', 4096, 'geom') as mvt from (
   select ST_AsMVTGeom(ST_Transform(ST_Difference(zone.geom, zone.wet), 3857), tile.world, 4096, 128, true) as geom
   from tile cross join (
     select ST_Union(ST_Buffer(f.geom, :width)) as geom, ST_Union(f.geom) as wet
     from tile cross join wetland f
     where f.jurisdiction_id = :jurisdiction and f.retired_version is null and f.geom && ST_Expand(tile.plane, :width)
       and (f.kind = 'tidal' or f.area_sqft >= 2500)) as zone) as t where geom is not null`;

/**
 * The tile as a GIS department writes it for a PostGIS server: each layer cut, scaled and encoded by ST_AsMVTGeom and
 * ST_AsMVT, the wetlands' buffers united and the wetlands taken out of them. Nothing is kept from vanishing, no ordinance is asked
 * but for the one size and width that stand here, and the rows are those of today's map.
 */
export async function bareTile(
  knex: Knex,
  { jurisdiction, tile, bufferFt }: BareTileQuestion,
): Promise<number> {
  const current = ['wetland f', 'watercourse f'];
  const parts = [
    ...LAYERS.filter(({ minZoom }) => minZoom <= tile.z).map(({ name, columns, from }) =>
      layerOf(name, columns, from, current.includes(from) ? 'f.retired_version is null' : 'true'),
    ),
    ...REFERENCE.filter(({ minZoom }) => minZoom <= tile.z).map(({ name }) =>
      layerOf(name, 'f.name', 'reference_feature f', `f.layer = '${name}'`),
    ),
    ...(tile.z >= ADJACENT_FROM_ZOOM && bufferFt > 0 ? [ADJACENT] : []),
  ];
  const result = await knex.raw<{ rows: { tile: Buffer | null }[] }>(
    `with tile as materialized (
       select ST_TileEnvelope(:z, :x, :y) as world,
         ST_Transform(ST_TileEnvelope(:z, :x, :y, margin => 128.0 / 4096), 2260) as plane)
     select string_agg(mvt, '') as tile from (${parts.join('\n union all ')}) as part`,
    { ...tile, jurisdiction, ...(parts.includes(ADJACENT) ? { width: bufferFt } : {}) },
  );
  return result.rows[0]?.tile?.byteLength ?? 0;
}
