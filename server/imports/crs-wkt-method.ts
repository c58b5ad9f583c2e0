/** What a parameter of a projection is measured in. */
export type ParameterKind = 'angle' | 'length' | 'scale';

interface Method {
  /** how proj4 calls it, with what belongs to it */
  proj: string;
  /** for each parameter of the text, reduced by `plainName`: the one of proj4 */
  parameters: Readonly<Record<string, string>>;
}

const ORIGIN = {
  latitudeoforigin: 'lat_0',
  latitudeofnaturalorigin: 'lat_0',
  latitudeofcenter: 'lat_0',
  latitudeoffalseorigin: 'lat_0',
  latitudeofprojectioncentre: 'lat_0',
  centralmeridian: 'lon_0',
  longitudeoforigin: 'lon_0',
  longitudeofnaturalorigin: 'lon_0',
  longitudeofcenter: 'lon_0',
  longitudeoffalseorigin: 'lon_0',
  falseeasting: 'x_0',
  eastingatfalseorigin: 'x_0',
  falsenorthing: 'y_0',
  northingatfalseorigin: 'y_0',
} as const;
const SCALE = { scalefactor: 'k_0', scalefactoratnaturalorigin: 'k_0' } as const;
const PARALLELS = {
  standardparallel1: 'lat_1',
  latitudeof1ststandardparallel: 'lat_1',
  standardparallel2: 'lat_2',
  latitudeof2ndstandardparallel: 'lat_2',
} as const;
const TRUE_SCALE = { standardparallel1: 'lat_ts', latitudeof1ststandardparallel: 'lat_ts' } as const;
const CENTRE = {
  latitudeofcenter: 'lat_0',
  latitudeofprojectioncentre: 'lat_0',
  longitudeofcenter: 'lonc',
  longitudeofprojectioncentre: 'lonc',
  azimuth: 'alpha',
  azimuthofinitialline: 'alpha',
  azimuthatprojectioncentre: 'alpha',
  rectifiedgridangle: 'gamma',
  anglefromrectifiedtoskewgrid: 'gamma',
  scalefactor: 'k_0',
  scalefactoroninitialline: 'k_0',
  scalefactoratprojectioncentre: 'k_0',
  falseeasting: 'x_0',
  eastingatprojectioncentre: 'x_0',
  falsenorthing: 'y_0',
  northingatprojectioncentre: 'y_0',
} as const;

const TRANSVERSE: Method = { proj: '+proj=tmerc', parameters: { ...ORIGIN, ...SCALE } };
const CONIC: Method = { proj: '+proj=lcc', parameters: { ...ORIGIN, ...SCALE, ...PARALLELS } };
const ALBERS: Method = { proj: '+proj=aea', parameters: { ...ORIGIN, ...PARALLELS } };
const MERCATOR: Method = { proj: '+proj=merc', parameters: { ...ORIGIN, ...SCALE, ...TRUE_SCALE } };
const EQUAL_AREA: Method = { proj: '+proj=laea', parameters: ORIGIN };
const OBLIQUE_CENTRE: Method = { proj: '+proj=omerc', parameters: CENTRE };
const OBLIQUE_NATURAL: Method = {
  proj: '+proj=omerc +no_uoff',
  parameters: { ...CENTRE, falseeasting: 'x_0' },
};

/** Methods by all the names that OGC, Esri and the EPSG register have for them, reduced by `plainName`. */
const METHODS: Readonly<Record<string, Method>> = {
  transversemercator: TRANSVERSE,
  gausskruger: TRANSVERSE,
  lambertconformalconic: CONIC,
  lambertconformalconic1sp: CONIC,
  lambertconformalconic2sp: CONIC,
  lambertconicconformal1sp: CONIC,
  lambertconicconformal2sp: CONIC,
  albers: ALBERS,
  albersequalarea: ALBERS,
  albersconicequalarea: ALBERS,
  mercator: MERCATOR,
  mercator1sp: MERCATOR,
  mercator2sp: MERCATOR,
  mercatorvarianta: MERCATOR,
  mercatorvariantb: MERCATOR,
  lambertazimuthalequalarea: EQUAL_AREA,
  hotineobliquemercatorazimuthcenter: OBLIQUE_CENTRE,
  hotineobliquemercatorvariantb: OBLIQUE_CENTRE,
  obliquemercator: OBLIQUE_CENTRE,
  hotineobliquemercator: OBLIQUE_NATURAL,
  hotineobliquemercatorvarianta: OBLIQUE_NATURAL,
  hotineobliquemercatorazimuthnaturalorigin: OBLIQUE_NATURAL,
};

/** The projection of web maps: formulas of a sphere, coordinates of WGS 84. */
const WEB_MERCATOR = new Set(['popularvisualisationpseudomercator', 'mercatorauxiliarysphere']);

/** @returns a name without blanks, marks and letter case: `Lambert Conic Conformal (2SP)` is `lambertconicconformal2sp` */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** @returns the method of a projection, or null when it is none that can be converted */
export function methodNamed(name: string): Method | 'web-mercator' | null {
  const plain = plainName(name);
  return WEB_MERCATOR.has(plain) ? 'web-mercator' : (METHODS[plain] ?? null);
}

/** @returns what a parameter of proj4 is measured in */
export function kindOf(parameter: string): ParameterKind {
  if (parameter === 'x_0' || parameter === 'y_0') return 'length';
  return parameter === 'k_0' ? 'scale' : 'angle';
}
