import { useState } from 'preact/hooks';
import { formatAddress, taskAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';
import { takeStep, type Step } from '../amend-api.js';
import { acting, perform } from './acts.js';
import { AdoptForm } from './adopt-form.js';
import { amendment } from './amendment-state.js';
import { NoteField } from './fields.js';
import { RestoreButton } from './restore-button.js';
import { standingText } from './standing.js';

/** A step that takes a reason. */
function ReasonedStep({
  step,
  label,
  means,
  done,
}: {
  step: Extract<Step, 'reopen' | 'withdraw'>;
  label: string;
  means: string;
  done: string;
}) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  if (!open)
    return (
      <div class="step">
        <button type="button" onClick={() => setOpen(true)}>
          {label}
        </button>
        <p class="help">{means}</p>
      </div>
    );
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (note.trim() === '') return;
    void perform({
      what: done,
      operations: [],
      send: (place, revision) => takeStep(place, revision, step, { note: note.trim() }),
    });
  };
  return (
    <form class="amend-card" onSubmit={take} noValidate>
      <h4>{label}</h4>
      <p class="help">{means}</p>
      <NoteField
        id={`${step}-note`}
        label="Why"
        value={note}
        problem={tried && note.trim() === '' ? 'Say why.' : ''}
        onText={setNote}
      />
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={acting.value !== null}>
          {label}
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function Propose() {
  const propose = (): void =>
    void perform({
      what: 'Proposing it',
      operations: [],
      send: (place, revision) => takeStep(place, revision, 'propose', {}),
    });
  return (
    <div class="step">
      <button type="button" class="primary" aria-disabled={acting.value !== null} onClick={propose}>
        Propose it
      </button>
      <p class="help">
        It is checked, and then nobody changes it any more while it is decided. It can go back to being a
        draft.
      </p>
    </div>
  );
}

function AfterDecision() {
  const shown = amendment.value;
  if (shown === null) return null;
  const past = taskAddress(address.value, 'history');
  return (
    <>
      <p>
        <strong>{standingText(shown)}.</strong>
        {shown.reference !== null && ` By ${shown.reference}.`}
        {shown.decisionNote !== null && shown.decisionNote !== '' && ` “${shown.decisionNote}”`}
      </p>
      {shown.adoptedVersion !== null && (
        <p>
          <a href={formatAddress({ ...past, version: shown.adoptedVersion })}>
            See map {shown.adoptedVersion} in the history
          </a>
        </p>
      )}
      {shown.adoptedVersion !== null && may('naturalist') && (
        <p>
          <RestoreButton item={shown} />
        </p>
      )}
    </>
  );
}

const WITHDRAW = {
  step: 'withdraw',
  label: 'Withdraw it',
  means: 'It stays on record with the reason, and is not worked on any further. The map stays as it is.',
  done: 'Withdrawing it',
} as const;

/** The way of an amendment from draft to map, or out of it. */
export function DecisionSection() {
  const shown = amendment.value;
  if (shown === null) return null;
  const allowed = may('naturalist');
  return (
    <section aria-labelledby="decision-heading">
      <h3 id="decision-heading">Decision</h3>
      {(shown.state === 'adopted' || shown.state === 'withdrawn') && <AfterDecision />}
      {!allowed && (shown.state === 'draft' || shown.state === 'proposed') && (
        <p>A naturalist of the municipality proposes and adopts it.</p>
      )}
      {allowed && shown.state === 'draft' && (
        <>
          <Propose />
          <ReasonedStep {...WITHDRAW} />
        </>
      )}
      {allowed && shown.state === 'proposed' && (
        <>
          <AdoptForm />
          <ReasonedStep
            step="reopen"
            label="Back to draft"
            means="It can be changed again, and has to be proposed again."
            done="Making it a draft again"
          />
          <ReasonedStep {...WITHDRAW} />
        </>
      )}
    </section>
  );
}
