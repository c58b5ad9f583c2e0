import { FailureNote } from '../panels/failure-note.js';
import { focusSoon } from '../panels/focus-soon.js';
import { address } from '../state/route.js';
import { askShared, copyShared, leaveShared, sharedProposal } from '../state/shared.js';
import { AlternativeTabs } from './alternative-tabs.js';
import { momentText } from './ago.js';

/** Says that the proposal on screen is somebody else's, and how to have it to oneself. */
export function SharedBanner() {
  const state = sharedProposal.value;
  const key = address.value.shared;
  const copy = (): void => {
    copyShared();
    focusSoon('proposal-title');
  };
  if (state.state === 'failed') {
    const { failure } = state;
    return (
      <section class="shared-banner" aria-labelledby="shared-heading">
        <h2 id="shared-heading">There is no proposal to look at.</h2>
        {failure.code === 'NotFound' ? (
          <p role="alert">{failure.message}</p>
        ) : (
          <FailureNote failure={failure} again={() => key !== null && askShared(key)} />
        )}
        <p class="buttons">
          <button type="button" onClick={leaveShared}>
            Go to your own drawing
          </button>
        </p>
      </section>
    );
  }
  if (state.state !== 'ready') return <p class="loading">Asking for the shared proposal…</p>;
  const { title, updatedAt } = state.value;
  return (
    <section class="shared-banner" aria-label="Shared proposal">
      <div class="notice">
        <p>
          <strong>You are looking at a shared proposal.</strong> Make a copy to change it.
        </p>
        <p class="buttons no-print">
          <button type="button" class="primary" onClick={copy}>
            Make a copy
          </button>
          <button type="button" onClick={leaveShared}>
            Go to your own drawing
          </button>
        </p>
      </div>
      <p class="shared-title">{title}</p>
      <p class="about">As saved {momentText(updatedAt)}</p>
      <AlternativeTabs />
    </section>
  );
}
