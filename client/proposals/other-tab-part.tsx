import { findDraft } from '../draw/draft-store.js';
import { browserStores, changedElsewhere, openDraft, openedPlace } from '../state/kept.js';

/** The way to the version of the other tab, and past it. */
export function OpenOther() {
  const other = changedElsewhere.value;
  const open = (): void => {
    const [stores, place] = [browserStores(), openedPlace.peek()];
    const there =
      stores === null || place === null || other === null ? null : findDraft(stores, place, other.id);
    if (there !== null) openDraft(there);
  };
  return (
    <p class="buttons">
      <button type="button" onClick={open}>
        Show the other tab’s
      </button>
      <button type="button" onClick={() => (changedElsewhere.value = null)}>
        Go on with this copy
      </button>
    </p>
  );
}
