import type { FeatureKey } from '../sql/ogc/feature-filter.js';

/** A row's key: fewer digits than JavaScript's safe integers have. */
const ROW_KEY = /^\d{1,15}$/;

/**
 * Reads the id of a feature: a whole number, or for features of the wetlands map `<jurisdiction>.<id on its map>`,
 * which stays the same when the feature is reshaped.
 * @returns null for a text that is the id of no feature
 */
export function parseFeatureId(identity: 'key' | 'id', text: string): FeatureKey | null {
  if (identity === 'key') return ROW_KEY.test(text) ? { key: text } : null;
  const dot = text.indexOf('.');
  return dot < 1 || dot === text.length - 1
    ? null
    : { jurisdictionId: text.slice(0, dot), id: text.slice(dot + 1) };
}

/** @returns the id of a feature of the wetlands map */
export function mapFeatureId(jurisdictionId: string, id: string): string {
  return `${jurisdictionId}.${id}`;
}
