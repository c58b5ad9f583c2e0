import { useState } from 'preact/hooks';
import { LIMITS } from '../../core/contracts/screening.js';
import { countText } from '../figures/format.js';
import { FailureLine } from '../panels/failure-line.js';
import { focusSoon } from '../panels/focus-soon.js';
import { removeEverywhere, renameKept } from '../state/change-kept.js';
import { openDraft } from '../state/kept.js';
import { openSaved } from '../state/open-proposal.js';
import { UNTITLED } from '../state/saved.js';
import { useSending } from '../state/use-sending.js';
import { momentText } from './ago.js';
import { placeWords, type Entry } from './entries.js';

interface Props {
  place: string;
  entry: Entry;
  /** after something was changed on the server */
  changed: () => void;
  /** after it was opened */
  opened: () => void;
  /** takes it out of this browser; can be taken back */
  remove: () => void;
}

function Rename({
  place,
  entry,
  changed,
  done,
}: Pick<Props, 'place' | 'entry' | 'changed'> & { done: () => void }) {
  const [title, setTitle] = useState(entry.title);
  const sending = useSending(async () => {
    await renameKept(place, entry, title.trim());
    changed();
    done();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') sending.send();
      }}
    >
      <p class="field">
        <label for={`title-${entry.key}`}>Title</label>
        <input
          id={`title-${entry.key}`}
          type="text"
          required
          autocomplete="off"
          maxLength={LIMITS.nameLength}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </p>
      <p class="buttons">
        <button type="submit" aria-disabled={sending.sending}>
          Rename
        </button>
        <button type="button" onClick={done}>
          Cancel
        </button>
      </p>
      <FailureLine failure={sending.failure} />
    </form>
  );
}

function Delete({
  place,
  entry,
  changed,
  done,
}: Pick<Props, 'place' | 'entry' | 'changed'> & { done: () => void }) {
  const sending = useSending(async () => {
    await removeEverywhere(place, entry);
    changed();
    focusSoon('proposal-part-heading');
  });
  return (
    <div role="group" aria-label={`Delete ${entry.title}`}>
      <p>
        It is deleted from the server and from this browser for good
        {(entry.item?.shareKey ?? null) === null ? '' : ', and its link shows nothing any more'}.
      </p>
      <p class="buttons">
        <button
          type="button"
          id={`delete-${entry.key}`}
          aria-disabled={sending.sending}
          onClick={sending.send}
        >
          Delete it for good
        </button>
        <button type="button" onClick={done}>
          Keep it
        </button>
      </p>
      <FailureLine failure={sending.failure} />
    </div>
  );
}

/** One proposal of the list: what it is called, where it is kept, and what can be done with it. */
export function ProposalEntry({ place, entry, changed, opened, remove }: Props) {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const title = entry.title.trim() === '' ? UNTITLED : entry.title;
  const opening = useSending(async () => {
    if (entry.item !== null) await openSaved(place, entry.item.id);
    else if (entry.draft !== null) openDraft(entry.draft);
    opened();
  });
  const begin = (what: 'renaming' | 'deleting', focus: string) => (): void => {
    setDoing(what);
    focusSoon(`${focus}-${entry.key}`);
  };
  const end = (): void => {
    setDoing('nothing');
    focusSoon(`rename-${entry.key}`);
  };
  return (
    <li class={entry.isOpen ? 'proposal-entry open' : 'proposal-entry'}>
      <h3>
        {title} {entry.isOpen && <span class="tag">open</span>}
      </h3>
      <p class="secondary">
        {countText(entry.alternatives, 'alternative', 'alternatives')}, {placeWords(entry)}. Changed{' '}
        {momentText(entry.changedAt)}.
      </p>
      {doing === 'nothing' && (
        <p class="proposal-acts">
          {!entry.isOpen && (
            <button type="button" class="link" aria-label={`Open ${title}`} onClick={opening.send}>
              Open
            </button>
          )}
          <button
            type="button"
            class="link"
            id={`rename-${entry.key}`}
            aria-label={`Rename ${title}`}
            onClick={begin('renaming', 'title')}
          >
            Rename
          </button>
          <button
            type="button"
            class="link"
            aria-label={`Delete ${title}`}
            onClick={entry.item === null ? remove : begin('deleting', 'delete')}
          >
            Delete
          </button>
        </p>
      )}
      {doing === 'renaming' && <Rename place={place} entry={entry} changed={changed} done={end} />}
      {doing === 'deleting' && <Delete place={place} entry={entry} changed={changed} done={end} />}
      <FailureLine failure={opening.failure} />
    </li>
  );
}
