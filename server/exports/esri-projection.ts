import type { ExportCrs } from '../../core/contracts/file-exports.js';

const NEW_YORK_EAST =
  'PROJCS["NAD_1983_StatePlane_New_York_East_FIPS_3101_Feet",GEOGCS["GCS_North_American_1983",' +
  'DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],' +
  'UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",492125.0],' +
  'PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.5],PARAMETER["Scale_Factor",0.9999],' +
  'PARAMETER["Latitude_Of_Origin",38.83333333333334],UNIT["Foot_US",0.3048006096012192]]';

const WGS_84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** What a .prj says of the coordinates, letter by letter as ArcGIS writes it, by which ArcGIS and others know them. */
export const ESRI_PROJECTIONS: Readonly<Record<ExportCrs, string>> = {
  'EPSG:2260': NEW_YORK_EAST,
  'EPSG:4326': WGS_84,
};
