import { formatArea } from '../format.js';
import type { Evaluation, ParcelInput } from './evaluation.js';
import { landFindings } from './land.js';
import { notFoundFor } from './not-found.js';
import { noticesFor } from './notices.js';
import { landSummary } from './summary.js';

/** What is said of a parcel under an ordinance that controls no land. */
function withoutLand({ ordinance, split }: ParcelInput): string {
  return ordinance.stormwater === null
    ? `As far as its text is held here, ${ordinance.shortName} regulates neither wetlands nor watercourses: it says nothing of a parcel as it lies there.`
    : `This ordinance regulates no wetlands. It asks about land disturbed, so draw a proposal on this parcel of ${formatArea(split.subjectSqFt)}.`;
}

/**
 * What an ordinance says about a parcel as it lies there.
 * @param input  everything measured, in square feet and feet on the ground
 * @returns findings, the answer in a sentence, what was looked for and not found, and what to know before relying on it
 * @throws InvalidInput  for a day before the text held here, or a negative or non-finite measure
 * @source Mamaroneck § 192-2; Rye § 195-3; North Castle § 340-6; Wesley Hills § 181-6
 */
export function evaluateParcel(input: ParcelInput): Evaluation {
  const { adjacency, findings } = landFindings(input, 'parcel');
  return {
    findings,
    summary: landSummary(input, adjacency, 'parcel') ?? withoutLand(input),
    checkedAndNotFound: notFoundFor(input),
    notices: noticesFor(input, 'parcel'),
  };
}
