/** A table whose current rows are the features of a collection. */
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
      'degraded', f.degraded, 'accuracy_ft', f.accuracy_ft, 'area_sqft', f.area_sqft, 'since', f.since`,
  },
  watercourses: {
    table: 'watercourse',
    identity: 'id',
    versioned: true,
    properties: `'id', f.id, 'name', f.name, 'kind', f.kind, 'permanent', f.permanent,
      'accuracy_ft', f.accuracy_ft, 'since', f.since`,
  },
  parcels: {
    table: 'parcel',
    identity: 'key',
    versioned: false,
    properties: `'tax_map_number', f.tax_map_number, 'address', f.address`,
  },
} as const satisfies Readonly<Record<string, FeatureSource>>;

/**
 * @returns a query of the current rows of a table with `invented` of their municipality and, for rows of the wetlands
 *   map, `since`: the day of their first version
 */
export function currentRows({ table, versioned }: FeatureSource): string {
  const since = versioned ? `, to_char(v.since, 'YYYY-MM-DD') as since` : '';
  const version = versioned
    ? 'left join map_version v on v.jurisdiction_id = f.jurisdiction_id and v.number = f.first_version'
    : '';
  return `select f.*, j.invented${since} from ${table} f join jurisdiction j on j.id = f.jurisdiction_id ${version}
    where ${versioned ? 'f.retired_version is null' : 'true'}`;
}
