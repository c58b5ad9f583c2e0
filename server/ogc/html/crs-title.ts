import {
  CRS84,
  CRS_URIS,
  NEW_YORK_EAST,
  NEW_YORK_EAST_2011,
  UTM_18N,
  WEB_MERCATOR,
  type CrsUri,
} from '../../../core/contracts/ogc.js';

const TITLES: Readonly<Record<CrsUri, string>> = {
  [CRS84]: 'Longitude and latitude in degrees',
  [NEW_YORK_EAST]: 'EPSG:2260, NAD83 / New York East in US survey feet',
  [NEW_YORK_EAST_2011]: 'EPSG:6537, NAD83(2011) / New York East in US survey feet',
  [UTM_18N]: 'EPSG:26918, NAD83 / UTM zone 18N in meters',
  [WEB_MERCATOR]: 'EPSG:3857, web maps, in meters at the equator',
};

/** @returns what people call a coordinate system; the URI where it has no name here */
export function crsTitle(uri: string): string {
  const known = CRS_URIS.find((one) => one === uri);
  return known === undefined ? uri : TITLES[known];
}
