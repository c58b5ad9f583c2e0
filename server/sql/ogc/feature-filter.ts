import type { CalendarDate } from '../../../core/dates.js';
import type { PropertyFilter } from '../../../core/contracts/ogc-queryables.js';
import type { FeatureSource } from './feature-source.js';

/** Which feature is meant: a row's key, or a municipality and the id on its map. */
export type FeatureKey = { key: string } | { jurisdictionId: string; id: string };

/** What the features of a collection are chosen by; all of it has to fit. */
export interface FeatureFilter {
  /** the day whose wetlands maps, and whose law, are asked for */
  on: CalendarDate;
  jurisdictionId?: string | undefined;
  /** EWKB in hexadecimal, EPSG:2260: the feature has a point in common with it */
  area?: string | undefined;
  /** the feature held on that day or before; those of layers without days always fit */
  sinceAtMost?: CalendarDate | undefined;
  /** properties that have to have these values */
  properties?: readonly PropertyFilter[] | undefined;
}

/** A condition on the expression `f`, with its bindings. */
export interface Condition {
  sql: string;
  bindings: Record<string, string | number | boolean>;
}

/** The type that a value is compared as; the driver sends everything as text. */
const COMPARED_AS = { string: 'text', number: 'float8', boolean: 'boolean' } as const;

function propertyCondition(expression: string, value: PropertyFilter['value'], index: number): Condition {
  const type = COMPARED_AS[typeof value as keyof typeof COMPARED_AS];
  return {
    sql: `${expression} = cast(:property${index} as ${type})`,
    bindings: { [`property${index}`]: value },
  };
}

/**
 * @param expressions  of the properties of a collection
 * @returns the conditions that these have the values; a property that the collection has not is a fault of ours
 */
export function propertyConditions(
  expressions: Readonly<Record<string, string>>,
  wanted: readonly PropertyFilter[],
): Condition[] {
  return wanted.map(({ name, value }, index) => {
    const expression = expressions[name];
    if (expression === undefined) throw new Error(`there is no expression for the property ${name}`);
    return propertyCondition(expression, value, index);
  });
}

/**
 * @returns the condition that a filter makes, with the binding `on` that the maps of a day are found by; the spatial
 *   one is written so that the index serves it
 */
export function filterCondition(
  { versioned, properties: expressions }: Pick<FeatureSource, 'versioned' | 'properties'>,
  { on, jurisdictionId, area, sinceAtMost, properties = [] }: FeatureFilter,
): Condition {
  const parts: Condition[] = propertyConditions(expressions, properties);
  if (jurisdictionId !== undefined) {
    parts.push({
      sql: 'f.jurisdiction_id = cast(:jurisdictionId as text)',
      bindings: { jurisdictionId },
    });
  }
  if (area !== undefined) {
    parts.push({ sql: 'ST_Intersects(f.geom, cast(:area as geometry))', bindings: { area } });
  }
  if (sinceAtMost !== undefined && versioned) {
    parts.push({
      sql: '(f.since is null or f.since <= cast(:sinceAtMost as text))',
      bindings: { sinceAtMost },
    });
  }
  const all = allOf(parts);
  return { sql: all.sql, bindings: { on, ...all.bindings } };
}

/** @returns the condition that all of them make; one that always holds where there are none */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: ['true', ...conditions.map(({ sql }) => sql)].join(' and '),
    bindings: Object.assign({}, ...conditions.map(({ bindings }) => bindings)) as Condition['bindings'],
  };
}

/** @returns what a page is ordered by, which is also what it goes on from */
export function orderOf({ identity }: FeatureSource): string {
  return identity === 'key' ? 'f.key' : 'f.jurisdiction_id, f.id';
}

/** @returns the condition that a feature is that one (`=`) or comes after it (`>`) in the order of the pages */
export function keyCondition(relation: '=' | '>', key: FeatureKey): Condition {
  return 'key' in key
    ? { sql: `f.key ${relation} cast(:atKey as bigint)`, bindings: { atKey: key.key } }
    : {
        sql: `(f.jurisdiction_id, f.id) ${relation} (cast(:atJurisdiction as text), cast(:atId as text))`,
        bindings: { atJurisdiction: key.jurisdictionId, atId: key.id },
      };
}
