import type { DownloadState } from './use-download.js';

function coming({ what, share }: Extract<DownloadState, { state: 'coming' }>): string {
  return share === null ? `Making the ${what}…` : `Fetching the ${what}: ${Math.floor(share * 100)}%`;
}

/** How a download stands, beside its button, with the way to stop it or to try again. */
export function DownloadStanding({ now, stop }: { now: DownloadState; stop: () => void }) {
  return (
    <>
      <span role="status" class="download-standing">
        {now.state === 'coming' && coming(now)}
        {now.state === 'saved' && `${now.name} was downloaded.`}
        {now.state === 'failed' && now.failure.message}
      </span>
      {now.state === 'coming' && (
        <button type="button" class="link" onClick={stop}>
          Stop
        </button>
      )}
      {now.state === 'failed' && (
        <button type="button" class="link" onClick={now.again}>
          Try again
        </button>
      )}
    </>
  );
}
