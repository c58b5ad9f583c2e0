import { IMPORT_LAYERS, type ImportLayerId } from '../../core/contracts/import-report.js';

interface LayerWords {
  /** in a list of choices */
  label: string;
  one: string;
  many: string;
  /** makes a version of the wetlands map */
  versioned: boolean;
  /** its features have a positional accuracy */
  accuracy: boolean;
}

const words = (label: string, one: string, many: string, traits = ''): LayerWords => ({
  label,
  one,
  many,
  versioned: traits.includes('versioned'),
  accuracy: traits.includes('accuracy'),
});

/** What the layers are called on the page. */
export const LAYER_WORDS: Readonly<Record<ImportLayerId, LayerWords>> = {
  municipality: words('Municipal outlines', 'municipal outline', 'municipal outlines', 'accuracy'),
  wetlands: words('Wetlands', 'wetland', 'wetlands', 'versioned accuracy'),
  watercourses: words('Watercourses', 'watercourse', 'watercourses', 'versioned accuracy'),
  parcels: words('Parcels', 'parcel', 'parcels'),
  'impaired-waters': words('Impaired waters', 'impaired water', 'impaired waters'),
  'hydric-soils': words('Hydric soils', 'area of hydric soil', 'areas of hydric soil'),
  roads: words('Roads, for orientation', 'road', 'roads'),
  buildings: words('Buildings, for orientation', 'building', 'buildings'),
  water: words('Water, for orientation', 'water', 'waters'),
};

/** Words in a file's name that tell its layer; the first that fits counts. */
const IN_NAMES: readonly (readonly [RegExp, ImportLayerId])[] = [
  [/impaired|303d/, 'impaired-waters'],
  [/hydric|soil|ssurgo/, 'hydric-soils'],
  [/wetland|nwi|delineation/, 'wetlands'],
  [/parcel|tax.?lot|tax.?map/, 'parcels'],
  [/flowline|stream|watercourse|brook|river|nhd/, 'watercourses'],
  [/municip|boundary|outline|town.?line/, 'municipality'],
  [/building|footprint/, 'buildings'],
  [/road|street/, 'roads'],
  [/water/, 'water'],
];

/** @returns the layer that a file's name speaks of, to begin the choice with; null where it speaks of none */
export function layerByName(name: string): ImportLayerId | null {
  const lower = name.toLowerCase();
  return IN_NAMES.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}

/** The choices of a field for the layer. */
export const LAYER_CHOICES: readonly (readonly [string, string])[] = [
  ['', 'Choose one'],
  ...IMPORT_LAYERS.map((id) => [id, LAYER_WORDS[id].label] as const),
];
