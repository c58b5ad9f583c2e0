import {
  cutTo,
  WATERCOURSE_IS_REGULATED,
  WETLAND_IS_REGULATED,
} from '../controlled-area/controlled-area-statement.js';
import { ofVersion } from '../map/of-version.js';

/** A source layer of a tile and how its features are found, cut to `box`. */
export interface TileLayer {
  name: string;
  /** drawn from this zoom on; further out it would only be a blur, and dear */
  minZoom: number;
  /** selects key, properties (json) and geom (EPSG:2260) from the expressions of the controlled area */
  features: string;
}

/** Features of a table without versions whose box meets the tile's. */
const near = (table: string): string =>
  `${table} cross join box where f.jurisdiction_id = :jurisdictionId and f.geom && box.geom`;

const reference = (layer: 'roads' | 'buildings' | 'water'): string =>
  `select f.key, json_build_object('name', f.name) as properties, ${cutTo('f.geom', 'box.geom')} as geom
   from ${near('reference_feature f')} and f.layer = '${layer}'`;

const wetlandProperties = `json_build_object('id', w.id, 'name', w.name, 'kind', w.kind, 'regulated', ${WETLAND_IS_REGULATED})`;

/** Every source layer, in the order in which a tile holds them. */
export const TILE_LAYERS: readonly TileLayer[] = [
  {
    name: 'municipality',
    minZoom: 0,
    features: `select f.key, json_build_object('name', f.name, 'role', f.role) as properties,
      ${cutTo('f.geom', 'box.geom')} as geom from ${near('municipality f')}`,
  },
  { name: 'water', minZoom: 9, features: reference('water') },
  {
    name: 'impairedWaters',
    minZoom: 9,
    features: `select f.key, json_build_object('id', f.id, 'name', f.name, 'listing', f.listing) as properties,
      ${cutTo('f.geom', 'box.geom')} as geom from ${near('impaired_water f')}`,
  },
  {
    name: 'parcels',
    minZoom: 14,
    features: `select f.key, json_build_object('id', cast(f.key as text), 'taxMapNumber', f.tax_map_number,
      'address', f.address) as properties, ${cutTo('f.geom', 'box.geom')} as geom from ${near('parcel f')}`,
  },
  {
    name: 'adjacent',
    minZoom: 12,
    features: `select 1 as key, json_build_object('widthFt', cast(:bufferFt as float8)) as properties, geom from adjacent`,
  },
  {
    name: 'wetlands',
    minZoom: 9,
    features: `select w.key, ${wetlandProperties} as properties, ${cutTo('w.geom', 'box.geom')} as geom
      from wetland w cross join box
      where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
  },
  {
    name: 'watercourses',
    minZoom: 9,
    features: `select w.key, json_build_object('id', w.id, 'name', w.name, 'kind', w.kind,
        'regulated', ${WATERCOURSE_IS_REGULATED}) as properties, ${cutTo('w.geom', 'box.geom')} as geom
      from watercourse w cross join box cross join outline
      where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
  },
  { name: 'roads', minZoom: 12, features: reference('roads') },
  { name: 'buildings', minZoom: 15, features: reference('buildings') },
  {
    // One point a wetland, the same on every tile, so that its name is written once.
    name: 'wetlandLabels',
    minZoom: 13,
    features: `select w.key, ${wetlandProperties} as properties, ST_PointOnSurface(w.geom) as geom
      from wetland w cross join box
      where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.geom`,
  },
];
