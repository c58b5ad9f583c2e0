import { useEffect, useState } from 'preact/hooks';
import { draft } from '../state/draft.js';
import { keptHere, type KeptHere } from '../state/kept.js';
import { mayKeep, saveNow, saving, unsaved, type Saving } from '../state/saved.js';
import { agoText } from './ago.js';

const TICK_MS = 30_000;

/** What is said of where the proposal is kept. */
export interface KeptText {
  text: string;
  /** whether it is to be noticed */
  trouble: boolean;
}

/**
 * @param savedAt  when it was last the same here and on the server; null: it is in this browser alone
 * @param ago  how long ago that was
 */
export function keptText(
  { here, saving: { state }, changed }: { here: KeptHere; saving: Saving; changed: boolean },
  savedAt: string | null,
  ago: (iso: string) => string,
): KeptText {
  if (here === 'refused' && (savedAt === null || changed))
    return {
      text: 'Not kept: this browser’s storage is full or switched off. Save it on the server, or download the answer, before you close this page.',
      trouble: true,
    };
  if (state === 'waiting')
    return {
      text: 'Not saved yet: no connection. It is kept in this browser and will be saved.',
      trouble: true,
    };
  if (state === 'failed') return { text: 'Not saved. It is kept in this browser.', trouble: true };
  if (state === 'conflict')
    return { text: 'Not saved: it was changed elsewhere. Yours is kept in this browser.', trouble: true };
  if (state === 'sending') return { text: 'Saving on the server…', trouble: false };
  if (savedAt === null) return { text: 'Kept in this browser.', trouble: false };
  return changed
    ? { text: 'Changes are kept in this browser and not saved on the server yet.', trouble: false }
    : { text: `Saved on the server ${ago(savedAt)}.`, trouble: false };
}

/** Where the proposal is kept, and the way to have it kept on the server. */
export function KeptLine() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { saved } = draft.value;
  const standing = { here: keptHere.value, saving: saving.value, changed: unsaved.value };
  const { text, trouble } = keptText(standing, saved?.at ?? null, (iso) =>
    agoText(iso, Math.max(now, Date.now())),
  );
  const offers = mayKeep.value && saving.value.state !== 'sending' && saving.value.state !== 'conflict';
  // The minutes that go by are not read out.
  const spoken = keptText(standing, saved?.at ?? null, () => '').text.replace(' .', '.');
  return (
    <p class={trouble ? 'kept-line trouble' : 'kept-line'}>
      <span aria-hidden="true">{text}</span>
      <span class="visually-hidden" role="status">
        {spoken}
      </span>{' '}
      {offers && (saved === null || unsaved.value || saving.value.state === 'failed') && (
        <button type="button" class="link" onClick={() => void saveNow()}>
          {saved === null ? 'Save on the server' : 'Save now'}
        </button>
      )}
    </p>
  );
}
