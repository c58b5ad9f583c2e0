import { FailureNote } from '../panels/failure-note.js';
import { loadSession, sessionFailure } from '../state/session.js';

/** In place of what hangs on who is signed in, until that is known; or that it could not be asked, with another try. */
export function AwaitedSession() {
  const failure = sessionFailure.value;
  return failure === null ? (
    <p class="loading">Asking who is signed in…</p>
  ) : (
    <FailureNote failure={failure} again={() => void loadSession()} />
  );
}
