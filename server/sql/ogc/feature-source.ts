import { isHeld } from '../map/held-versions.js';

/** A table whose rows are the features of a collection; of the wetlands map, those of the version of a day. */
export interface FeatureSource {
  table:
    | 'municipality'
    | 'wetland'
    | 'watercourse'
    | 'parcel'
    | 'impaired_water'
    | 'hydric_soil'
    | 'reference_feature';
  /** of a table of several layers, the one that is meant */
  layer?: 'roads' | 'buildings' | 'water';
  /** the features are known and ordered by the row's `key`, or by their municipality and the `id` they have on its map */
  identity: 'key' | 'id';
  /** rows of the wetlands map, which belong to its versions and hold from the day of their first one */
  versioned: boolean;
  /** whether its attributes may tell the class of a wetland, which is then a further property, in words */
  classed?: true;
  /** the properties in their order, each with its expression; the row is `f` */
  properties: Readonly<Record<string, string>>;
}

const OWNER = { jurisdiction: 'f.jurisdiction_id', invented: 'f.invented' };
const OF_THE_MAP = { since: 'f.since', map_version: 'f.map_version' };

const reference = (layer: 'roads' | 'buildings' | 'water'): FeatureSource => ({
  table: 'reference_feature',
  layer,
  identity: 'key',
  versioned: false,
  properties: { ...OWNER, name: 'f.name' },
});

/** The collections whose features are rows. */
export const FEATURE_SOURCES = {
  municipalities: {
    table: 'municipality',
    identity: 'key',
    versioned: false,
    properties: { ...OWNER, name: 'f.name', role: 'f.role', accuracy_ft: 'f.accuracy_ft' },
  },
  wetlands: {
    table: 'wetland',
    identity: 'id',
    versioned: true,
    classed: true,
    properties: {
      ...OWNER,
      id: 'f.id',
      name: 'f.name',
      kind: 'f.kind',
      local_importance: 'f.local_importance',
      degraded: 'f.degraded',
      accuracy_ft: 'f.accuracy_ft',
      area_sqft: 'f.area_sqft',
      ...OF_THE_MAP,
    },
  },
  watercourses: {
    table: 'watercourse',
    identity: 'id',
    versioned: true,
    properties: {
      ...OWNER,
      id: 'f.id',
      name: 'f.name',
      kind: 'f.kind',
      permanent: 'f.permanent',
      accuracy_ft: 'f.accuracy_ft',
      ...OF_THE_MAP,
    },
  },
  parcels: {
    table: 'parcel',
    identity: 'key',
    versioned: false,
    properties: {
      ...OWNER,
      tax_map_number: 'f.tax_map_number',
      address: 'f.address',
      area_sqft: 'f.area_sqft',
    },
  },
  'impaired-waters': {
    table: 'impaired_water',
    identity: 'key',
    versioned: false,
    properties: { ...OWNER, id: 'f.id', name: 'f.name', listing: 'f.listing' },
  },
  'hydric-soils': {
    table: 'hydric_soil',
    identity: 'key',
    versioned: false,
    properties: { ...OWNER, id: 'f.id', name: 'f.name' },
  },
  roads: reference('roads'),
  buildings: reference('buildings'),
  water: reference('water'),
} as const satisfies Readonly<Record<string, FeatureSource>>;

/**
 * @returns a query of the rows of a table with `invented` of their municipality and, for rows of the wetlands map, only
 *   those of the version that `held` has, with `map_version`, and `since`: the day of their first version
 */
export function rowsOnTheMap({ table, layer, versioned }: FeatureSource): string {
  if (!versioned) {
    const ofLayer = layer === undefined ? '' : `where f.layer = '${layer}'`;
    return `select f.*, held.invented from ${table} f join held using (jurisdiction_id) ${ofLayer}`;
  }
  return `select f.*, held.invented, held.number as map_version, to_char(v.since, 'YYYY-MM-DD') as since
    from ${table} f join held using (jurisdiction_id)
    left join map_version v on v.jurisdiction_id = f.jurisdiction_id and v.number = f.first_version
    where ${isHeld('f')}`;
}
