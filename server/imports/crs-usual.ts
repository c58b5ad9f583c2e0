import { STORAGE_SRID } from '../../core/units.js';
import type { CrsCatalog } from './choose-crs.js';
import { parseProjection, type Projection } from './projection.js';

/** A system in which files for these municipalities are usually found. */
export interface UsualSystem {
  code: number;
  /** what people call it */
  words: string;
  /** systems of one family are taken for one another: a zone beside, the same zone in another unit */
  family: 'State Plane' | 'UTM' | 'web maps' | 'none';
  /** of a zone beside: much of the region has coordinates in it, so that only an outline can tell */
  beside?: true;
  projection: Projection;
}

const USUAL: readonly Omit<UsualSystem, 'projection'>[] = [
  { code: STORAGE_SRID, words: 'New York East in US survey feet', family: 'State Plane' },
  { code: 2263, words: 'New York Long Island in US survey feet', family: 'State Plane' },
  { code: 26918, words: 'UTM zone 18 North in meters', family: 'UTM' },
  { code: 32115, words: 'New York East in meters', family: 'State Plane' },
  { code: 32118, words: 'New York Long Island in meters', family: 'State Plane' },
  { code: 5070, words: "Albers in meters, the National Wetlands Inventory's", family: 'none' },
  { code: 3857, words: 'Web Mercator in meters', family: 'web maps' },
  { code: 2261, words: 'New York Central in US survey feet', family: 'State Plane', beside: true },
  { code: 26919, words: 'UTM zone 19 North in meters', family: 'UTM', beside: true },
  { code: 26917, words: 'UTM zone 17 North in meters', family: 'UTM', beside: true },
];

/**
 * @param beside  whether zones beside are wanted too
 * @returns the usual systems, the likeliest first
 */
export async function usualSystems(catalog: CrsCatalog, beside: boolean): Promise<UsualSystem[]> {
  const systems: UsualSystem[] = [];
  for (const usual of USUAL) {
    if (usual.beside === true && !beside) continue;
    const entry = await catalog(usual.code);
    const projection = entry === null ? null : parseProjection(entry.definition, entry.datum);
    if (projection !== null) systems.push({ ...usual, projection });
  }
  return systems;
}
