import { numberOf, textOf } from './values.js';

/** Types of features in the National Hydrography Dataset by their number, as the dataset names them and in words. */
const TYPES: readonly (readonly [number, string, string])[] = [
  [336, 'CanalDitch', 'canal or ditch'],
  [334, 'Connector', 'connector'],
  [558, 'ArtificialPath', 'artificial path through water'],
  [460, 'StreamRiver', 'stream or river'],
  [461, 'SubmergedStream', 'submerged stream'],
  [428, 'Pipeline', 'pipeline'],
  [420, 'UndergroundConduit', 'underground conduit'],
  [566, 'Coastline', 'coastline'],
  [390, 'LakePond', 'lake or pond'],
  [436, 'Reservoir', 'reservoir'],
  [466, 'SwampMarsh', 'swamp or marsh'],
  [493, 'Estuary', 'estuary'],
  [312, 'BayInlet', 'bay or inlet'],
  [445, 'SeaOcean', 'sea'],
  [431, 'Rapids', 'rapids'],
  [487, 'Waterfall', 'waterfall'],
  [455, 'Spillway', 'spillway'],
  [398, 'LockChamber', 'lock chamber'],
  [362, 'Flume', 'flume'],
  [403, 'InundationArea', 'inundation area'],
  [537, 'AreaOfComplexChannels', 'area of complex channels'],
  [364, 'Foreshore', 'foreshore'],
  [361, 'Playa', 'playa'],
  [484, 'Wash', 'wash'],
  [343, 'DamWeir', 'dam or weir'],
  [568, 'Levee', 'levee'],
];

const BY_NUMBER: ReadonlyMap<number, string> = new Map(TYPES.map(([number, , words]) => [number, words]));
const BY_NAME: ReadonlyMap<string, string> = new Map(
  TYPES.map(([, name, words]) => [name.toUpperCase(), words]),
);

/** How the water of a feature stands through the year. */
type Category = 'perennial' | 'intermittent' | 'ephemeral';

/** Codes that say it. @source National Hydrography Dataset, feature domains */
const CATEGORIES: ReadonlyMap<number, Category> = new Map([
  [46003, 'intermittent'],
  [46006, 'perennial'],
  [46007, 'ephemeral'],
  [39001, 'intermittent'],
  [39005, 'intermittent'],
  [39006, 'intermittent'],
  [39004, 'perennial'],
  [39009, 'perennial'],
  [39010, 'perennial'],
  [39011, 'perennial'],
  [39012, 'perennial'],
  [46601, 'intermittent'],
  [46602, 'perennial'],
]);

/** Types that carry no open water at the surface, or are no water at all. */
const NO_SURFACE_WATER: ReadonlySet<number> = new Set([428, 420, 343, 568, 566]);

/** What a code of the National Hydrography Dataset says. */
export interface HydrographyFeature {
  /** such as "intermittent stream or river" */
  words: string;
  /** whether water stands or flows all year; null where the code does not say */
  permanent: boolean | null;
  /** a pipeline, conduit, dam, levee or coastline */
  surfaceWater: boolean;
}

/**
 * @param text  a type (460, StreamRiver, Stream/River) or a code (46003), of which the first three digits are the type
 * @returns what it says; null for anything that the dataset does not have
 */
export function hydrographyFeature(text: string): HydrographyFeature | null {
  const number = numberOf(text);
  if (number !== null) return byNumber(number);
  const words = BY_NAME.get((textOf(text) ?? '').toUpperCase().replace(/[^A-Z]/g, ''));
  const type = TYPES.find(([, , known]) => known === words);
  return type === undefined ? null : byNumber(type[0]);
}

function byNumber(number: number): HydrographyFeature | null {
  const code = number >= 10_000 && number <= 99_999;
  const type = code ? Math.floor(number / 100) : number;
  const words = BY_NUMBER.get(type);
  if (words === undefined) return null;
  const category = code ? (CATEGORIES.get(number) ?? null) : null;
  return {
    words: category === null ? words : `${category} ${words}`,
    permanent: category === null ? null : category === 'perennial',
    surfaceWater: !NO_SURFACE_WATER.has(type),
  };
}
