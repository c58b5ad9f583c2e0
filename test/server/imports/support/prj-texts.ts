const NAD83 =
  'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

function transverseMercator(name: string, east: number, unit: string): string {
  return `PROJCS["${name}",${NAD83},PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",${east}],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.5],PARAMETER["Scale_Factor",0.9999],PARAMETER["Latitude_Of_Origin",38.83333333333334],${unit}]`;
}

/** New York East as Esri's programs write it. */
export const NEW_YORK_EAST = transverseMercator(
  'NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet',
  492125.0,
  'UNIT["Foot_US",0.3048006096012192]',
);

/** The same numbers in another foot: a system that nobody has defined and files are in. */
export const NEW_YORK_EAST_INTERNATIONAL = transverseMercator(
  'NY East, feet',
  492125.9842519685,
  'UNIT["Foot",0.3048]',
);

/** The newer realisation of NAD83: other name and datum, same parameters. */
export const NEW_YORK_EAST_2011 = NEW_YORK_EAST.replace(
  'NAD_1983_StatePlane_New_York_East',
  'NAD_1983_2011_StatePlane_New_York_East',
).replace('D_North_American_1983', 'D_NAD_1983_2011');

export const NEW_YORK_LONG_ISLAND = `PROJCS["NAD_1983_StatePlane_New_York_Long_Island_FIPS_3104_Feet",${NAD83},PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",984250.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.0],PARAMETER["Standard_Parallel_1",40.66666666666666],PARAMETER["Standard_Parallel_2",41.03333333333333],PARAMETER["Latitude_Of_Origin",40.16666666666666],UNIT["Foot_US",0.3048006096012192]]`;

export const UTM_18 = `PROJCS["NAD_1983_UTM_Zone_18N",${NAD83},PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-75.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;

export const DEGREES =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** The system of 1927, on another ellipsoid. */
export const NEW_YORK_EAST_1927 =
  'PROJCS["NAD_1927_StatePlane_New_York_East_FIPS_3101",GEOGCS["GCS_North_American_1927",DATUM["D_North_American_1927",SPHEROID["Clarke_1866",6378206.4,294.9786982]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.33333333333333],PARAMETER["Scale_Factor",0.9999666666666667],PARAMETER["Latitude_Of_Origin",40.0],UNIT["Foot_US",0.3048006096012192]]';

/** New York East with a height system beside it. */
export const COMPOUND = `COMPD_CS["NY East + NAVD88",${NEW_YORK_EAST},VERT_CS["NAVD88",VERT_DATUM["NAVD88",2005],UNIT["Foot_US",0.3048006096012192]]]`;
