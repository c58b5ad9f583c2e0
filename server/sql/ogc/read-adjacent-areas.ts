import type { Knex } from 'knex';
import type { CrsUri } from '../../../core/contracts/ogc.js';
import type { PropertyFilter } from '../../../core/contracts/ogc-queryables.js';
import type { WetlandKind } from '../../../core/measurements.js';
import type { Selection } from '../../../core/rules/selection.js';
import { BUFFER_QUADRANT_SEGMENTS } from '../../../core/units.js';
import {
  controlledAreaBindings,
  WETLAND_IS_REGULATED,
  type MapOf,
} from '../controlled-area/controlled-area-statement.js';
import type { PlaneBox } from '../controlled-area/project-box.js';
import { ofVersion } from '../map/of-version.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { allOf, propertyConditions } from './feature-filter.js';
import { geometryIn, type FeatureRow } from './feature-form.js';
import { degreesOf, type FeatureExtent } from './read-extent.js';

/** Which regulated wetlands of a municipality are gone through, in the order of their ids. */
export interface AdjacentQuestion extends MapOf {
  selection: Selection;
  /** only this wetland */
  only?: string | undefined;
  /** only wetlands with these properties */
  properties?: readonly PropertyFilter[] | undefined;
  /** only wetlands whose ids come after this */
  after?: string | undefined;
  /** EWKB in hexadecimal, EPSG:2260: the adjacent area has a point in common with it */
  area?: string | undefined;
  limit: number;
  crs: CrsUri;
}

/** A regulated wetland and the land around it. */
export interface AdjacentRow {
  wetland: string;
  name: string | null;
  kind: WetlandKind;
  /** null where nothing of it is left, or nothing in the area asked about */
  geometry: FeatureRow['geometry'] | null;
}

/** Properties of an adjacent area that are those of its wetland `w`. */
const OF_THE_WETLAND: Readonly<Record<string, string>> = { wetland: 'w.id', name: 'w.name', kind: 'w.kind' };

/** No box is read here; the bindings of the controlled area have one. */
const NO_BOX: PlaneBox = { xMin: 0, yMin: 0, xMax: 0, yMax: 0, gridScale: 1 };

const REGULATED = `from wetland w
  where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and ${WETLAND_IS_REGULATED}`;

/**
 * The land within the width of the law around each regulated wetland, without that wetland, and only land in the
 * municipality where the law says so and its outline is loaded.
 * @returns every wetland gone through, so that the caller knows where to go on, at most `limit`
 */
export async function readAdjacentAreas(
  knex: Knex | Knex.Transaction,
  question: AdjacentQuestion,
): Promise<AdjacentRow[]> {
  const { selection, only, properties = [], after, area, limit, crs } = question;
  const wanted = allOf(propertyConditions(OF_THE_WETLAND, properties));
  const meets = (geom: string): string => `ST_Intersects(${geom}, cast(:area as geometry))`;
  const result = await knex.raw<{ rows: AdjacentRow[] }>(
    `with own as materialized (${OWN_OUTLINE}),
     chosen as materialized (
       select w.id, w.name, w.kind, w.grid_scale, w.geom ${REGULATED}
         and ${wanted.sql}
         ${only === undefined ? '' : 'and w.id = cast(:only as text)'}
         ${after === undefined ? '' : 'and w.id > cast(:after as text)'}
         ${area === undefined ? '' : 'and ST_DWithin(w.geom, cast(:area as geometry), 1.01 * cast(:bufferFt as float8) + 1)'}
       order by w.id limit cast(:limit as int)),
     dry as materialized (
       select id, hf_difference(ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale,
         'quad_segs=${BUFFER_QUADRANT_SEGMENTS}'), geom) as geom from chosen),
     adjacent as materialized (
       select dry.id, ST_ForcePolygonCCW(ST_Multi(ST_CollectionExtract(
         case when cast(:onlyInMunicipality as boolean) and own.geom is not null
           then hf_intersection(dry.geom, own.geom) else dry.geom end, 3))) as geom
       from dry cross join own)
     select chosen.id as wetland, chosen.name, chosen.kind,
       case when not ST_IsEmpty(adjacent.geom) ${area === undefined ? '' : `and ${meets('adjacent.geom')}`}
         then ${geometryIn(crs, 'adjacent.geom')} end as geometry
     from chosen join adjacent on adjacent.id = chosen.id order by chosen.id`,
    {
      ...controlledAreaBindings(question, selection, NO_BOX),
      ...wanted.bindings,
      ...(only === undefined ? {} : { only }),
      ...(after === undefined ? {} : { after }),
      ...(area === undefined ? {} : { area }),
      limit,
    },
  );
  return result.rows;
}

/** @returns a box that holds the adjacent area on a municipality's map: that around the wetlands, widened */
export async function readAdjacentExtent(
  knex: Knex | Knex.Transaction,
  map: MapOf,
  selection: Selection,
): Promise<FeatureExtent['bbox']> {
  const result = await knex.raw<{ rows: Pick<FeatureExtent, 'bbox'>[] }>(
    `select ${degreesOf('every.box')} as bbox
     from (select ST_Extent(ST_Expand(w.geom, cast(:bufferFt as float8) * w.grid_scale)) as box ${REGULATED}) as every`,
    controlledAreaBindings(map, selection, NO_BOX),
  );
  return result.rows[0]?.bbox ?? null;
}
