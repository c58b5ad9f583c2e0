import { useState } from 'preact/hooks';
import type { AmendmentChange, Operation } from '../../core/contracts/amendments.js';
import { changeWetlands } from '../amend-api.js';
import { perform } from './acts.js';
import { NoteField } from './fields.js';
import { changeTitle } from './standing.js';

/** The note of a change, written anew. The change itself stays as it is. */
export function ChangeNote({ change }: { change: AmendmentChange }) {
  const [text, setText] = useState<string | null>(null);
  const title = changeTitle(change);
  if (text === null)
    return (
      <button type="button" aria-label={`Note on ${title}`} onClick={() => setText(change.note)}>
        Note
      </button>
    );
  const keep = (): void => {
    const operation: Operation = {
      operation: 'reclassify',
      wetland: change.wetland,
      // An operation names something; the name as it is changes nothing but the note.
      attributes: { name: change.after?.name ?? null },
      note: text.trim(),
    };
    void perform({
      what: `The note on ${title}`,
      operations: [operation],
      send: (place, revision) => changeWetlands(place, revision, [operation]),
      done: () => setText(null),
    });
  };
  return (
    <div class="change-note">
      <NoteField id={`note-${change.number}`} label={`Note on ${title}`} value={text} onText={setText} />
      <div class="buttons">
        <button type="button" class="primary" onClick={keep}>
          Keep the note
        </button>
        <button type="button" onClick={() => setText(null)}>
          Cancel
        </button>
      </div>
    </div>
  );
}
