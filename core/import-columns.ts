import type { ImportLayerId } from './contracts/import-report.js';

/** A column of a layer that an attribute of a file can fill. */
export interface ImportColumn {
  /** as `--field column=ATTRIBUTE` and the API name it */
  column: string;
  /** in plain words */
  label: string;
  /** what is read from it, and what becomes of that */
  takes: string;
  /** attributes of published files that fill it, in order of preference, in any spelling */
  names: readonly string[];
}

/** Cowardin codes, as the National Wetlands Inventory and those who follow it keep them. */
export const COWARDIN_NAMES = [
  'ATTRIBUTE',
  'COWARDIN',
  'COWARDIN_CODE',
  'NWI_CODE',
  'NWICODE',
  'WETLAND_CODE',
] as const;

/** The state's tidal categories (IM, HM …) and freshwater classes (1 to 4). */
export const STATE_CLASS_NAMES = [
  'TIDAL_CATEGORY',
  'TW_CATEGORY',
  'TWCATEGORY',
  'TW_CLASS',
  'TWCLASS',
  'CATEGORY',
  'WETCLASS',
  'WET_CLASS',
  'CLASS',
  'LABEL',
] as const;

/** The inventory's plain words: "Estuarine and Marine Wetland", "Freshwater Emergent Wetland". */
export const WETLAND_WORD_NAMES = [
  'WETLAND_TYPE',
  'WETLAND_TY',
  'WETLANDTYPE',
  'WETLAND_CLASS',
  'WET_TYPE',
  'TYPE',
  'CLASS_NAME',
] as const;

/** Codes of features in the National Hydrography Dataset, which say more than its types. */
export const HYDROGRAPHY_CODE_NAMES = ['FCODE'] as const;

/** New York's tax parcels keep number, street and unit of a place in columns of their own. */
export const STREET_NAMES = ['LOC_STREET'] as const;

const name = (takes: string, names: readonly string[]): ImportColumn => ({
  column: 'name',
  label: 'Name',
  takes,
  names,
});

const id = (what: string, names: readonly string[]): ImportColumn => ({
  column: 'id',
  label: 'Id',
  takes: `text, exactly as written; tells one ${what} from another`,
  names: ['id', ...names],
});

const ACCURACY: ImportColumn = {
  column: 'accuracy_ft',
  label: 'Accuracy in feet',
  takes: 'a number of feet, for features that have an accuracy of their own',
  names: ['accuracy_ft'],
};

const acres = (names: readonly string[]): ImportColumn => ({
  column: 'acres',
  label: 'Acres',
  takes: 'a number of acres; it is only held against the measured area',
  names,
});

const MUNICIPALITY: readonly ImportColumn[] = [
  name('the name of the place', [
    'name',
    'municipality',
    'MUNI_NAME',
    'MUN_NAME',
    'MUNINAME',
    'TOWN',
    'CITY',
    'VILLAGE',
    'NAMELSAD',
    'BORONAME',
  ]),
  { column: 'role', label: 'Role', takes: 'own or neighbor', names: ['role'] },
  ACCURACY,
];

const WETLANDS: readonly ImportColumn[] = [
  id('wetland', [
    'WETID',
    'WET_ID',
    'WETLAND_ID',
    'uid',
    'NWI_ID',
    'GLOBALID',
    'OBJECTID',
    'OBJECTID_1',
    'FID',
    'GID',
  ]),
  name('the name of the wetland', ['name', 'WETLAND_NAME']),
  {
    column: 'kind',
    label: 'Kind',
    takes:
      'freshwater or tidal, a Cowardin code, a class of the state, or words such as Estuarine and Marine Wetland',
    names: ['kind', ...COWARDIN_NAMES, ...WETLAND_WORD_NAMES, ...STATE_CLASS_NAMES],
  },
  {
    column: 'class',
    label: 'Class',
    takes: 'a Cowardin code, or a tidal category or freshwater class of the state; it is put into words',
    names: [...COWARDIN_NAMES, ...STATE_CLASS_NAMES],
  },
  {
    column: 'local_importance',
    label: 'Local importance',
    takes: 'yes or no',
    names: ['local_importance'],
  },
  { column: 'degraded', label: 'Degraded', takes: 'yes or no', names: ['degraded'] },
  ACCURACY,
  { column: 'source', label: 'Source', takes: 'where its outline is from', names: ['source', 'DATA_SOURCE'] },
  acres(['ACRES', 'ACREAGE', 'GIS_ACRES', 'CALC_ACRES', 'AREA_ACRES']),
];

