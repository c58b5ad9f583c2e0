import type { ExportLayer } from '../../../core/contracts/file-exports.js';

/** Layers that are rows; adjacent areas are computed. */
export type StoredLayer = Exclude<ExportLayer, 'adjacent-areas'>;

/** Where the features of a layer are kept, and what is read of each. */
export interface LayerSource {
  table:
    | 'municipality'
    | 'wetland'
    | 'watercourse'
    | 'parcel'
    | 'impaired_water'
    | 'hydric_soil'
    | 'reference_feature';
  /** rows belong to versions of the wetlands map */
  versioned: boolean;
  /** expressions by the name of their column in a file; the row is `f` */
  columns: Readonly<Record<string, string>>;
  /** a further condition */
  where?: string;
}

/** @returns an attribute of the source by the first of its names that is there */
const attribute = (...names: readonly string[]): string =>
  `coalesce(${names
    .flatMap((name) => [name, name.toLowerCase()])
    .map((name) => `f.attributes->>'${name}'`)
    .join(', ')})`;

const yesNo = (column: string): string =>
  `case when f.${column} then 'yes' when not f.${column} then 'no' end`;

const reference = (layer: 'roads' | 'buildings' | 'water'): LayerSource => ({
  table: 'reference_feature',
  versioned: false,
  columns: { NAME: 'f.name' },
  where: `f.layer = '${layer}'`,
});

const SQFT_PER_ACRE = '43560';

/** Every stored layer. */
export const LAYER_SOURCES: Readonly<Record<StoredLayer, LayerSource>> = {
  municipality: {
    table: 'municipality',
    versioned: false,
    columns: {
      NAME: 'f.name',
      ROLE: 'f.role',
      ACRES: `hf_ground_area(f.geom) / ${SQFT_PER_ACRE}`,
      ACCURACY_FT: 'f.accuracy_ft',
    },
  },
  wetlands: {
    table: 'wetland',
    versioned: true,
    columns: {
      WETID: 'f.id',
      NAME: 'f.name',
      KIND: 'f.kind',
      ACRES: `f.area_sqft / ${SQFT_PER_ACRE}`,
      SQFT: 'f.area_sqft',
      ATTRIBUTE: attribute('ATTRIBUTE', 'COWARDIN', 'COWARDIN_CODE', 'NWI_CODE', 'NWICODE', 'WETLAND_CODE'),
      LOCAL_IMPORTANCE: yesNo('local_importance'),
      DEGRADED: yesNo('degraded'),
      ACCURACY_FT: 'f.accuracy_ft',
      SOURCE: 'f.source',
    },
  },
  watercourses: {
    table: 'watercourse',
    versioned: true,
    columns: {
      STREAM_ID: 'f.id',
      NAME: 'f.name',
      KIND: 'f.kind',
      PERMANENT: yesNo('permanent'),
      FCODE: attribute('FCODE'),
      ACCURACY_FT: 'f.accuracy_ft',
    },
  },
  parcels: {
    table: 'parcel',
    versioned: false,
    columns: {
      SBL: 'f.tax_map_number',
      PRINT_KEY: attribute('PRINT_KEY'),
      PARCEL_ADDR: 'f.address',
      CALC_ACRES: `f.area_sqft / ${SQFT_PER_ACRE}`,
      SQFT: 'f.area_sqft',
    },
  },
  'impaired-waters': {
    table: 'impaired_water',
    versioned: false,
    columns: { PWL_ID: 'f.id', NAME: 'f.name', LISTING: 'f.listing' },
  },
  'hydric-soils': {
    table: 'hydric_soil',
    versioned: false,
    columns: {
      POLYGON_ID: 'f.id',
      MUNAME: 'f.name',
      MUSYM: attribute('MUSYM'),
      MUKEY: attribute('MUKEY'),
    },
  },
  roads: reference('roads'),
  buildings: reference('buildings'),
  water: reference('water'),
};
