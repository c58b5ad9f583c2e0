import type { OgcFeature } from '../../../core/contracts/ogc.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

/** A feature as statements give it: without links. */
export type FeatureRow = Omit<OgcFeature, 'type' | 'links'>;

/** The coordinate systems in which shapes are given. */
export type OutputSrid = typeof STORAGE_SRID | typeof GEOGRAPHIC_SRID;

/**
 * @param geom  an expression for a shape in EPSG:2260
 * @returns an expression for its GeoJSON. Feet are as stored: 15 decimals is the most there is, and gives back the very
 *   double. Ten decimals of a degree are a hundredth of a millimetre
 */
export function geometryIn(srid: OutputSrid, geom: string): string {
  return srid === STORAGE_SRID
    ? `cast(ST_AsGeoJSON(${geom}, 15, 0) as json)`
    : `cast(ST_AsGeoJSON(ST_Transform(${geom}, ${GEOGRAPHIC_SRID}), 10, 0) as json)`;
}
