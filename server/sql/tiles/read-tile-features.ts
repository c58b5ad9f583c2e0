import type { Geometry } from 'geojson';
import type { Knex } from 'knex';
import type { TileLayerName } from '../../../core/contracts/tiles.js';
import type { Selection } from '../../../core/rules/selection.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import {
  CONTROLLED_AREA_STATEMENT,
  controlledAreaBindings,
} from '../controlled-area/controlled-area-statement.js';
import type { PlaneBox } from '../controlled-area/project-box.js';
import { TILE_LAYER_FEATURES } from './tile-layers.js';

/** One feature of a tile, in the tile's own units, mostly whole ones: nothing has fallen away yet. */
export interface TileFeature {
  layer: TileLayerName;
  key: number;
  properties: Record<string, string | number | boolean | null>;
  geometry: Exclude<Geometry, { type: 'GeometryCollection' }>;
}

/** What the features of a tile are read by. */
export interface TileQuestion {
  jurisdictionId: string;
  /** of the wetlands map */
  mapVersion: number;
  selection: Selection;
  /** the source layers that are read; others cost nothing */
  layers: readonly TileLayerName[];
  /** the tile and its margin, EPSG:2260 */
  box: PlaneBox;
  /** units of the tile along a side */
  extent: number;
  unitsPerMeter: number;
  xOffset: number;
  yOffset: number;
}

/** How far a line may move where corners are left out, in units: a thirty-second of a pixel. */
const LEAST_BEND_UNITS = 0.25;

/**
 * Degrees of NAD83 are drawn as if they were WGS 84's, as everywhere at the edge: PROJ would otherwise be free to
 * choose a datum shift by what it has installed.
 */
const IN_TILE_UNITS = `ST_Affine(
  ST_Transform(ST_SetSRID(ST_Transform(feature.geom, cast(:geographic as int)), 4326), 3857),
  cast(:unitsPerMeter as float8), 0, 0, -cast(:unitsPerMeter as float8),
  cast(:xOffset as float8), cast(:yOffset as float8))`;

/**
 * Rounds corner by corner, so that neighbors keep the same line between them. A shape of which a part or a hole would fall
 * away by that is kept unrounded, with the corners it needs to be one. The adjacent area has no neighbors of its kind, and
 * more corners in its curves than a tile can show.
 */
const THINNED = `case
  when layer <> 'adjacent' and ST_NRings(rounded) = ST_NRings(exact) and ST_NumGeometries(rounded) = ST_NumGeometries(exact)
    and not ST_IsEmpty(rounded) then rounded
  else ST_Simplify(exact, ${LEAST_BEND_UNITS}, true) end`;

/** @returns the features that a tile shows, layer by layer in their order; none for a tile beside the data */
export async function readTileFeatures(
  knex: Knex | Knex.Transaction,
  question: TileQuestion,
): Promise<TileFeature[]> {
  const { selection, layers, box, extent, unitsPerMeter, xOffset, yOffset } = question;
  if (layers.length === 0) return [];
  const result = await knex.raw<{ rows: TileFeature[] }>(
    `with ${CONTROLLED_AREA_STATEMENT},
     feature as (
       ${layers
         .map(
           (layer, place) =>
             `select ${place} as place, '${layer}' as layer, * from (${TILE_LAYER_FEATURES[layer]}) as f`,
         )
         .join('\n union all ')}),
     exact as (
       select place, layer, key, properties, ${IN_TILE_UNITS} as exact from feature where not ST_IsEmpty(geom)),
     shown as (
       select place, layer, key, properties, ${THINNED} as geom
       from exact cross join lateral (select ST_SnapToGrid(exact, 1) as rounded) as snapped)
     select layer, cast(key as float8) as key, properties, cast(ST_AsGeoJSON(geom, 2) as json) as geometry
     from shown
     where layer <> 'wetlandLabels'
       or (ST_XMin(geom) >= 0 and ST_XMin(geom) < cast(:extent as int)
         and ST_YMin(geom) >= 0 and ST_YMin(geom) < cast(:extent as int))
     order by place, key`,
    {
      ...controlledAreaBindings(question, selection, box),
      geographic: GEOGRAPHIC_SRID,
      extent,
      unitsPerMeter,
      xOffset,
      yOffset,
    },
  );
  return result.rows;
}
