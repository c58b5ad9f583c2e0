import type { Knex } from 'knex';
import type { CrsUri } from '../../../core/contracts/ogc.js';
import type { CalendarDate } from '../../../core/dates.js';
import { CLASS_IN_WORDS, wetlandWords } from '../../../core/cowardin/wetland-words.js';
import {
  allOf,
  filterCondition,
  keyCondition,
  orderOf,
  type Condition,
  type FeatureFilter,
  type FeatureKey,
} from './feature-filter.js';
import { geometryIn, type FeatureRow } from './feature-form.js';
import { HELD_VERSIONS } from '../map/held-versions.js';
import { rowsOnTheMap, type FeatureSource } from './feature-source.js';

/** A page of features: by keyset, so that rows which come or go meanwhile move nothing across the border of a page. */
export interface PageRequest {
  filter: FeatureFilter;
  /** the last feature of the page before; it need not be there any more */
  after?: FeatureKey | undefined;
  limit: number;
  crs: CrsUri;
}

/** @returns the features of a page in their order */
export function readFeatures(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
  { filter, after, limit, crs }: PageRequest,
): Promise<FeatureRow[]> {
  const start = after === undefined ? [] : [keyCondition('>', after)];
  return selectFeatures(knex, source, allOf([filterCondition(source, filter), ...start]), limit, crs);
}

/**
 * @param on  the day whose maps are meant
 * @returns the feature, or null when there is none of that key on that day
 */
export async function readFeature(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
  key: FeatureKey,
  on: CalendarDate,
  crs: CrsUri,
): Promise<FeatureRow | null> {
  const condition = allOf([filterCondition(source, { on }), keyCondition('=', key)]);
  const rows = await selectFeatures(knex, source, condition, 1, crs);
  return rows[0] ?? null;
}

interface Attributed {
  attributes?: Readonly<Record<string, unknown>>;
}

// The page is chosen first, so that only its shapes are transformed.
async function selectFeatures(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
  condition: Condition,
  limit: number,
  crs: CrsUri,
): Promise<FeatureRow[]> {
  const order = orderOf(source);
  const id = source.identity === 'key' ? 'cast(f.key as float8)' : `f.jurisdiction_id || '.' || f.id`;
  const members = Object.entries(source.properties).map(([name, expression]) => `'${name}', ${expression}`);
  const result = await knex.raw<{ rows: (FeatureRow & Attributed)[] }>(
    `with ${HELD_VERSIONS},
     f as materialized (
       select f.* from (${rowsOnTheMap(source)}) as f
       where ${condition.sql} order by ${order} limit cast(:limit as int))
     select ${id} as id, ${geometryIn(crs, 'f.geom')} as geometry,
       json_build_object(${members.join(', ')}) as properties
       ${source.classed === true ? ', f.attributes' : ''}
     from f order by ${order}`,
    { ...condition.bindings, limit },
  );
  return result.rows.map(({ attributes, ...feature }) =>
    attributes === undefined
      ? feature
      : { ...feature, properties: { ...feature.properties, [CLASS_IN_WORDS]: wetlandWords(attributes) } },
  );
}

/**
 * @param most  where there are more, counting ends: what a page costs must not grow with the municipality
 * @returns how many features there are, null where there are more than the most; only asked without an area, where no
 *   shape has to be looked at
 */
export async function countFeatures(
  knex: Knex | Knex.Transaction,
  source: FeatureSource,
  filter: Omit<FeatureFilter, 'area'>,
  most: number,
): Promise<number | null> {
  const { sql, bindings } = filterCondition(source, filter);
  const result = await knex.raw<{ rows: { features: number }[] }>(
    `with ${HELD_VERSIONS}
     select cast(count(*) as float8) as features from (
       select from (${rowsOnTheMap(source)}) as f where ${sql} limit cast(:most as int) + 1) as counted`,
    { ...bindings, most },
  );
  const features = result.rows[0]?.features ?? 0;
  return features > most ? null : features;
}
