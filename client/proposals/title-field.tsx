import { useEffect, useState } from 'preact/hooks';
import { LIMITS } from '../../core/contracts/screening.js';
import { draft } from '../state/draft.js';
import { UNTITLED } from '../state/saved.js';

/** The title of the proposal; it is taken over when the field is left. */
export function TitleField() {
  const { id, title } = draft.value;
  const [typed, setTyped] = useState(title);
  useEffect(() => setTyped(title), [id, title]);
  return (
    <>
      <label class="visually-hidden" for="proposal-title">
        Title of this proposal
      </label>
      <input
        id="proposal-title"
        class="proposal-title"
        type="text"
        autocomplete="off"
        maxLength={LIMITS.nameLength}
        placeholder={UNTITLED}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => (draft.value = { ...draft.peek(), title: event.currentTarget.value })}
      />
    </>
  );
}
