import type { Finding } from '../finding.js';
import type { ParcelInput } from './evaluation.js';
import { cite, minimumArea } from './legal-values.js';

/**
 * What can be said of wetlands where none were looked at.
 * @param input  the layers loaded, and the ordinance
 * @returns for an ordinance that regulates no wetlands, the finding that says so; without the wetlands layer, each
 *   criterion as undetermined; else nothing, since each wetland has its own finding
 * @throws InvalidInput  for a day before the provision
 * @source Wesley Hills ch. 181, Art. I; the criteria of the other ordinances
 */
export function missingWetlandFindings(input: ParcelInput): Finding[] {
  const { ordinance } = input;
  const shared = {
    measured: null,
    threshold: null,
    unit: null,
    margin: null,
    subject: { type: 'map' as const, id: null },
  };
  if (ordinance.noWetlands !== null) {
    return [
      {
        ...shared,
        rule: ordinance.noWetlands.rule,
        outcome: 'information',
        title: 'This ordinance regulates no wetlands',
        certain: true,
        citation: cite(ordinance, ordinance.noWetlands.citation),
        reason:
          'It regulates stormwater from land that is disturbed. Wetlands are shown for orientation, and other law may protect them.',
      },
    ];
  }
  if (input.layers.wetlands) return [];
  return ordinance.wetlandCriteria.map((criterion) => {
    const minimum = minimumArea(criterion, input.settings, input.on);
    return {
      ...shared,
      rule: criterion.rule,
      outcome: 'undetermined',
      title: `Whether there is a ${criterion.label} here cannot be told`,
      threshold: minimum.value === 0 ? null : minimum.value,
      unit: minimum.value === 0 ? null : ('sq ft' as const),
      certain: false,
      citation: cite(ordinance, minimum.citation),
      reason: 'The wetlands layer of the municipality is not loaded.',
    };
  });
}
