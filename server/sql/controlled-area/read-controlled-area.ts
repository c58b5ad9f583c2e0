import type { Knex } from 'knex';
import type { ControlledArea } from '../../../core/contracts/controlled-area.js';
import type { Selection } from '../../../core/rules/selection.js';
import {
  CONTROLLED_AREA_STATEMENT,
  controlledAreaBindings,
  type MapOf,
} from './controlled-area-statement.js';
import type { PlaneBox } from './project-box.js';

/** The shapes of the controlled area, as MultiPolygon coordinates in EPSG:2260, US survey feet. */
export type ControlledShapes = Pick<ControlledArea, 'wetland' | 'watercourse' | 'adjacent' | 'municipality'>;

// 15 decimals is the most there is, and gives back the very double that is stored.
const coordinates = (geom: string): string =>
  `cast(ST_AsGeoJSON(ST_Multi(ST_CollectionExtract(${geom}, 3)), 15) as json) -> 'coordinates'`;

/**
 * @param map  whose layers are read, and of which version of its wetlands map
 * @param selection  what the ordinance regulates
 * @param box  EPSG:2260
 * @returns regulated wetland, water and adjacent area in the box, which share no area, and the municipality there
 */
export async function readControlledArea(
  knex: Knex | Knex.Transaction,
  map: MapOf,
  selection: Selection,
  box: PlaneBox,
): Promise<ControlledShapes> {
  const result = await knex.raw<{ rows: ControlledShapes[] }>(
    `with ${CONTROLLED_AREA_STATEMENT}
     select ${coordinates('hf_intersection(wet.geom, box.geom)')} as wetland,
       ${coordinates('hf_difference(hf_intersection(water.geom, box.geom), wet.geom)')} as watercourse,
       ${coordinates('adjacent.geom')} as adjacent,
       case when outline.loaded then ${coordinates('own.geom')} end as municipality
     from box cross join outline cross join wet cross join water cross join own cross join adjacent`,
    controlledAreaBindings(map, selection, box),
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the controlled area came back empty');
  return row;
}
