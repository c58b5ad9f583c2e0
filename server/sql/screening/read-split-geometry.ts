import type { Knex } from 'knex';
import type { MultiPolygon } from 'geojson';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import { SPLIT_STATEMENT, splitBindings, type SplitQuestion } from './split-statement.js';

/** One part of a split subject. */
export interface SplitPiece {
  part:
    'in-wetland' | 'in-watercourse' | 'in-adjacent-area' | 'outside-controlled-area' | 'outside-municipality';
  areaSqFt: number;
  /** degrees, NAD83 */
  geometry: MultiPolygon;
}

/** The same overlay as `measureSplit`, as shapes: each part that has an area, in degrees, with its square feet. */
export async function readSplitGeometry(
  knex: Knex | Knex.Transaction,
  question: SplitQuestion,
): Promise<SplitPiece[]> {
  const result = await knex.raw<{ rows: SplitPiece[] }>(
    `with ${SPLIT_STATEMENT},
     piece as (
       select 1 as place, 'in-wetland' as part, geom from wet
       union all
       select 2, 'in-watercourse', hf_difference(water.geom, wet.geom) from water cross join wet
       union all
       select 3, 'in-adjacent-area', geom from adjacent
       union all
       select 4, 'outside-controlled-area', hf_difference(dry.geom, adjacent.geom) from dry cross join adjacent
       union all
       select 5, 'outside-municipality', hf_difference(subject.geom, inside.geom) from subject cross join inside)
     select part, hf_ground_area(geom) as "areaSqFt",
       cast(ST_AsGeoJSON(ST_Transform(ST_Multi(ST_CollectionExtract(geom, 3)), cast(:geographic as int)), 10, 0) as json) as geometry
     from piece where ST_Area(geom) > 0 order by place`,
    { ...splitBindings(question), geographic: GEOGRAPHIC_SRID },
  );
  return result.rows;
}
