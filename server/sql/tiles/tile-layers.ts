import type { TileLayerName } from '../../../core/contracts/tiles.js';
import {
  cutTo,
  WATERCOURSE_IS_REGULATED,
  WETLAND_IS_REGULATED,
} from '../controlled-area/controlled-area-statement.js';
import { ofVersion } from '../map/of-version.js';

/** Features of a table without versions whose box meets the tile's. */
const near = (table: string): string =>
  `${table} cross join box where f.jurisdiction_id = :jurisdictionId and f.geom && box.geom`;

const reference = (layer: 'roads' | 'buildings' | 'water'): string =>
  `select f.key, json_build_object('name', f.name) as properties, ${cutTo('f.geom', 'box.geom')} as geom
   from ${near('reference_feature f')} and f.layer = '${layer}'`;

const wetlandProperties = `json_build_object('id', w.id, 'name', w.name, 'kind', w.kind, 'regulated', ${WETLAND_IS_REGULATED})`;

/**
 * How the features of each source layer are found, cut to `box`: selects key, properties (json) and geom (EPSG:2260) from
 * the expressions of the controlled area.
 */
export const TILE_LAYER_FEATURES: Readonly<Record<TileLayerName, string>> = {
  municipality: `select f.key, json_build_object('name', f.name, 'role', f.role) as properties,
    ${cutTo('f.geom', 'box.geom')} as geom from ${near('municipality f')}`,
  water: reference('water'),
  impairedWaters: `select f.key, json_build_object('id', f.id, 'name', f.name, 'listing', f.listing) as properties,
    ${cutTo('f.geom', 'box.geom')} as geom from ${near('impaired_water f')}`,
  parcels: `select f.key, json_build_object('id', cast(f.key as text), 'taxMapNumber', f.tax_map_number,
    'address', f.address) as properties, ${cutTo('f.geom', 'box.geom')} as geom from ${near('parcel f')}`,
  adjacent: `select 1 as key, json_build_object('widthFt', cast(:bufferFt as float8)) as properties, geom from adjacent`,
  wetlands: `select w.key, ${wetlandProperties} as properties, ${cutTo('w.geom', 'box.geom')} as geom
    from wetland w cross join box
    where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
  watercourses: `select w.key, json_build_object('id', w.id, 'name', w.name, 'kind', w.kind,
      'regulated', ${WATERCOURSE_IS_REGULATED}) as properties, ${cutTo('w.geom', 'box.geom')} as geom
    from watercourse w cross join box cross join outline
    where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
  roads: reference('roads'),
  buildings: reference('buildings'),
  // One point a wetland, the same on every tile, so that its name is written once.
  wetlandLabels: `select w.key, ${wetlandProperties} as properties, ST_PointOnSurface(w.geom) as geom
    from wetland w cross join box
    where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
};
