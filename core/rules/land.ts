import type { Finding } from '../finding.js';
import { requireInForce } from '../ordinances/registry.js';
import { adjacencyOf, type Adjacency } from './adjacent-area.js';
import { concernsSubject } from './concerns-subject.js';
import { controlledAreaFindings } from './controlled-area.js';
import type { ParcelInput, SubjectType } from './evaluation.js';
import { missingWetlandFindings } from './missing-wetlands.js';
import { multiMunicipalityFindings } from './multi-municipality.js';
import { watercourseFindings } from './watercourses.js';

/** What the ordinance makes of the land, whatever is done there. */
export interface LandAnswer {
  /** null where the ordinance has no adjacent area */
  adjacency: Adjacency | null;
  findings: Finding[];
}

/**
 * Wetlands and watercourses further off than the adjacent area and their accuracy reach get no finding of their own.
 * @param input  measures of a parcel or a proposal, on the ground
 * @param subject  which of the two
 * @returns the findings on wetlands, watercourses, adjacent and controlled area, in the order in which they are read
 * @throws InvalidInput  for a day before the text held here, or a negative or non-finite measure
 * @source Mamaroneck §§ 192-2, 192-4; Rye §§ 195-3, 195-4; North Castle § 340-6; Wesley Hills ch. 181, Art. I
 */
export function landFindings(input: ParcelInput, subject: SubjectType): LandAnswer {
  requireInForce(input.ordinance, input.on);
  const adjacency = adjacencyOf(input, subject);
  const widthFt = adjacency?.finding.threshold ?? 0;
  const near =
    input.ordinance.noWetlands === null
      ? input.wetlands.filter(({ facts }) => concernsSubject(facts, widthFt))
      : [];
  return {
    adjacency,
    findings: [
      ...(adjacency === null ? [] : controlledAreaFindings(input, adjacency, subject)),
      ...(adjacency === null ? [] : [adjacency.finding]),
      ...missingWetlandFindings(input),
      ...near.map(({ classification }) => classification.finding),
      ...multiMunicipalityFindings(input, near, subject),
      ...watercourseFindings(input, widthFt, subject),
    ],
  };
}
