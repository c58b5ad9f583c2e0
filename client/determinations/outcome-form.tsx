import { useState } from 'preact/hooks';
import { z } from 'zod';
import { localDateOf } from '../../core/dates.js';
import { determinationSchema, type Determination } from '../../core/contracts/determinations.js';
import { giveOutcome } from '../determinations-api.js';
import { unbroken } from '../figures/format.js';
import { DayInput } from '../panels/day-input.js';
import { FailureLine } from '../panels/failure-line.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { session } from '../state/session.js';
import { useSending } from '../state/use-sending.js';
import { votesText } from './determination-words.js';
import { EvidenceFields } from './evidence-fields.js';
import { emptyOutcome, outcomeBody, outcomeProblem, votesOf, type OutcomeDraft } from './outcome-draft.js';

const conflictSchema = z.object({ current: determinationSchema });

interface FieldsProps {
  draft: OutcomeDraft;
  change: (part: Partial<OutcomeDraft>) => void;
}

function Outcomes({ item, draft, change }: FieldsProps & { item: Determination }) {
  return (
    <fieldset class="choice-list">
      <legend>Outcome: exactly one</legend>
      {item.outcomes.map(({ id, label, words }) => (
        <label key={id} class="choice">
          <input
            type="radio"
            name="outcome"
            checked={draft.outcome === id}
            onChange={() => change({ outcome: id })}
          />{' '}
          <span>
            <strong>{label}</strong>
            {words !== '' && words !== label && <span class="help"> {unbroken(words)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Votes({ item, draft, change }: FieldsProps & { item: Determination }) {
  if (item.kind !== 'finding' && item.votesNeeded === null) return null;
  return (
    <div class="events">
      <div class="event">
        <label for="votes-for">Votes for it</label>
        <input
          id="votes-for"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={2}
          aria-describedby="votes-help"
          value={draft.votesFor}
          onInput={(event) => change({ votesFor: event.currentTarget.value })}
        />
        <p id="votes-help" class="help" role="status">
          {votesText(votesOf(draft.votesFor) ?? null, item.votesNeeded)}
        </p>
      </div>
      <div class="event">
        <label for="votes-against">Votes against it (optional)</label>
        <input
          id="votes-against"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={2}
          value={draft.votesAgainst}
          onInput={(event) => change({ votesAgainst: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

interface Props {
  place: string;
  item: Determination;
  onGiven: (item: Determination) => void;
}

/** Gives the answer to a request, once and for all. */
export function OutcomeForm({ place, item, onGiven }: Props) {
  const today = localDateOf(new Date());
  const hasMap = (jurisdiction.value?.newestMapVersion ?? 0) > 0;
  // A body finds, and its name is entered; a request is answered by whoever records the answer.
  const answeredBy = item.kind === 'finding' ? '' : (session.peek()?.account?.fullName ?? '');
  const [draft, setDraft] = useState(() => emptyOutcome(today, answeredBy, hasMap));
  const [problem, setProblem] = useState('');
  const change = (part: Partial<OutcomeDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const { sending, failure, send } = useSending(async () => {
    onGiven(await giveOutcome(place, item.number, item.revision, outcomeBody(draft)));
  });
  const current = conflictSchema.safeParse(failure?.conflict).data?.current ?? null;
  const submit = (): void => {
    const wrong = outcomeProblem(draft, item, today);
    setProblem(wrong ?? '');
    if (wrong === null) send();
  };
  return (
    <section class="calculator" aria-labelledby="answer-part">
      <h3 id="answer-part">Give the answer</h3>
      <p class="help">
        It is given once. What was answered is not changed afterwards; a later request replaces it.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Outcomes item={item} draft={draft} change={change} />
        <div class="events">
          <div class="event">
            <DayInput
              id="decided-on"
              label="Day of the answer"
              value={draft.decidedOn}
              onDay={(decidedOn) => change({ decidedOn })}
            />
          </div>
          <div class="event">
            <label for="decided-by">Given by</label>
            <input
              id="decided-by"
              type="text"
              autocomplete="off"
              required
              maxLength={200}
              value={draft.decidedBy}
              onInput={(event) => change({ decidedBy: event.currentTarget.value })}
            />
          </div>
        </div>
        <Votes item={item} draft={draft} change={change} />
        <div class="long-field">
          <label for="statement">The answer in words</label>
          <textarea
            id="statement"
            rows={4}
            required
            maxLength={5000}
            value={draft.statement}
            onInput={(event) => change({ statement: event.currentTarget.value })}
          />
        </div>
        <EvidenceFields hasMap={hasMap} draft={draft} change={change} />
        <p class="problems" role="alert">
          {problem}
        </p>
        <FailureLine failure={failure} />
        {current !== null && (
          <p class="notice">
            {current.outcome === null
              ? 'Somebody else changed this request meanwhile. '
              : `Somebody else answered it meanwhile: ${current.outcomeLabel ?? current.outcome}. `}
            <button type="button" class="link" onClick={() => onGiven(current)}>
              See it as it is now
            </button>
          </p>
        )}
        <p class="buttons">
          <button type="submit" class="primary" aria-disabled={sending}>
            {sending ? 'Recording it…' : 'Record the answer'}
          </button>
        </p>
      </form>
    </section>
  );
}
