import type { SanctionAnswer, SanctionList } from '../../core/contracts/sanctions.js';
import { lawText } from '../figures/format.js';
import { moneyText } from './sanction-text.js';
import { numberText } from './words.js';

function Cost({ sanction }: { sanction: SanctionAnswer }) {
  const { minUsd, maxUsd, imprisonment, separateOffences, totalMinUsd, totalMaxUsd } = sanction;
  const one = moneyText(minUsd, maxUsd);
  const total = moneyText(totalMinUsd, totalMaxUsd);
  return (
    <>
      {one === null && imprisonment === null ? 'no sum is stated' : <strong>{one}</strong>}
      {imprisonment !== null &&
        (one === null ? <p>{imprisonment} in jail</p> : <p>or {imprisonment} in jail, or both</p>)}
      {separateOffences > 1 && total !== null && (
        <p>
          {numberText(separateOffences)} times, if each is charged: <strong>{total}</strong>
        </p>
      )}
    </>
  );
}

function Costs({ items, caption }: { items: readonly SanctionAnswer[]; caption: string }) {
  return (
    <table class="law-table stacks" role="table">
      <caption class="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Sanction
          </th>
          <th scope="col" role="columnheader" class="cost">
            What it can cost
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((sanction) => (
          <tr key={sanction.id} role="row" data-sanction={sanction.id}>
            <th scope="row" role="rowheader">
              {sanction.title} <span class="citation">{lawText(sanction.citation)}</span>
              <p>{lawText(sanction.words)}</p>
              <p>{lawText(sanction.why)}</p>
            </th>
            <td role="cell" data-label="What it can cost">
              <Cost sanction={sanction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an offense can cost, what else can follow, and what is not for it. */
export function SanctionResults({ list }: { list: SanctionList }) {
  const { items, notes } = list;
  const applying = items.filter(({ applies }) => applies);
  const costs = applying.filter(({ kind, maxUsd }) => kind !== 'other' || maxUsd !== null);
  const besides = applying.filter((sanction) => !costs.includes(sanction));
  const others = items.filter(({ applies }) => !applies);
  return (
    <>
      {applying.length === 0 && <p>No sanction of this ordinance is for such an offense.</p>}
      {costs.length > 0 && <Costs items={costs} caption="What the offense can cost" />}
      {besides.length > 0 && (
        <>
          <h5>What else can follow</h5>
          <ul class="entries">
            {besides.map((sanction) => (
              <li key={sanction.id}>
                <strong>{sanction.title}</strong> <span class="citation">{lawText(sanction.citation)}</span>
                <p>{lawText(sanction.words)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>Not for this offense</summary>
          <ul class="plain">
            {others.map((sanction) => (
              <li key={sanction.id}>
                {sanction.title}: {lawText(sanction.why)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {notes.length > 0 && (
        <ul class="plain meta">
          {notes.map((note) => (
            <li key={note}>{lawText(note)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