const WATERCOURSES: readonly ImportColumn[] = [
  id('watercourse', [
    'WATERCOURSE_ID',
    'STREAM_ID',
    'uid',
    'PERMANENT_IDENTIFIER',
    'NHDPLUSID',
    'COMID',
    'GLOBALID',
    'OBJECTID',
    'FID',
    'GID',
  ]),
  name('the name of the water', ['name', 'GNIS_NAME', 'STREAM_NAME', 'WATER_NAME']),
  {
    column: 'kind',
    label: 'Kind',
    takes: 'what it is, in words or as a number of the National Hydrography Dataset',
    names: ['kind', 'waterway', 'FTYPE', ...HYDROGRAPHY_CODE_NAMES, 'FEATURE_TYPE', 'TYPE'],
  },
  {
    column: 'permanent',
    label: 'Flows all year',
    takes: 'yes or no, or a code of the National Hydrography Dataset (46006 perennial, 46003 intermittent …)',
    names: ['permanent', 'perennial', ...HYDROGRAPHY_CODE_NAMES],
  },
  ACCURACY,
];

const PARCELS: readonly ImportColumn[] = [
  {
    column: 'tax_map_number',
    label: 'Tax map number',
    takes: 'text, exactly as written: 001.10-1-05 is not 1.10-1-5',
    names: [
      'SBL',
      'PRINT_KEY',
      'PID',
      'TAX_MAP_NUMBER',
      'TAX_MAP_NO',
      'TAX_MAP_NUM',
      'TAX_MAP_ID',
      'TAX_MAP',
      'TAXMAP',
      'SWIS_SBL_ID',
      'SWIS_SBL',
      'SWISSBLID',
      'SWISPKID',
      'SWIS_PRINT_KEY_ID',
      'PARCEL_ID',
      'PARCELID',
      'PARCEL_NO',
      'PARCEL_NUMBER',
      'PARCEL',
      'PIN',
      'APN',
      'MAP_BLOCK_LOT',
    ],
  },
  {
    column: 'address',
    label: 'Address',
    takes: 'where the land is; never where its owner gets mail',
    names: [
      'address',
      'PARCEL_ADDRESS',
      'PARCEL_ADDR',
      'PARCELADDR',
      'SITE_ADDRESS',
      'SITE_ADDR',
      'SITUS_ADDRESS',
      'SITUS_ADDR',
      'SITUS',
      'LOC_ADDRESS',
      'LOC_ADDR',
      'PROPERTY_ADDRESS',
      'PROP_ADDRESS',
      'PROP_ADDR',
      'STREET_ADDRESS',
      'FULL_ADDRESS',
      'FULL_ADDR',
      'LOCATION',
    ],
  },
  acres(['CALC_ACRES', 'GIS_ACRES', 'ACRES', 'ACREAGE', 'ACRE_CALC']),
];

const IMPAIRED_WATERS: readonly ImportColumn[] = [
  id('water', [
    'WATERBODY_ID',
    'WATERBODYID',
    'PWL_ID',
    'WI_PWL_ID',
    'WATERINDEX',
    'SEGMENT_ID',
    'OBJECTID',
    'FID',
  ]),
  name('the name of the water', ['name', 'WATERBODY_NAME', 'WATERBODY', 'WATER_NAME', 'SEGMENT_NAME']),
  {
    column: 'listing',
    label: 'Listing',
    takes: 'how the state lists it',
    names: ['listing', 'LIST', 'IR_CATEGORY', 'CATEGORY', 'CAUSE', 'POLLUTANT', 'IMPAIRMENT'],
  },
];

// Soil surveys name map units by key; several polygons may share one, and then get a suffix.
const HYDRIC_SOILS: readonly ImportColumn[] = [
  id('area', ['POLYGON_ID', 'OBJECTID', 'FID', 'MUKEY', 'MUSYM']),
  name('the name of the soil', ['name', 'MUNAME', 'SOIL_NAME', 'COMPNAME', 'MUSYM']),
];

const REFERENCE: readonly ImportColumn[] = [
  name('what is written on the map', [
    'name',
    'FULLNAME',
    'FULL_NAME',
    'STREET_NAME',
    'STREET',
    'ROAD_NAME',
    'GNIS_NAME',
  ]),
];

/** What an attribute of a file can fill, layer by layer; every other attribute is kept as it is. */
export const IMPORT_COLUMNS: Readonly<Record<ImportLayerId, readonly ImportColumn[]>> = {
  municipality: MUNICIPALITY,
  wetlands: WETLANDS,
  watercourses: WATERCOURSES,
  parcels: PARCELS,
  'impaired-waters': IMPAIRED_WATERS,
  'hydric-soils': HYDRIC_SOILS,
  roads: REFERENCE,
  buildings: REFERENCE,
  water: REFERENCE,
};

/** @returns the column of a layer by its name; undefined where it has none of that name */
export function importColumn(layer: ImportLayerId, column: string): ImportColumn | undefined {
  return IMPORT_COLUMNS[layer].find((known) => known.column === column);
}

/** @returns the attributes of published files that fill a column of a layer; none for a column that it lacks */
export function knownNames(layer: ImportLayerId, column: string): readonly string[] {
  return importColumn(layer, column)?.names ?? [];
}
