import { isHeld } from '../map/held-versions.js';

/** A table whose rows are the features of a collection; of the wetlands map, those of the version of a day. */
export interface FeatureSource {
  table: 'municipality' | 'wetland' | 'watercourse' | 'parcel';
  /** the features are known and ordered by the row's `key`, or by their municipality and the `id` they have on its map */
  identity: 'key' | 'id';
  /** rows of the wetlands map, which belong to its versions and hold from the day of their first one */
  versioned: boolean;
  /** members of the properties beside `jurisdiction` and `invented`, as arguments of json_build_object; the row is `f` */
  properties: string;
}

/** The tables that are published as they are. */
export const FEATURE_SOURCES = {
  municipalities: {
    table: 'municipality',
    identity: 'key',
    versioned: false,
    properties: `'name', f.name, 'role', f.role, 'accuracy_ft', f.accuracy_ft`,
  },
  wetlands: {
    table: 'wetland',
    identity: 'id',
    versioned: true,
    properties: `'id', f.id, 'name', f.name, 'kind', f.kind, 'local_importance', f.local_importance,
      'degraded', f.degraded, 'accuracy_ft', f.accuracy_ft, 'area_sqft', f.area_sqft, 'since', f.since, 'map_version', f.map_version`,
  },
  watercourses: {
    table: 'watercourse',
    identity: 'id',
    versioned: true,
    properties: `'id', f.id, 'name', f.name, 'kind', f.kind, 'permanent', f.permanent,
      'accuracy_ft', f.accuracy_ft, 'since', f.since, 'map_version', f.map_version`,
  },
  parcels: {
    table: 'parcel',
    identity: 'key',
    versioned: false,
    properties: `'tax_map_number', f.tax_map_number, 'address', f.address`,
  },
} as const satisfies Readonly<Record<string, FeatureSource>>;

/**
 * @returns a query of the rows of a table with `invented` of their municipality and, for rows of the wetlands map, only
 *   those of the version that `held` has, with `map_version`, and `since`: the day of their first version
 */
export function rowsOnTheMap({ table, versioned }: FeatureSource): string {
  if (!versioned) return `select f.*, held.invented from ${table} f join held using (jurisdiction_id)`;
  return `select f.*, held.invented, held.number as map_version, to_char(v.since, 'YYYY-MM-DD') as since
    from ${table} f join held using (jurisdiction_id)
    left join map_version v on v.jurisdiction_id = f.jurisdiction_id and v.number = f.first_version
    where ${isHeld('f')}`;
}
