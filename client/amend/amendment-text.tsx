import { useState } from 'preact/hooks';
import { changeText } from '../amend-api.js';
import { perform } from './acts.js';
import { amendment, mayEdit } from './amendment-state.js';
import { NoteField, TextField } from './fields.js';
import { momentDay } from './standing.js';

/** What the amendment is about and why, to be written anew while it is a draft. */
export function AmendmentText() {
  const [typed, setTyped] = useState<{ title: string; reason: string } | null>(null);
  const shown = amendment.value;
  if (shown === null) return null;
  if (typed === null)
    return (
      <div class="amendment-text">
        <p>
          <strong>{shown.title}</strong>{' '}
          <span class="secondary">
            No. {shown.number}, begun {shown.createdBy === null ? '' : `by ${shown.createdBy} `}on{' '}
            {momentDay(shown.createdAt)}
          </span>
        </p>
        {shown.restores !== null && <p>Takes back amendment {shown.restores}.</p>}
        {shown.reason !== '' && <p>{shown.reason}</p>}
        {mayEdit.value && (
          <button
            type="button"
            class="link"
            onClick={() => setTyped({ title: shown.title, reason: shown.reason })}
          >
            Change title and reason
          </button>
        )}
      </div>
    );
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    if (typed.title.trim() === '') return;
    void perform({
      what: 'The title and reason',
      operations: [],
      send: (place, revision) =>
        changeText(place, revision, { title: typed.title.trim(), reason: typed.reason.trim() }),
      done: () => setTyped(null),
    });
  };
  return (
    <form class="amend-card" aria-label="Title and reason" onSubmit={keep} noValidate>
      <TextField
        id="amendment-title"
        label="What it is about"
        value={typed.title}
        problem={typed.title.trim() === '' ? 'Give it a title.' : ''}
        onText={(title) => setTyped({ ...typed, title })}
      />
      <NoteField
        id="amendment-reason"
        label="Why (optional)"
        value={typed.reason}
        onText={(reason) => setTyped({ ...typed, reason })}
      />
      <div class="buttons">
        <button type="submit" class="primary">
          Keep it
        </button>
        <button type="button" onClick={() => setTyped(null)}>
          Cancel
        </button>
      </div>
    </form>
  );
}
