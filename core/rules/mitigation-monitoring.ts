import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { entryOn } from './dated-value.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { isNoLoss } from './mitigation-line.js';

/**
 * @param input  the ordinance, the day and what is drawn
 * @param lines  what is lost, in square feet on the ground
 * @returns for how many years mitigation is monitored; null where nothing is lost or drawn, or the ordinance does not say
 * @throws InvalidInput  for a day before the provision
 * @source North Castle § 340-12
 */
export function monitoringFinding(
  input: ProposalInput,
  lines: { wetland: MitigationLine; buffer: MitigationLine },
): Finding | null {
  const terms = input.ordinance.mitigation?.monitoring ?? null;
  const lost = [lines.wetland, lines.buffer].some(({ lossSqFt }) => lossSqFt !== null && !isNoLoss(lossSqFt));
  if (terms === null || (!lost && input.mitigation === null)) return null;
  const years = entryOn(terms.years, input.on);
  return {
    rule: terms.rule,
    outcome: 'information',
    title: `Mitigation is monitored for at least ${years.value} years after construction is complete`,
    measured: null,
    threshold: null,
    unit: null,
    margin: null,
    certain: true,
    citation: cite(input.ordinance, years.citation),
    reason: terms.words,
    subject: { type: 'mitigation', id: null },
  };
}
