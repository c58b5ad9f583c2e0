import { useState } from 'preact/hooks';
import type { SanctionAnswer } from '../../core/contracts/sanctions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { dayText, lawText } from '../figures/format.js';
import { askSanctions } from '../law-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { useAnswer } from '../state/use-answer.js';
import { NO_OFFENCE, offenceAsked, offenceProblem, type OffenceForm } from './offence.js';
import { moneyText } from './sanction-text.js';
import { numberText } from './words.js';

interface DayProps {
  id: string;
  label: string;
  value: string;
  onDay: (day: string) => void;
}

function DayField({ id, label, value, onDay }: DayProps) {
  return (
    <div class="event">
      <label for={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onDay(event.currentTarget.value)} />
    </div>
  );
}

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

function Results({ items, caption }: { items: readonly SanctionAnswer[]; caption: string }) {
  const applying = items.filter(({ applies }) => applies);
  const costs = applying.filter(({ kind, maxUsd }) => kind !== 'other' || maxUsd !== null);
  const besides = applying.filter((sanction) => !costs.includes(sanction));
  const others = items.filter(({ applies }) => !applies);
  return (
    <>
      {applying.length === 0 && <p>No sanction of this ordinance is for such an offense.</p>}
      {costs.length > 0 && <Costs items={costs} caption={caption} />}
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
    </>
  );
}

interface EarlierProps {
  earlier: readonly string[];
  onEarlier: (earlier: readonly string[]) => void;
}

function EarlierOffences({ earlier, onEarlier }: EarlierProps) {
  return (
    <>
      {earlier.map((day, index) => (
        <div class="event" key={index}>
          <label for={`earlier-${index}`}>Earlier offense {index + 1}, with a conviction</label>
          <input
            id={`earlier-${index}`}
            type="date"
            value={day}
            onChange={(event) => onEarlier(earlier.with(index, event.currentTarget.value))}
          />
          <button
            type="button"
            aria-label={`Remove earlier offense ${index + 1}`}
            onClick={() => onEarlier(earlier.toSpliced(index, 1))}
          >
            Remove
          </button>
        </div>
      ))}
      <p class="buttons">
        <button type="button" disabled={earlier.length >= 20} onClick={() => onEarlier([...earlier, ''])}>
          Add an earlier offense
        </button>
      </p>
    </>
  );
}

/** What an offense can cost: a first one or a later one, of a day or one that goes on. */
export function SanctionForm({ ordinance }: { ordinance: Ordinance }) {
  const [form, setForm] = useState<OffenceForm>(NO_OFFENCE);
  const change = (part: Partial<OffenceForm>): void => setForm((before) => ({ ...before, ...part }));
  const problem = offenceProblem(form);
  const offence = problem === null ? offenceAsked(form) : null;
  const asked = useAnswer(offence === null ? null : JSON.stringify([ordinance.id, offence]), (signal) =>
    offence === null ? Promise.reject(new Error('no day')) : askSanctions(ordinance.id, offence, signal),
  );
  const list = asked.value;
  return (
    <section class="calculator" aria-labelledby="law-cost">
      <h4 id="law-cost" tabIndex={-1}>
        What can it cost
      </h4>
      <p>
        For an offense against this ordinance: what a court or the municipality may impose, at most and at
        least.
      </p>
      <div class="events">
        <DayField
          id="offence-on"
          label="Day of the offense, or its first day"
          value={form.offenceOn}
          onDay={(offenceOn) => change({ offenceOn })}
        />
        <DayField
          id="offence-ended"
          label="Its last day, if it went on (optional)"
          value={form.endedOn}
          onDay={(endedOn) => change({ endedOn })}
        />
      </div>
      <EarlierOffences earlier={form.earlier} onEarlier={(earlier) => change({ earlier })} />
      <p class="problems" role="status">
        {problem ?? ''}
      </p>
      <div aria-live="polite" aria-busy={asked.asking} class="results">
        {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
        {list !== null && (
          <>
            <p class="about">
              {list.offenceNumber === 1
                ? 'Counted as a first offense'
                : `Counted as offense number ${list.offenceNumber}`}
              , on {dayText(list.offenceOn)}.
            </p>
            <Results items={list.items} caption="What the offense can cost" />
            {list.notes.length > 0 && (
              <ul class="plain meta">
                {list.notes.map((note) => (
                  <li key={note}>{lawText(note)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </section>
  );
}
