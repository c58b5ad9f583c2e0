import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { REACH_BOX } from './parcel-split.js';
import { WETLAND_COLUMNS, type WetlandRow } from '../map/wetland-row.js';

/** A watercourse near some shapes, as far as an ordinance tells by it whether it regulates it. */
export interface WatercourseRow {
  key: number;
  /** null where no outline is loaded to tell it by */
  reachesMunicipality: boolean | null;
}

/** What is looked around, on which version of the map. */
export interface AroundShapes {
  jurisdictionId: string;
  /** whether the keys are of parcels, or of rows of the wetlands map of whatever version */
  of: 'parcel' | 'wetland';
  keys: readonly (string | number)[];
  mapVersion: number;
  /** feet on the ground */
  bufferFt: number;
}

const around = (of: AroundShapes['of']): string => `around as materialized (
  select ${REACH_BOX} as box from ${of} where key = any(cast(:keys as bigint[])))`;

const bindings = ({ jurisdictionId, keys, mapVersion, bufferFt }: AroundShapes) => ({
  jurisdictionId,
  keys: [...keys],
  mapVersion,
  bufferFt,
});

/** @returns the wetlands of that version near enough to one of the shapes to cast controlled land on it, or on land that it casts controlled land on */
export async function findWetlandsAround(trx: Knex.Transaction, asked: AroundShapes): Promise<WetlandRow[]> {
  const result = await trx.raw<{ rows: WetlandRow[] }>(
    `with ${around(asked.of)},
     chosen as materialized (select distinct near.key from around cross join lateral (
       select key from wetland where wetland.geom && around.box offset 0) as near)
     select ${WETLAND_COLUMNS} from chosen join wetland w using (key)
     where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
     order by w.key`,
    bindings(asked),
  );
  return result.rows;
}

/** @returns the watercourses likewise */
export async function findWatercoursesAround(
  trx: Knex.Transaction,
  asked: AroundShapes,
): Promise<WatercourseRow[]> {
  const result = await trx.raw<{ rows: WatercourseRow[] }>(
    `with ${around(asked.of)},
     own as materialized (${OWN_OUTLINE}),
     chosen as materialized (select distinct near.key from around cross join lateral (
       select key from watercourse where watercourse.geom && around.box offset 0) as near)
     select w.key::float8 as key,
       case when own.geom is null then null else ST_Intersects(w.geom, own.geom) end as "reachesMunicipality"
     from chosen join watercourse w using (key) cross join own
     where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
     order by w.key`,
    bindings(asked),
  );
  return result.rows;
}
