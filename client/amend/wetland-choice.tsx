import { useState } from 'preact/hooks';
import { choiceFailure, chooseWetland, choosing, inView, stateOf } from './wetlands.js';
import { amendment } from './amendment-state.js';
import { wetlandTitle } from './standing.js';

/** Wetlands in view and those that the draft has, by their ids. */
function options(): (readonly [string, string])[] {
  const listed = new Map(inView.value.map(({ id, name }) => [id, name]));
  for (const { wetland, after } of amendment.value?.changes ?? []) {
    if (after === null) listed.delete(wetland);
    else listed.set(wetland, after.name);
  }
  return [...listed]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, name]) => [id, wetlandTitle(id, stateOf(id)?.name ?? name)] as const);
}

/** The way to a wetland without a pointer: from those in view, or by its id. */
export function WetlandChoice({ label }: { label: string }) {
  const [typed, setTyped] = useState('');
  const failure = choiceFailure.value;
  const listed = options();
  return (
    <form
      class="wetland-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void chooseWetland(typed.trim()).then(() => setTyped(''));
      }}
    >
      <label for="wetland-choice">{label}</label>
      <p id="wetland-choice-help" class="help">
        Click it on the map, or choose it here:{' '}
        {listed.length === 0 ? 'none is in view' : 'those in view are listed'}.
      </p>
      <div class="together">
        <input
          id="wetland-choice"
          type="text"
          list="wetlands-in-view"
          autocomplete="off"
          maxLength={80}
          aria-describedby="wetland-choice-help"
          value={typed}
          onInput={(event) => {
            const { value } = event.currentTarget;
            setTyped(value);
            // Taking one from the list says it whole.
            if (event instanceof InputEvent && event.inputType !== 'insertReplacementText') return;
            if (listed.some(([id]) => id === value)) void chooseWetland(value).then(() => setTyped(''));
          }}
        />
        <datalist id="wetlands-in-view">
          {listed.map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </datalist>
        <button type="submit">Choose</button>
      </div>
      {choosing.value && <p class="loading">Fetching the wetland…</p>}
      {failure !== null && (
        <p class="problems" role="alert">
          {failure.failure.message}
        </p>
      )}
    </form>
  );
}
