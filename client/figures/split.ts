/** The parts that land is split into, each with its own colour and pattern. */
export type PartKey = 'wetland' | 'watercourse' | 'adjacent' | 'neither' | 'outside';

/** One line of the bar and of the table. */
export interface SplitPart {
  key: PartKey;
  label: string;
  /** square feet on the ground; null when a layer it needs is not loaded */
  sqFt: number | null;
}

/** Figures of a split, from the server or from the preview. */
export interface SplitTotals {
  allSqFt: number;
  inWetlandSqFt: number | null;
  inWatercourseSqFt: number | null;
  inAdjacentSqFt: number | null;
  outsideControlledSqFt: number | null;
  outsideMunicipalitySqFt: number | null;
}

function isSome(sqFt: number | null): boolean {
  return sqFt !== null && sqFt > 0;
}

function withOutside(parts: SplitPart[], totals: SplitTotals): SplitPart[] {
  if (!isSome(totals.outsideMunicipalitySqFt)) return parts;
  return [
    ...parts,
    { key: 'outside', label: 'Outside the municipality', sqFt: totals.outsideMunicipalitySqFt },
  ];
}

/**
 * What the land around a wetland is called in tables and in the legend, where there is little room.
 * @param term  the ordinance's own words, such as `wetland/watercourse buffer`
 */
export function shortTerm(term: string): string {
  return term.endsWith(' buffer') ? 'buffer' : term;
}

/**
 * @param adjacentTerm  what the ordinance calls the land around a wetland; null when it speaks of no wetlands
 * @returns the parts in the order they are shown; watercourse and outside only where there is some
 */
export function splitParts(totals: SplitTotals, adjacentTerm: string | null): SplitPart[] {
  if (adjacentTerm === null)
    return withOutside(
      [{ key: 'neither', label: 'In the municipality', sqFt: totals.outsideControlledSqFt }],
      totals,
    );
  const parts: SplitPart[] = [{ key: 'wetland', label: 'In a wetland', sqFt: totals.inWetlandSqFt }];
  if (isSome(totals.inWatercourseSqFt))
    parts.push({ key: 'watercourse', label: 'In a watercourse', sqFt: totals.inWatercourseSqFt });
  parts.push(
    { key: 'adjacent', label: `In the ${shortTerm(adjacentTerm)}`, sqFt: totals.inAdjacentSqFt },
    { key: 'neither', label: 'In neither', sqFt: totals.outsideControlledSqFt },
  );
  return withOutside(parts, totals);
}
