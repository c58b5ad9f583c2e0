import { useState } from 'preact/hooks';
import type { SanctionList } from '../../core/contracts/sanctions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { dayText } from '../figures/format.js';
import { askSanctions } from '../law-api.js';
import { DayInput } from '../panels/day-input.js';
import { FailureNote } from '../panels/failure-note.js';
import { useAnswer } from '../state/use-answer.js';
import { NO_OFFENCE, offenceAsked, offenceProblem, type OffenceForm } from './offence.js';
import { SanctionResults } from './sanction-results.js';

interface EarlierProps {
  earlier: readonly string[];
  onEarlier: (earlier: readonly string[]) => void;
}

function EarlierOffences({ earlier, onEarlier }: EarlierProps) {
  return (
    <>
      {earlier.map((day, index) => (
        <div class="event" key={index}>
          <DayInput
            id={`earlier-${index}`}
            label={`Earlier offense ${index + 1}, with a conviction`}
            value={day}
            onDay={(changed) => onEarlier(earlier.with(index, changed))}
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

function countedAs({ offenceNumber, offenceOn }: SanctionList): string {
  const number = offenceNumber === 1 ? 'a first offense' : `offense number ${offenceNumber}`;
  return `Counted as ${number}, on ${dayText(offenceOn)}.`;
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
        <div class="event">
          <DayInput
            id="offence-on"
            label="Day of the offense, or its first day"
            value={form.offenceOn}
            onDay={(offenceOn) => change({ offenceOn })}
          />
        </div>
        <div class="event">
          <DayInput
            id="offence-ended"
            label="Its last day, if it went on (optional)"
            value={form.endedOn}
            onDay={(endedOn) => change({ endedOn })}
          />
        </div>
      </div>
      <EarlierOffences earlier={form.earlier} onEarlier={(earlier) => change({ earlier })} />
      <p class="problems" role="status">
        {problem ?? ''}
      </p>
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      <div class="results" aria-busy={asked.asking}>
        {/* One line is spoken; the table below it can be read when it is wanted. */}
        <p class="about" role="status">
          {list === null ? '' : countedAs(list)}
        </p>
        {list !== null && <SanctionResults list={list} />}
      </div>
    </section>
  );
}
