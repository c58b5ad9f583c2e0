import { browserOnline, connected } from '../state/connection.js';

/** Says that there is no connection and what that means; the place is there before it says anything. */
export function OfflineNote() {
  return (
    <div class="offline-note no-print" role="status">
      {!connected.value && (
        <p>
          <svg class="note-mark" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1.5 6.5a9.5 9.5 0 0 1 13 0M4 9.2a6 6 0 0 1 8 0M8 12.6v.1M2.5 1.5l11 13" />
          </svg>
          <strong>{browserOnline.value ? 'The server does not answer.' : 'No connection.'}</strong> What you
          draw is kept in this browser; figures come back with the connection.
        </p>
      )}
    </div>
  );
}
