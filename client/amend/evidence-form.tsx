import { useState } from 'preact/hooks';
import { z } from 'zod';
import { AMENDMENT_LIMITS, type NewEvidence } from '../../core/contracts/amendments.js';
import type { Document } from '../../core/contracts/documents.js';
import { addEvidence, uploadDocument } from '../amend-api.js';
import { acting, perform } from './acts.js';
import { amendment, openedPlace } from './amendment-state.js';
import { CheckField, DayField, NoteField, TextField } from './fields.js';
import { formKey, useKept } from './kept-form.js';
import { readAccuracy } from './read-fields.js';
import { changeTitle } from './standing.js';

const typedSchema = z.object({
  by: z.string(),
  on: z.string(),
  method: z.string(),
  accuracy: z.string(),
  note: z.string(),
  wetlands: z.array(z.string()),
});

type Typed = z.infer<typeof typedSchema>;

const EMPTY: Typed = { by: '', on: '', method: '', accuracy: '', note: '', wetlands: [] };

function problemsOf(typed: Typed, file: File | null): Partial<Record<keyof Typed | 'file', string>> {
  const accuracy = readAccuracy(typed.accuracy);
  return {
    ...(typed.by.trim() === '' ? { by: 'Say who delineated it.' } : {}),
    ...(typed.on === '' ? { on: 'Give the day.' } : {}),
    ...(typed.method.trim() === '' ? { method: 'Say how it was delineated.' } : {}),
    ...(accuracy.ok ? {} : { accuracy: accuracy.problem }),
    ...(file !== null && file.size > AMENDMENT_LIMITS.documentBytes
      ? { file: 'The document is larger than 20 MB.' }
      : {}),
  };
}

function evidenceOf(typed: Typed, document: Document | null): NewEvidence {
  const accuracy = readAccuracy(typed.accuracy);
  return {
    wetlands: [...typed.wetlands],
    delineatedBy: typed.by.trim(),
    delineatedOn: typed.on,
    method: typed.method.trim(),
    accuracyFt: accuracy.ok ? accuracy.accuracyFt : null,
    note: typed.note.trim(),
    ...(document === null ? {} : { document: { sha256: document.sha256, name: document.name } }),
  };
}

/** Which of the changed wetlands the evidence is about. */
function ForWetlands({ typed, onTyped }: { typed: Typed; onTyped: (typed: Typed) => void }) {
  const changes = amendment.value?.changes ?? [];
  if (changes.length < 2) return null;
  return (
    <fieldset class="plain-fieldset">
      <legend>For which wetlands (none: all that it changes)</legend>
      {changes.map((change) => (
        <CheckField
          key={change.number}
          id={`evidence-for-${change.number}`}
          label={changeTitle(change)}
          checked={typed.wetlands.includes(change.wetland)}
          onCheck={(checked) =>
            onTyped({
              ...typed,
              wetlands: checked
                ? [...typed.wetlands, change.wetland]
                : typed.wetlands.filter((id) => id !== change.wetland),
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** Evidence to be attached. What is typed stays until it is, also when the page is loaded anew; a file cannot. */
export function EvidenceForm() {
  const [typed, setTyped] = useKept(formKey(openedPlace.value, 'evidence'), typedSchema, EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const found = problemsOf(typed, file);
  const problems = tried ? found : {};
  const set = (change: Partial<Typed>): void => setTyped({ ...typed, ...change });

  const attach = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) {
      const form = event.currentTarget;
      requestAnimationFrame(() => {
        const wrong = form instanceof HTMLElement ? form.querySelector('[aria-invalid="true"]') : null;
        if (wrong instanceof HTMLElement) wrong.focus();
      });
      return;
    }
    let document: Document | null = null;
    void perform({
      what: `The evidence of ${typed.by.trim()}`,
      operations: [],
      send: async (place, revision) => {
        if (file !== null) document ??= await uploadDocument(place.jurisdiction, file);
        return addEvidence(place, revision, evidenceOf(typed, document));
      },
      done: () => {
        setTyped(EMPTY);
        setFile(null);
        setTried(false);
        // A field for a file can only be emptied by a new one.
        setTurn(turn + 1);
      },
    });
  };

  return (
    <form class="amend-card" onSubmit={attach} aria-labelledby="attach-heading" noValidate>
      <h4 id="attach-heading">Attach evidence</h4>
      <TextField
        id="evidence-by"
        label="Who delineated it"
        value={typed.by}
        problem={problems.by ?? ''}
        onText={(by) => set({ by })}
      />
      <DayField
        id="evidence-on"
        label="When"
        value={typed.on}
        problem={problems.on ?? ''}
        onText={(on) => set({ on })}
      />
      <TextField
        id="evidence-method"
        label="By what method"
        help="Such as: field delineation with total station, soils and vegetation."
        value={typed.method}
        problem={problems.method ?? ''}
        onText={(method) => set({ method })}
      />
      <TextField
        id="evidence-accuracy"
        label="Accuracy, in feet"
        help="Such as 0.5. Empty: not recorded."
        inputMode="decimal"
        maxLength={20}
        value={typed.accuracy}
        problem={problems.accuracy ?? ''}
        onText={(accuracy) => set({ accuracy })}
      />
      <NoteField
        id="evidence-note"
        label="Note (optional)"
        value={typed.note}
        onText={(note) => set({ note })}
      />
      <ForWetlands typed={typed} onTyped={setTyped} />
      <div class="amend-field">
        <label for="evidence-document">Document (optional)</label>
        <p id="evidence-document-help" class="help">
          The report, the plan, a photograph: up to 20 MB.
        </p>
        <input
          key={turn}
          id="evidence-document"
          type="file"
          aria-describedby="evidence-document-help"
          aria-invalid={problems.file !== undefined}
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        {problems.file !== undefined && <p class="problems">{problems.file}</p>}
      </div>
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={acting.value !== null}>
          Attach it
        </button>
      </div>
    </form>
  );
}
