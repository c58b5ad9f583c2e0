import { acresText, sqFtText } from '../figures/format.js';
import type { SplitPart } from '../figures/split.js';
import type { TermId } from '../glossary/page-terms.js';
import { Term } from '../glossary/term.js';
import { Swatch } from './swatch.js';

interface SplitProps {
  /** what is split: the parcel, the disturbance */
  subject: string;
  parts: readonly SplitPart[];
  allSqFt: number;
  /** measured in the browser while drawing: not yet the server's figures */
  preliminary: boolean;
}

function Bar({ parts, allSqFt }: Pick<SplitProps, 'parts' | 'allSqFt'>) {
  const known = parts.filter((part) => part.sqFt !== null && part.sqFt > 0);
  return (
    <div class="split-bar" aria-hidden="true">
      {known.map((part) => (
        <span
          key={part.key}
          class={`part-${part.key}`}
          style={{ flexGrow: allSqFt > 0 ? (part.sqFt ?? 0) / allSqFt : 0 }}
        />
      ))}
    </div>
  );
}

/** Kinds of land whose name has its meaning behind it. */
const TERMS: Readonly<Partial<Record<SplitPart['key'], TermId>>> = {
  wetland: 'wetland',
  watercourse: 'watercourse',
  adjacent: 'adjacent-area',
};

function Row({ part }: { part: SplitPart }) {
  const term = TERMS[part.key];
  return (
    <tr data-part={part.key} data-sq-ft={part.sqFt ?? ''}>
      <th scope="row">
        <Swatch kind={part.key} /> {term === undefined ? part.label : <Term id={term}>{part.label}</Term>}
      </th>
      <td>{sqFtText(part.sqFt)}</td>
      <td>{acresText(part.sqFt)}</td>
    </tr>
  );
}

/** Land split into wetland, adjacent area and the rest: as a bar, and as a table in square feet and acres. */
export function SplitView({ subject, parts, allSqFt, preliminary }: SplitProps) {
  return (
    <div class={preliminary ? 'split preliminary' : 'split'} data-source={preliminary ? 'preview' : 'server'}>
      <Bar parts={parts} allSqFt={allSqFt} />
      <table>
        <caption class="visually-hidden">
          {subject} by kind of land{preliminary ? ', preliminary' : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {subject === 'Disturbance' ? <Term id="disturbance">{subject}</Term> : subject}
              {preliminary && <span class="tag">preliminary</span>}
            </th>
            <th scope="col">sq ft</th>
            <th scope="col">acres</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part.key} part={part} />
          ))}
        </tbody>
        <tfoot>
          <tr data-part="all" data-sq-ft={allSqFt}>
            <th scope="row">All</th>
            <td>{sqFtText(allSqFt)}</td>
            <td>{acresText(allSqFt)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
