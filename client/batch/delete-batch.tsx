import { useState } from 'preact/hooks';
import { deleteBatch } from '../batch-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { focusSoon } from '../panels/focus-soon.js';
import { go } from '../state/route.js';
import { useSending } from '../state/use-sending.js';

/** Deletes a screening of all parcels with its table, after a question. */
export function DeleteBatch({ place, id }: { place: string; id: string }) {
  const [asked, setAsked] = useState(false);
  const { sending, failure, send } = useSending(async () => {
    await deleteBatch(place, id);
    go({ batch: null }, true);
  });
  return (
    <section class="batch-delete" aria-label="Delete this screening">
      {asked ? (
        <div role="group" aria-labelledby="batch-delete-question">
          <p id="batch-delete-question">Delete this screening with its whole table? It cannot be had back.</p>
          <p class="buttons">
            <button id="batch-delete-now" type="button" aria-disabled={sending} onClick={send}>
              Delete it
            </button>
            <button
              type="button"
              onClick={() => {
                setAsked(false);
                focusSoon('batch-delete');
              }}
            >
              Keep it
            </button>
          </p>
        </div>
      ) : (
        <p class="buttons">
          <button
            id="batch-delete"
            type="button"
            onClick={() => {
              setAsked(true);
              focusSoon('batch-delete-now');
            }}
          >
            Delete this screening…
          </button>
        </p>
      )}
      <FailureLine failure={failure} />
    </section>
  );
}
