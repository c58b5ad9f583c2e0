import { useState } from 'preact/hooks';
import { z } from 'zod';
import { startAmendment } from '../amend-api.js';
import { failureOf, type Failure } from '../failure.js';
import { FailureNote } from '../panels/failure-note.js';
import { address, go } from '../state/route.js';
import { loadSession } from '../state/session.js';
import { NoteField, TextField } from './fields.js';
import { formKey, useKept } from './kept-form.js';

const typedSchema = z.object({ title: z.string(), reason: z.string() });
const EMPTY = { title: '', reason: '' };

/** Under this number, which no amendment has, the one that is about to be begun is kept. */
const NEW = 0;

/** A new draft: what it is about and why. What is typed stays until the draft is there. */
export function NewAmendmentForm() {
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { jurisdiction } = address.value;
  const key = formKey(jurisdiction === null ? null : { jurisdiction, number: NEW }, 'text');
  const [typed, setTyped] = useKept(key, typedSchema, EMPTY);
  const { title, reason } = typed;

  const start = async (): Promise<void> => {
    setTried(true);
    if (title.trim() === '' || jurisdiction === null || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const made = await startAmendment(jurisdiction, { title: title.trim(), reason: reason.trim() });
      setTyped(EMPTY);
      go({ amendment: made.number });
    } catch (error) {
      const why = failureOf(error);
      setFailure(why);
      if (why.code === 'SignInNeeded') void loadSession();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      class="amend-card"
      aria-labelledby="new-amendment-heading"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h3 id="new-amendment-heading">Start an amendment</h3>
      <p class="help">
        A draft changes nothing on the map until it is adopted. You can leave it and come back to it.
      </p>
      <TextField
        id="amendment-title"
        label="What it is about"
        value={title}
        problem={tried && title.trim() === '' ? 'Give it a title.' : ''}
        onText={(text) => setTyped({ ...typed, title: text })}
      />
      <NoteField
        id="amendment-reason"
        label="Why (optional)"
        value={reason}
        onText={(text) => setTyped({ ...typed, reason: text })}
      />
      {failure !== null && (
        <FailureNote failure={failure} kept="What you typed is kept." again={() => void start()} />
      )}
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={busy}>
          Start the draft
        </button>
      </div>
    </form>
  );
}
