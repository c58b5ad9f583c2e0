import type { CalendarDate } from '../dates.js';
import type { WetlandFacts } from '../measurements.js';
import type { JurisdictionSettings, Ordinance, WetlandCriterion } from '../ordinance.js';
import { AREA_NOISE_SQFT } from '../units.js';
import { minimumArea, type LegalValue } from './legal-values.js';
import { compareWithMargin, type Comparison } from './margin.js';

/** How one wetland stands to one criterion. */
export interface CriterionTrial {
  criterion: WetlandCriterion;
  minimum: LegalValue;
  fits: boolean;
  /** fits by its unusual local importance and not by its size */
  byImportance: boolean;
  /** of the whole area with the minimum; null where there is none to hold it against */
  comparison: Comparison | null;
}

function tryCriterion(
  criterion: WetlandCriterion,
  facts: WetlandFacts,
  minimum: LegalValue,
  marginSqFt: number | null,
): CriterionTrial {
  const comparison =
    minimum.value === 0
      ? null
      : compareWithMargin(facts.areaSqFt, minimum.value, marginSqFt, AREA_NOISE_SQFT);
  const bySize = comparison === null || comparison.reaches;
  const byImportance = !bySize && criterion.orLocalImportance && facts.localImportance;
  return { criterion, minimum, fits: bySize || byImportance, byImportance, comparison };
}

/**
 * @param facts  of one wetland; the whole of it, square feet on the ground
 * @param ordinance  whose criteria are tried, in its order
 * @param settings  of the municipality, where the text held here leaves the minimum open
 * @param on  the day whose law is applied
 * @param marginSqFt  of the area; null where the accuracy is not recorded
 * @returns every criterion that its kind can fit, held against it
 * @throws InvalidInput  for a day before a provision, or a negative or non-finite measure
 */
export function tryCriteria(
  facts: WetlandFacts,
  ordinance: Ordinance,
  settings: JurisdictionSettings,
  on: CalendarDate,
  marginSqFt: number | null,
): CriterionTrial[] {
  return ordinance.wetlandCriteria
    .filter((criterion) => criterion.kinds.includes(facts.kind))
    .map((criterion) => tryCriterion(criterion, facts, minimumArea(criterion, settings, on), marginSqFt));
}

/** The criterion that decides, and what about it is in doubt. */
export interface CriterionVerdict {
  /** the first that fits, else the last that was tried */
  decisive: CriterionTrial;
  regulated: boolean;
  /** whose minimum lies inside the margin, or cannot be held against one; null when nothing is in doubt */
  inDoubt: CriterionTrial | null;
  /** what would hold on the other side of that minimum; null where it would not be regulated */
  otherwise: CriterionTrial | null;
}

/**
 * @param trials  in the ordinance's order
 * @returns the verdict; null for none tried. Where a later criterion has no minimum, an earlier one only names the
 *   reason: the wetland is regulated on either side of it.
 */
export function verdictOn(trials: readonly CriterionTrial[]): CriterionVerdict | null {
  const fitting = trials.find(({ fits }) => fits);
  const decisive = fitting ?? trials.at(-1);
  if (decisive === undefined) return null;
  const regulated = fitting !== undefined;
  const nearMiss = trials
    .slice(0, trials.indexOf(decisive))
    .find(({ comparison, byImportance }) => comparison?.tooClose === true && !byImportance);
  if (nearMiss !== undefined && regulated) {
    return { decisive, regulated, inDoubt: nearMiss, otherwise: nearMiss };
  }
  const { comparison, byImportance } = decisive;
  if (comparison === null || byImportance || comparison.certain) {
    return { decisive, regulated, inDoubt: null, otherwise: null };
  }
  const anySize = trials.find((trial) => trial.comparison === null) ?? null;
  return { decisive, regulated, inDoubt: decisive, otherwise: anySize };
}
