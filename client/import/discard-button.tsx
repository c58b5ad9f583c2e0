import type { Upload } from '../../core/contracts/uploads.js';
import { discardUpload } from '../import-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { go } from '../state/route.js';
import { useSending } from '../state/use-sending.js';

/** Removes a file that waits. */
export function DiscardButton({ place, upload }: { place: string; upload: Upload }) {
  const { sending, failure, send } = useSending(async () => {
    await discardUpload(place, upload.id);
    go({ upload: null });
  });
  return (
    <section class="discard" aria-label="Discard the file">
      <p class="help">The file is kept here for a day. Nothing of it comes in unless you import it.</p>
      <p class="buttons">
        <button type="button" aria-disabled={sending} onClick={send}>
          Discard the file
        </button>
      </p>
      <FailureLine failure={failure} />
    </section>
  );
}
