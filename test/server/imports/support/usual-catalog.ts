import type { CatalogEntry, CrsCatalog } from '../../../../server/imports/choose-crs.js';

const NAD83 = '+datum=NAD83 +no_defs';
const EAST = '+proj=tmerc +lat_0=38.83333333333334 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0';
const LONG_ISLAND =
  '+proj=lcc +lat_1=41.03333333333333 +lat_2=40.66666666666666 +lat_0=40.16666666666666 +lon_0=-74 +x_0=300000 +y_0=0';

const DEFINITIONS: Readonly<Record<number, string>> = {
  2260: `${EAST} +units=us-ft ${NAD83}`,
  2261: `+proj=tmerc +lat_0=40 +lon_0=-76.58333333333333 +k=0.9999375 +x_0=249999.9998983998 +y_0=0 +units=us-ft ${NAD83}`,
  2263: `${LONG_ISLAND} +units=us-ft ${NAD83}`,
  26917: `+proj=utm +zone=17 +units=m ${NAD83}`,
  26918: `+proj=utm +zone=18 +units=m ${NAD83}`,
  26919: `+proj=utm +zone=19 +units=m ${NAD83}`,
  32115: `${EAST} +units=m ${NAD83}`,
  32118: `${LONG_ISLAND} +units=m ${NAD83}`,
  3857: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +no_defs',
  4269: `+proj=longlat ${NAD83}`,
  5070: `+proj=aea +lat_1=29.5 +lat_2=45.5 +lat_0=23 +lon_0=-96 +x_0=0 +y_0=0 +units=m ${NAD83}`,
};

/** The systems that are usual here, as the database defines them, for tests that have no database. */
export const usualCatalog: CrsCatalog = (code) => {
  const definition = DEFINITIONS[code];
  const entry: CatalogEntry | null =
    definition === undefined ? null : { authority: 'EPSG', name: `system ${code}`, definition };
  return Promise.resolve(entry);
};
