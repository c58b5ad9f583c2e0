import type { Knex } from 'knex';
import type { CrsUri } from '../../../core/contracts/ogc.js';
import type { CalendarDate } from '../../../core/dates.js';
import type { FeatureFilter, FeatureKey } from '../../sql/ogc/feature-filter.js';
import type { FeatureRow } from '../../sql/ogc/feature-form.js';
import type { FeatureSource } from '../../sql/ogc/feature-source.js';
import { readExtent, type FeatureExtent } from '../../sql/ogc/read-extent.js';
import { countFeatures, readFeature, readFeatures, type PageRequest } from '../../sql/ogc/read-features.js';

/** Features beyond which a page says no more how many there are. */
const MOST_COUNTED = 10_000;

/** Features of a page in the order of their keys. */
export interface FeaturePage {
  features: FeatureRow[];
  /** whether there are further ones after the last */
  more: boolean;
}

/** How the features of a collection are had, whether they are rows or computed from some. */
export interface CollectionReader {
  /** what its feature ids are made of */
  identity: 'key' | 'id';
  /** at most `limit` features */
  readPage(knex: Knex, request: PageRequest): Promise<FeaturePage>;
  /** @returns null when there is none of that key on the map of that day */
  readOne(knex: Knex, key: FeatureKey, on: CalendarDate, crs: CrsUri): Promise<FeatureRow | null>;
  /** @returns how many fit; null where counting would mean to compute or look at every shape, or to count very many */
  count(knex: Knex, filter: FeatureFilter): Promise<number | null>;
  /** @param on  the day whose maps are meant */
  readExtent(knex: Knex, on: CalendarDate): Promise<FeatureExtent>;
}

/** @returns the reader of a table that is published as it is */
export function tableReader(source: FeatureSource): CollectionReader {
  return {
    identity: source.identity,
    async readPage(knex, request) {
      const rows = await readFeatures(knex, source, { ...request, limit: request.limit + 1 });
      return { features: rows.slice(0, request.limit), more: rows.length > request.limit };
    },
    readOne: (knex, key, on, crs) => readFeature(knex, source, key, on, crs),
    async count(knex, { area, ...filter }) {
      return area === undefined ? countFeatures(knex, source, filter, MOST_COUNTED) : null;
    },
    readExtent: (knex, on) => readExtent(knex, source, on),
  };
}
