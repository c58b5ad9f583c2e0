import { useEffect, useState } from 'preact/hooks';
import { SignInLink } from '../amend/sign-in-way.js';
import type { SavedProposalItem } from '../../core/contracts/saved-proposals.js';
import { DownloadMenu } from '../downloads/download-menu.js';
import { proposalsOffer } from '../downloads/offers.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import { FailureNote } from '../panels/failure-note.js';
import { focusSoon } from '../panels/focus-soon.js';
import { listSaved } from '../saved-api.js';
import { removeHere } from '../state/change-kept.js';
import { draft } from '../state/draft.js';
import { keptChanges, openedPlace } from '../state/kept.js';
import { beginProposal, draftsOf, isUnsaved } from '../state/open-proposal.js';
import { mayKeep, UNTITLED } from '../state/saved.js';
import { entriesOf, type Entry } from './entries.js';
import { PartFrame } from './part-frame.js';
import { ProposalEntry } from './proposal-entry.js';
import { closePart } from './proposal-head.js';

interface Listed {
  items: readonly SavedProposalItem[];
  next: string | null;
}

/** What the server keeps, page after page. */
function useListed(place: string | null) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const revision = draft.value.saved?.revision ?? 0;
  const ask = (before: Listed | null, signal?: AbortSignal): void => {
    if (place === null) return;
    setFailure(null);
    listSaved(place, before?.next ?? null, signal)
      .then(({ items, next }) => setListed({ items: [...(before?.items ?? []), ...items], next }))
      .catch((error: unknown) => {
        if (!isAbort(error)) setFailure(failureOf(error));
      });
  };
  useEffect(() => {
    if (!mayKeep.peek()) return undefined;
    const asking = new AbortController();
    ask(null, asking.signal);
    return () => asking.abort();
  }, [place, turn, revision, mayKeep.value]);
  return { listed, failure, again: () => setTurn(turn + 1), more: () => ask(listed) };
}

function Removed({ title, back }: { title: string; back: () => void }) {
  return (
    <p class="notice" role="status">
      {title} was deleted.{' '}
      <button type="button" class="link" id="bring-back" onClick={back}>
        Bring it back
      </button>
    </p>
  );
}

/** The proposals of the person at the page in this municipality, on the server and in this browser. */
export function ProposalList() {
  const place = openedPlace.value;
  const { listed, failure, again, more } = useListed(place);
  const [removed, setRemoved] = useState<{ title: string; back: () => void } | null>(null);
  // Followed, so that what another tab keeps is seen.
  const entries =
    place === null || keptChanges.value < 0
      ? []
      : entriesOf(draftsOf(place), listed?.items ?? [], draft.value.id, isUnsaved);
  const remove = (entry: Entry) => (): void => {
    if (place === null || entry.draft === null) return;
    const back = removeHere(place, entry.draft);
    setRemoved({
      title: entry.title.trim() === '' ? UNTITLED : entry.title,
      back: () => {
        back();
        setRemoved(null);
        focusSoon('proposal-part-heading');
      },
    });
    focusSoon('bring-back');
  };
  const begin = (): void => {
    beginProposal();
    closePart();
  };
  return (
    <PartFrame title="Your proposals">
      <p class="buttons">
        <button type="button" onClick={begin}>
          New proposal
        </button>
      </p>
      {removed !== null && <Removed {...removed} />}
      {failure !== null && <FailureNote failure={failure} again={again} />}
      {mayKeep.value && listed === null && failure === null && <p class="loading">Asking the server…</p>}
      {entries.length === 0 && (!mayKeep.value || listed !== null) && (
        <p>There are none yet in this municipality.</p>
      )}
      {place !== null && entries.length > 0 && (
        <ul class="proposal-entries">
          {entries.map((entry) => (
            <ProposalEntry
              key={entry.key}
              place={place}
              entry={entry}
              changed={again}
              opened={closePart}
              remove={remove(entry)}
            />
          ))}
        </ul>
      )}
      {mayKeep.value && listed?.next != null && (
        <p class="buttons">
          <button type="button" onClick={more}>
            Show more
          </button>
        </p>
      )}
      {mayKeep.value && place !== null && (listed?.items.length ?? 0) > 0 && (
        <div class="downloads">
          <DownloadMenu about="the proposals kept on the server" offers={[proposalsOffer(place)]} />
        </div>
      )}
      {!mayKeep.value && (
        <p class="secondary">
          These are kept in this browser alone. <SignInLink text="Sign in" /> to keep them on the server and
          open them on another device.
        </p>
      )}
    </PartFrame>
  );
}
