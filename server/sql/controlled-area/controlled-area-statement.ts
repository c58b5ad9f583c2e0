import type { Selection } from '../../../core/rules/selection.js';
import { AREA_NOISE_SQFT, BUFFER_QUADRANT_SEGMENTS, STORAGE_SRID } from '../../../core/units.js';
import { ofVersion } from '../map/of-version.js';
import type { PlaneBox } from './project-box.js';

/** Whose wetlands map is read, and which version of it. */
export interface MapOf {
  jurisdictionId: string;
  mapVersion: number;
}

/** Whether the wetland `w` is one of the ordinance, by the minimum areas that the rules gave. */
export const WETLAND_IS_REGULATED = `
  w.area_sqft >= case w.kind when 'tidal' then cast(:minimumTidal as float8)
    else cast(:minimumFreshwater as float8) end - cast(:areaNoise as float8)`;

/** Whether the watercourse `w` is one of the ordinance; asks the expression `outline` below. */
export const WATERCOURSE_IS_REGULATED = `
  cast(:watercoursesRegulated as boolean)
  and (not cast(:watercoursesMustReach as boolean) or not outline.loaded or exists (
    select from municipality m where m.jurisdiction_id = :jurisdictionId and m.role = 'own'
      and ST_Intersects(m.geom, w.geom)))`;

/**
 * @param geom  an expression for a shape
 * @param box  an expression for a rectangle
 * @returns an expression for the part of the shape in the rectangle, of the shape's own dimension; whole shapes as stored
 */
export function cutTo(geom: string, box: string): string {
  return `case when ${geom} @ ${box} then ${geom}
    else ST_CollectionExtract(hf_intersection(${geom}, ${box}), ST_Dimension(${geom}) + 1) end`;
}

// In the order of the keys, so that the digits do not hang on the plan of the statement.
const united = (from: string, order = 'key'): string =>
  `select coalesce(hf_unite(ST_Collect(geom order by ${order})), ST_GeomFromText('POLYGON EMPTY', cast(:srid as int))) as geom from ${from}`;

const widened = (layer: 1 | 2, from: string): string =>
  `select ${layer} as layer, key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=${BUFFER_QUADRANT_SEGMENTS}') as geom
   from ${from} where cast(:bufferFt as float8) > 0`;

/**
 * The controlled area in a box of EPSG:2260, as common table expressions: `box` (geom, reach), `outline` (loaded),
 * `regulated` and `regulated_water` (each feature), `wet`, `water` and `own` (united; the first two reach past the box)
 * and `adjacent`: united, in the box, without wet and water, and only in the municipality where the law says so. Tiles
 * and the preview both read it, so that the map and the figures beside it are of one shape.
 *
 * A wetland is cut to the box and a buffer's width around it before it is widened. That changes nothing in the box:
 * whatever casts adjacent area there lies within a width of it, and the cut itself lies further away than that.
 */
export const CONTROLLED_AREA_STATEMENT = `
box as materialized (
  select geom, ST_Expand(geom, 1.01 * cast(:bufferFt as float8) + 1) as reach
  from (select ST_MakeEnvelope(cast(:xMin as float8), cast(:yMin as float8), cast(:xMax as float8), cast(:yMax as float8),
    cast(:srid as int)) as geom) as given),
outline as materialized (
  select exists (select from municipality where jurisdiction_id = :jurisdictionId and role = 'own') as loaded),
regulated as materialized (
  select w.key, w.grid_scale, ${cutTo('w.geom', 'box.reach')} as geom
  from wetland w cross join box
  where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.reach
    and ${WETLAND_IS_REGULATED}),
regulated_water as materialized (
  select w.key, w.grid_scale, ${cutTo('w.geom', 'box.reach')} as geom
  from watercourse w cross join box cross join outline
  where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and w.geom && box.reach
    and ${WATERCOURSE_IS_REGULATED}),
zone as materialized (${widened(1, 'regulated')} union all ${widened(2, 'regulated_water')}),
wet as materialized (${united('regulated')}),
water as materialized (${united('regulated_water where ST_Dimension(geom) = 2')}),
own as materialized (
  ${united(`(select m.key, ${cutTo('m.geom', 'box.geom')} as geom from municipality m cross join box
    where m.jurisdiction_id = :jurisdictionId and m.role = 'own' and m.geom && box.geom) as piece`)}),
around as materialized (
  select hf_intersection(every.geom, box.geom) as geom from box cross join (${united('zone', 'layer, key')}) as every),
adjacent as materialized (
  select ST_CollectionExtract(case when cast(:onlyInMunicipality as boolean) and outline.loaded
    then hf_intersection(dry.geom, own.geom) else dry.geom end, 3) as geom
  from (select hf_difference(hf_difference(around.geom, wet.geom), water.geom) as geom
    from around cross join wet cross join water) as dry
  cross join own cross join outline)`;

/**
 * @param map  whose layers are read, and of which version of its wetlands map
 * @param selection  what the ordinance regulates, from the rules
 * @param box  EPSG:2260
 * @returns the bindings of the statement and of the two conditions above
 */
export function controlledAreaBindings(
  { jurisdictionId, mapVersion }: MapOf,
  selection: Selection,
  box: PlaneBox,
): Record<string, string | number | boolean> {
  const { freshwater, tidal } = selection.minimumSqFt;
  return {
    jurisdictionId,
    mapVersion,
    xMin: box.xMin,
    yMin: box.yMin,
    xMax: box.xMax,
    yMax: box.yMax,
    srid: STORAGE_SRID,
    bufferFt: selection.bufferFt ?? 0,
    minimumFreshwater: freshwater ?? Number.POSITIVE_INFINITY,
    minimumTidal: tidal ?? Number.POSITIVE_INFINITY,
    areaNoise: AREA_NOISE_SQFT,
    watercoursesRegulated: selection.watercoursesRegulated,
    watercoursesMustReach: selection.watercoursesMustReachMunicipality,
    onlyInMunicipality: selection.onlyInMunicipality,
  };
}
