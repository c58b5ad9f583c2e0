import type { Sanction } from '../../core/ordinance-format/sanctions.js';
import { lawText } from '../figures/format.js';
import { costText, offenceText, PER_TEXTS } from './sanction-text.js';

const COLUMNS = ['Sanction', 'Offense', 'What it costs', 'Counted'] as const;

/** What it costs to break the law, as a table; the roles keep it one where a narrow screen shows its rows as blocks. */
export function SanctionPart({ sanctions, title }: { sanctions: readonly Sanction[]; title: string }) {
  return (
    <table class="law-table stacks" role="table">
      <caption class="visually-hidden">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sanctions.map((sanction) => (
          <tr key={sanction.id} role="row">
            <th scope="row" role="rowheader">
              {sanction.title} <span class="citation">{lawText(sanction.citation)}</span>
              <p>{lawText(sanction.words)}</p>
            </th>
            <td role="cell" data-label={COLUMNS[1]}>
              {offenceText(sanction)}
            </td>
            <td role="cell" data-label={COLUMNS[2]}>
              {costText(sanction) ?? (sanction.kind === 'other' ? 'no sum of money' : 'no sum is stated')}
            </td>
            <td role="cell" data-label={COLUMNS[3]}>
              {PER_TEXTS[sanction.per]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
