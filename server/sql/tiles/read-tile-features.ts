import type { Geometry } from 'geojson';
import type { Knex } from 'knex';
import type { Selection } from '../../../core/rules/selection.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import {
  CONTROLLED_AREA_STATEMENT,
  controlledAreaBindings,
} from '../controlled-area/controlled-area-statement.js';
import type { PlaneBox } from '../controlled-area/project-box.js';
import { TILE_LAYERS } from './tile-layers.js';

/** One feature of a tile, in the tile's own whole units. */
export interface TileFeature {
  layer: string;
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
  zoom: number;
  /** the tile and its margin, EPSG:2260 */
  box: PlaneBox;
  /** units of the tile along a side */
  extent: number;
  unitsPerMeter: number;
  xOffset: number;
  yOffset: number;
}

/**
 * Degrees of NAD83 are drawn as if they were WGS 84's, as everywhere at the edge: PROJ would otherwise be free to
 * choose a datum shift by what it has installed. The grid of whole units is the only thinning of lines there is.
 */
const IN_TILE_UNITS = `ST_ForcePolygonCCW(ST_SnapToGrid(ST_Affine(
  ST_Transform(ST_SetSRID(ST_Transform(feature.geom, cast(:geographic as int)), 4326), 3857),
  cast(:unitsPerMeter as float8), 0, 0, -cast(:unitsPerMeter as float8),
  cast(:xOffset as float8), cast(:yOffset as float8)), 1))`;

/** @returns the features that a tile shows at its zoom, layer by layer; none for a tile beside the data */
export async function readTileFeatures(
  knex: Knex | Knex.Transaction,
  question: TileQuestion,
): Promise<TileFeature[]> {
  const { selection, box, zoom, extent, unitsPerMeter, xOffset, yOffset } = question;
  const layers = TILE_LAYERS.filter((layer) => layer.minZoom <= zoom);
  const result = await knex.raw<{ rows: TileFeature[] }>(
    `with ${CONTROLLED_AREA_STATEMENT},
     feature as (
       ${layers
         .map(
           (layer, place) =>
             `select ${place} as place, '${layer.name}' as layer, * from (${layer.features}) as f`,
         )
         .join('\n union all ')}),
     shown as (
       select place, layer, key, properties, ${IN_TILE_UNITS} as geom from feature where not ST_IsEmpty(geom))
     select layer, cast(key as float8) as key, properties, cast(ST_AsGeoJSON(geom, 0) as json) as geometry
     from shown
     where not ST_IsEmpty(geom) and (layer <> 'wetlandLabels'
       or (ST_XMin(geom) >= 0 and ST_XMin(geom) < cast(:extent as int)
         and ST_YMin(geom) >= 0 and ST_YMin(geom) < cast(:extent as int)))
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
