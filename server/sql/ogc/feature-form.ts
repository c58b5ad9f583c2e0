import {
  CRS84,
  NEW_YORK_EAST,
  NEW_YORK_EAST_2011,
  UTM_18N,
  WEB_MERCATOR,
  type CrsUri,
  type OgcFeature,
} from '../../../core/contracts/ogc.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** A feature as statements give it: without links. */
export type FeatureRow = Omit<OgcFeature, 'type' | 'links'>;

/** NAD83 / UTM zone 18N. */
export const UTM_18N_SRID = 26_918;

/** WGS 84 in degrees, and as web maps project it. */
const WGS_84_SRID = 4326;
const WEB_MERCATOR_SRID = 3857;

/**
 * What a shape in EPSG:2260 becomes in each system, and with how many decimals. Feet are as stored, also where they are
 * called those of NAD83(2011), whose projection is the same: 15 decimals is the most there is, and gives back the very
 * double. Ten decimals of a degree are a hundredth of a millimetre, six of a metre a thousandth. Degrees are called those
 * of WGS 84 before they are projected for the web, so that the database looks for no shift between the two.
 */
const FORMS: Readonly<Record<CrsUri, { decimals: number; shape: (geom: string) => string }>> = {
  [CRS84]: { decimals: 10, shape: (geom) => `ST_Transform(${geom}, ${GEOGRAPHIC_SRID})` },
  [NEW_YORK_EAST]: { decimals: 15, shape: (geom) => geom },
  [NEW_YORK_EAST_2011]: { decimals: 15, shape: (geom) => geom },
  [UTM_18N]: { decimals: 6, shape: (geom) => `ST_Transform(${geom}, ${UTM_18N_SRID})` },
  [WEB_MERCATOR]: {
    decimals: 6,
    shape: (geom) =>
      `ST_Transform(ST_SetSRID(ST_Transform(${geom}, ${GEOGRAPHIC_SRID}), ${WGS_84_SRID}), ${WEB_MERCATOR_SRID})`,
  },
};

/**
 * @param crs  the system that is asked for
 * @param geom  an expression for a shape in EPSG:2260
 * @returns an expression for its GeoJSON
 */
export function geometryIn(crs: CrsUri, geom: string): string {
  const { decimals, shape } = FORMS[crs];
  return `cast(ST_AsGeoJSON(${shape(geom)}, ${decimals}, 0) as json)`;
}
