import { useState } from 'preact/hooks';
import type { Amendment } from '../../core/contracts/amendments.js';
import { startAmendment } from '../amend-api.js';
import { failureOf, type Failure } from '../failure.js';
import { FailureNote } from '../panels/failure-note.js';
import { go } from '../state/route.js';

/** Starts a draft that takes an adopted amendment back. */
export function RestoreButton({ item }: { item: Pick<Amendment, 'jurisdiction' | 'number' | 'title'> }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const made = await startAmendment(item.jurisdiction, {
        title: `Take back: ${item.title}`.slice(0, 200),
        reason: '',
        restores: item.number,
      });
      go({ amendment: made.number });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class="link"
        aria-label={`Take it back with a new draft: amendment ${item.number}, ${item.title}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void start();
        }}
      >
        Take it back with a new draft
      </button>
      {failure !== null && <FailureNote failure={failure} again={() => void start()} />}
    </>
  );
}
