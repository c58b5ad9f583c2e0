import { useState } from 'preact/hooks';
import { isCalendarDate } from '../../core/dates.js';
import { takeStep } from '../amend-api.js';
import { dayText } from '../figures/format.js';
import { signedSqFtText } from '../history/change-words.js';
import { acting, perform } from './acts.js';
import { amendment, reloadMapVersion } from './amendment-state.js';
import { ChangesInShort } from './changes-in-short.js';
import { DayField, NoteField, TextField } from './fields.js';

/** Adopting: from which day, by what, with a last look at what it changes. */
export function AdoptForm() {
  const [effectiveOn, setEffectiveOn] = useState('');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const shown = amendment.value;
  if (shown === null) return null;
  const dayProblem = isCalendarDate(effectiveOn) ? '' : 'Give the day from which the map holds.';
  const referenceProblem = reference.trim() === '' ? 'Name the resolution or local law.' : '';

  const adopt = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isCalendarDate(effectiveOn) || referenceProblem !== '') return;
    const body = { effectiveOn, reference: reference.trim(), note: note.trim() };
    void perform({
      what: 'Adopting it',
      operations: [],
      send: (place, revision) => takeStep(place, revision, 'adopt', body),
      done: reloadMapVersion,
    });
  };

  return (
    <form class="amend-card" onSubmit={adopt} aria-labelledby="adopt-heading" noValidate>
      <h4 id="adopt-heading">Adopt it</h4>
      <p class="help">
        It becomes the next version of the map, for good: what it changes can be taken back only by another
        amendment.
      </p>
      <DayField
        id="adopt-on"
        label="In effect from"
        value={effectiveOn}
        problem={tried ? dayProblem : ''}
        onText={setEffectiveOn}
      />
      <TextField
        id="adopt-reference"
        label="Resolution or local law"
        help="Such as: Resolution 2026-41 of the Board of Trustees."
        maxLength={300}
        value={reference}
        problem={tried ? referenceProblem : ''}
        onText={setReference}
      />
      <NoteField id="adopt-note" label="Note (optional)" value={note} onText={setNote} />
      <p>
        <strong>A last look:</strong> {signedSqFtText(shown.totals.netSqFt)} sq ft of wetland
        {isCalendarDate(effectiveOn) ? ` from ${dayText(effectiveOn)}` : ''}.
      </p>
      <ChangesInShort />
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={acting.value !== null}>
          Adopt it
        </button>
      </div>
    </form>
  );
}
