import { useRef, useState } from 'preact/hooks';
import { SignInLink } from '../amend/sign-in-way.js';
import { FailureLine } from '../panels/failure-line.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { draft } from '../state/draft.js';
import { noteSaved, openedPlace } from '../state/kept.js';
import { address } from '../state/route.js';
import { mayKeep, saveNow, saving, unsaved } from '../state/saved.js';
import { useSending } from '../state/use-sending.js';
import { shareSaved } from '../saved-api.js';
import { PartFrame } from './part-frame.js';

/** @returns the address of the page that shows a shared proposal */
function linkOf(key: string): string {
  const shown = { ...taskAddress(address.value, 'proposal'), parcel: null, ordinance: null, on: null };
  return `${window.location.origin}${window.location.pathname}${formatAddress({ ...shown, shared: key })}`;
}

async function setShared(shared: boolean): Promise<void> {
  // The link shows what is on the server: all of it, before anybody looks.
  if (shared && (draft.peek().saved === null || unsaved.peek())) await saveNow();
  const { id, saved } = draft.peek();
  const place = openedPlace.peek();
  if (saved === null || place === null) return;
  const { shareKey } = await shareSaved(saved.id, shared);
  const now = draft.peek().id === id ? (draft.peek().saved ?? saved) : saved;
  noteSaved(place, id, { ...now, shareKey });
}

function Link({ shareKey }: { shareKey: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const link = linkOf(shareKey);
  const ending = useSending(() => setShared(false));
  const copy = (): void => {
    field.current?.select();
    // A page without TLS has no clipboard of its own: there the text is selected, to be copied by hand.
    const clipboard =
      'clipboard' in navigator ? navigator.clipboard.writeText(link) : Promise.reject(new Error());
    clipboard
      .then(() => setCopied('The link is copied.'))
      .catch(() => setCopied('The link is selected: copy it with Ctrl+C, or by holding it with a finger.'));
  };
  return (
    <>
      <p class="share-link">
        <label for="share-link">Link</label>
        <input
          id="share-link"
          type="text"
          readOnly
          ref={field}
          value={link}
          onFocus={() => field.current?.select()}
        />
      </p>
      <p class="buttons">
        <button type="button" class="primary" onClick={copy}>
          Copy the link
        </button>
        <button type="button" aria-disabled={ending.sending} onClick={ending.send}>
          End sharing
        </button>
      </p>
      <p class="secondary" role="status">
        {copied}
      </p>
      <FailureLine failure={ending.failure} />
    </>
  );
}

/** Makes a link that shows the proposal to others, or ends it. */
export function SharePart() {
  const shareKey = draft.value.saved?.shareKey ?? null;
  const making = useSending(() => setShared(true));
  const waiting = saving.value.state === 'waiting';
  return (
    <PartFrame title="Share this proposal">
      <p>
        Whoever has the link can look at this proposal as it is saved on the server, see what the ordinance
        says about it, and take a copy. They cannot change it, and your name is not shown. The link works
        until you end it.
      </p>
      {!mayKeep.value ? (
        <p>
          <SignInLink text="Sign in" /> to share it: what a link shows is kept on the server. Your drawing
          stays as it is.
        </p>
      ) : shareKey === null ? (
        <>
          <p class="buttons">
            <button type="button" class="primary" aria-disabled={making.sending} onClick={making.send}>
              {draft.value.saved === null ? 'Save it and make a link' : 'Make a link'}
            </button>
          </p>
          {waiting && <p>There is no connection. Make the link once there is one again.</p>}
          <FailureLine failure={making.failure} />
        </>
      ) : (
        <Link shareKey={shareKey} />
      )}
    </PartFrame>
  );
}
