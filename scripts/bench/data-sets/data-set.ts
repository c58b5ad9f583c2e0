/** How large the land is that is measured on. */
export type DataSetName = 'village' | 'county' | 'state';

/** A data set, made from its seed, the same each time. */
export interface DataSet {
  name: DataSetName | 'tiny';
  seed: number;
  /** squares of land beside each other; each has the same number of parcels */
  tiles: number;
  /** of them in a row, the first at its eastern end */
  columns: number;
  /** whether each square is a municipality of its own, or all together are one */
  municipalityOfEach: boolean;
  /** blocks of a square from west to east, and from south to north */
  blocks: { across: number; up: number };
  /** wetlands of all squares together */
  wetlands: number;
  /** wetlands of the first square, which is the same in each data set, so that only what lies around it differs */
  wetlandsOfFirst: number;
  /** corners of a wetland at most */
  mostCorners: number;
}

const SEED = 20_260_101;

const OF_A_VILLAGE = {
  seed: SEED,
  blocks: { across: 25, up: 25 },
  wetlandsOfFirst: 500,
  mostCorners: 5000,
} as const;

/** 10,000 parcels a square. The state is for a PostGIS server only. */
export const DATA_SETS: Readonly<Record<DataSetName, DataSet>> = {
  village: {
    ...OF_A_VILLAGE,
    name: 'village',
    tiles: 1,
    columns: 1,
    municipalityOfEach: true,
    wetlands: 500,
  },
  county: {
    ...OF_A_VILLAGE,
    name: 'county',
    tiles: 25,
    columns: 5,
    municipalityOfEach: false,
    wetlands: 20_000,
  },
  state: {
    ...OF_A_VILLAGE,
    name: 'state',
    tiles: 200,
    columns: 10,
    municipalityOfEach: true,
    wetlands: 200_000,
  },
};

/** Lots of a block: two rows, back to back. */
export const LOTS_A_ROW = 8;
export const LOTS_A_BLOCK = 2 * LOTS_A_ROW;

/** @returns how many parcels a data set has */
export function parcelsOf({ tiles, blocks }: DataSet): number {
  return tiles * blocks.across * blocks.up * LOTS_A_BLOCK;
}

/** @returns the id of the municipality that a square belongs to; squares are counted from 1 */
export function jurisdictionOf({ municipalityOfEach }: DataSet, tile: number): string {
  return `bench-${municipalityOfEach ? tile : 1}`;
}

/** @returns the ids of all its municipalities */
export function jurisdictionsOf(set: DataSet): string[] {
  const count = set.municipalityOfEach ? set.tiles : 1;
  return Array.from({ length: count }, (_each, at) => jurisdictionOf(set, at + 1));
}
