import type { ExportLayer } from '../../core/contracts/file-exports.js';
import type { ExportField, ExportGroup } from './export-table.js';
import { countField, dayField, figureField, textField } from './fields.js';

/** How a layer is written: its columns, how each feature is drawn, and what it is called. */
export interface LayerForm {
  /** as the beginning of a title: Wetlands of … */
  noun: string;
  /** rows belong to versions of the wetlands map */
  ofTheMap: boolean;
  fields: readonly ExportField[];
  groups: readonly ExportGroup[];
  /** column whose value is the label of a feature */
  label: string;
}

const NAME = textField('NAME', 'Name.');
const ACCURACY = figureField('ACCURACY_FT', 'feet', 'Positional accuracy in feet; empty: not recorded.');
const ACRES = figureField('ACRES', 'acres', 'Acres on the ground.');
const SQFT = figureField('SQFT', 'sqFt', 'Square feet on the ground.');
const SINCE = dayField('SINCE', 'First day of the map version that it came with.');
const LOADED = dayField('LOADED', 'Day on which it was loaded.');
const WETLAND_KIND = textField('KIND', 'freshwater or tidal.');

/** Of whichever municipality and map; they stand in every file of a layer of the wetlands map. */
export const MAP_FIELDS = [
  textField('MUNI', 'Municipality.'),
  countField('MAP_VER', 'Version of the municipality’s wetlands map.'),
  dayField('MAP_DAY', 'The day whose map it is.'),
] as const;

/** Of layers without versions. */
const PLACE_FIELDS = [textField('MUNI', 'Municipality.'), LOADED] as const;

const WETLAND_GROUPS: readonly ExportGroup[] = [
  { id: 'WETLAND-FRESHWATER', color: 5, rgb: '1f6fb2' },
  { id: 'WETLAND-TIDAL', color: 4, rgb: '1b8a8f' },
];

const one = (id: string, color: number, rgb: string): readonly ExportGroup[] => [{ id, color, rgb }];

const reference = (noun: string, group: readonly ExportGroup[]): LayerForm => ({
  noun,
  ofTheMap: false,
  fields: [NAME, ...PLACE_FIELDS],
  groups: group,
  label: 'NAME',
});

/** Every layer. Its columns have the names by which published layers have them, so that programs and people know them. */
export const LAYER_FORMS: Readonly<Record<ExportLayer, LayerForm>> = {
  municipality: {
    noun: 'Municipal outlines',
    ofTheMap: false,
    fields: [
      NAME,
      textField('ROLE', 'own: the municipality itself; neighbor: one beside it.'),
      ACRES,
      ACCURACY,
      ...PLACE_FIELDS,
    ],
    groups: one('MUNICIPALITY', 6, '8a4f7d'),
    label: 'NAME',
  },
  wetlands: {
    noun: 'Wetlands',
    ofTheMap: true,
    fields: [
      textField('WETID', 'Id on the map.'),
      NAME,
      WETLAND_KIND,
      ACRES,
      SQFT,
      textField('ATTRIBUTE', 'Cowardin code, where the source had one.'),
      textField('LOCAL_IMPORTANCE', 'yes: of unusual local importance.'),
      textField('DEGRADED', 'yes: degraded.'),
      ACCURACY,
      textField('SOURCE', 'Where the outline came from.'),
      SINCE,
      ...MAP_FIELDS,
    ],
    groups: WETLAND_GROUPS,
    label: 'WETID',
  },
  'adjacent-areas': {
    noun: 'Adjacent areas',
    ofTheMap: true,
    fields: [
      textField('WETID', 'Id of the wetland that it surrounds.'),
      textField('NAME', 'Name of the wetland.'),
      textField('KIND', 'Kind of the wetland: freshwater or tidal.'),
      figureField('WIDTH_FT', 'feet', 'Width in feet.'),
      textField('SECTION', 'Section that states the width.'),
      textField('ORDINANCE', 'Ordinance that it is under.'),
      ...MAP_FIELDS,
    ],
    groups: one('ADJACENT-AREA', 3, '4b8b3b'),
    label: 'WETID',
  },
  watercourses: {
    noun: 'Watercourses',
    ofTheMap: true,
    fields: [
      textField('STREAM_ID', 'Id on the map.'),
      NAME,
      textField('KIND', 'Kind, in the words of the source.'),
      textField('PERMANENT', 'yes or no; empty: not recorded.'),
      textField('FCODE', 'Feature code of the National Hydrography Dataset, where the source had one.'),
      ACCURACY,
      SINCE,
      ...MAP_FIELDS,
    ],
    groups: one('WATERCOURSE', 150, '2c6fd1'),
    label: 'STREAM_ID',
  },
  parcels: {
    noun: 'Parcels',
    ofTheMap: false,
    fields: [
      textField('SBL', 'Tax map number: section, block and lot.'),
      textField('PRINT_KEY', 'Print key, where the source had one.'),
      textField('PARCEL_ADDR', 'Address of the land.'),
      textField('MUNI_NAME', 'Municipality.'),
      figureField('CALC_ACRES', 'acres', 'Acres on the ground, computed from the outline.'),
      SQFT,
      LOADED,
    ],
    groups: one('PARCEL', 8, '8a6d3b'),
    label: 'SBL',
  },
  'impaired-waters': {
    noun: 'Impaired waters',
    ofTheMap: false,
    fields: [
      textField('PWL_ID', 'Id on the state’s list.'),
      NAME,
      textField('LISTING', 'How it is listed.'),
      ...PLACE_FIELDS,
    ],
    groups: one('IMPAIRED-WATER', 1, 'b3382c'),
    label: 'PWL_ID',
  },
  'hydric-soils': {
    noun: 'Hydric soils',
    ofTheMap: false,
    fields: [
      textField('POLYGON_ID', 'Id of the map unit’s polygon.'),
      textField('MUNAME', 'Name of the map unit.'),
      textField('MUSYM', 'Symbol of the map unit, where the source had one.'),
      textField('MUKEY', 'Key of the map unit, where the source had one.'),
      ...PLACE_FIELDS,
    ],
    groups: one('HYDRIC-SOIL', 32, '7a5230'),
    label: 'MUNAME',
  },
  roads: reference('Roads', one('ROAD', 7, '555555')),
  buildings: reference('Buildings', one('BUILDING', 9, '777777')),
  water: reference('Open water', one('WATER', 150, '4a90c2')),
};

/** @returns the group that a feature of a layer is drawn as */
export function groupOf(layer: ExportLayer, kind: unknown): string {
  if (layer === 'wetlands') return kind === 'tidal' ? 'WETLAND-TIDAL' : 'WETLAND-FRESHWATER';
  const [group] = LAYER_FORMS[layer].groups;
  if (group === undefined) throw new Error(`${layer} is drawn as nothing`);
  return group.id;
}
