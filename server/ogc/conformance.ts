/**
 * Classes of OGC API Features that are kept. The description of the API is one of OpenAPI 3.1, so the class of OpenAPI
 * 3.0 is not among them.
 */
const FEATURES_CLASSES: readonly string[] = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/html',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables',
  'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables-query-parameters',
];

/** Classes of OGC API Tiles that are kept. */
const TILES_CLASSES: readonly string[] = [
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tileset',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tilesets-list',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/dataset-tilesets',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/geodata-tilesets',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/collections-selection',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/mvt',
  'http://www.opengis.net/spec/tms/2.0/conf/tilematrixset',
  'http://www.opengis.net/spec/tms/2.0/conf/json-tilematrixset',
  'http://www.opengis.net/spec/tms/2.0/conf/tilesetmetadata',
  'http://www.opengis.net/spec/tms/2.0/conf/json-tilesetmetadata',
];

/** Every class of requirements that is kept, in the order of the standards. */
export const CONFORMS_TO: readonly string[] = [...FEATURES_CLASSES, ...TILES_CLASSES];
