import type { ComparedRow, Comparison } from '../../core/contracts/comparison.js';
import { dayText, lawText } from '../figures/format.js';
import { sentencesOnce } from '../figures/sentences.js';

type ComparedLaw = Comparison['under'][number];

/** What each law is called: with its day, unless all are of one day. */
function lawNames(under: readonly ComparedLaw[]): string[] {
  const days = new Set(under.map(({ on }) => on));
  return under.map(({ shortName, on }) => (days.size === 1 ? shortName : `${shortName}, ${dayText(on)}`));
}

interface Props {
  under: Comparison['under'];
  rows: readonly ComparedRow[];
  caption: string;
}

// The roles keep it a table for a screen reader where a narrow screen shows each line as a block.
function Table({ under, rows, caption }: Props) {
  const names = lawNames(under);
  return (
    <table class="comparison stacks" role="table">
      <caption class="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            What
          </th>
          {under.map((law, index) => (
            <th scope="col" role="columnheader" key={index}>
              {law.shortName} <span class="meta">{dayText(law.on)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.what} data-differs={row.differs}>
            <th scope="row" role="rowheader">
              {row.what}
            </th>
            {names.map((name, index) => (
              <td role="cell" key={index} data-label={name}>
                {lawText(row.values[index] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InWords({ differences }: Pick<Comparison, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <details>
      <summary>What differs, in sentences</summary>
      <ul class="plain">
        {differences.map((text) => (
          <li key={text}>{lawText(text)}</li>
        ))}
      </ul>
    </details>
  );
}

/** One proposal under several laws: the lines that differ, then those that do not, then each answer. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { under, rows, differences, answers } = comparison;
  const differing = rows.filter(({ differs }) => differs);
  const alike = rows.filter(({ differs }) => !differs);
  return (
    <>
      <section aria-labelledby="differing-heading">
        <h3 id="differing-heading">What differs</h3>
        {differing.length === 0 ? (
          <p>Nothing that was compared differs between these laws.</p>
        ) : (
          <Table under={under} rows={differing} caption="What differs" />
        )}
        <InWords differences={differences} />
      </section>
      {alike.length > 0 && (
        <section aria-labelledby="alike-heading">
          <h3 id="alike-heading">The same under all of them</h3>
          <Table under={under} rows={alike} caption="The same under all of them" />
        </section>
      )}
      <section aria-labelledby="sentences-heading">
        <h3 id="sentences-heading">Each answer in words</h3>
        <dl class="sentences">
          {under.map((law, index) => (
            <div key={index}>
              <dt>
                {law.shortName}, {dayText(law.on)}
              </dt>
              <dd>{lawText(law.summary)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p class="guidance">{lawText(sentencesOnce(answers.map(({ guidance }) => guidance)))}</p>
    </>
  );
}
