import type { MitigationLine, ProposalScreening } from '../../core/contracts/screening.js';
import { sqFtText } from '../figures/format.js';
import { Term } from '../glossary/term.js';

interface Line {
  label: string;
  noun: string;
  line: MitigationLine;
}

function isOwed({ line }: Line): boolean {
  return (line.ratio !== null && (line.requiredSqFt ?? 0) > 0) || line.providedSqFt > 0;
}

function Progress({ label, line }: Line) {
  const { requiredSqFt, providedSqFt } = line;
  const share = requiredSqFt === null || requiredSqFt === 0 ? 1 : Math.min(1, providedSqFt / requiredSqFt);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td class="track">
        <span class="progress" aria-hidden="true">
          <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
        </span>
      </td>
      <td>
        {sqFtText(providedSqFt)} of {sqFtText(requiredSqFt)}
      </td>
    </tr>
  );
}

function balance({ noun, line }: Line): string {
  if (line.ratio === null) return `The text held here states no ratio for ${noun}.`;
  if (line.shortfallSqFt === null) return `What is owed for ${noun} is not known.`;
  if (line.shortfallSqFt > 0) return `Short by ${sqFtText(line.shortfallSqFt)} sq ft of ${noun} mitigation.`;
  const more = line.surplusSqFt ?? 0;
  return more >= 0.5
    ? `${sqFtText(more)} sq ft more ${noun} mitigation than owed.`
    : `The ${noun} mitigation is met.`;
}

/** Mitigation owed for wetland and for buffer apart: required, provided, short. */
export function MitigationCard({ mitigation }: { mitigation: ProposalScreening['mitigation'] }) {
  const lines: Line[] = [
    { label: 'Wetland', noun: 'wetland', line: mitigation.wetland },
    { label: 'Buffer', noun: 'buffer', line: mitigation.buffer },
  ].filter(isOwed);
  if (lines.length === 0) return null;
  const ratios = [...new Set(lines.map(({ line }) => line.ratio))].filter((ratio) => ratio !== null);
  return (
    <section class="mitigation-card" aria-labelledby="mitigation-heading">
      <h3 id="mitigation-heading">
        <Term id="mitigation">Mitigation</Term>
        {ratios.length === 1 ? `, ${ratios[0] ?? ''} : 1` : ''}{' '}
        <span class="unit">in sq ft, provided of required</span>
      </h3>
      <table>
        <tbody>
          {lines.map((line) => (
            <Progress key={line.label} {...line} />
          ))}
        </tbody>
      </table>
      {lines.map((line) => (
        <p key={line.label}>{balance(line)}</p>
      ))}
    </section>
  );
}
