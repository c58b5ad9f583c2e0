import { signOut } from '../account-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { takeSession } from '../state/session.js';
import { useSending } from '../state/use-sending.js';

/** Ends the session. */
export function SignOut() {
  const { sending, failure, send } = useSending(async () => {
    takeSession(await signOut());
  });
  return (
    <>
      <p class="buttons">
        <button type="button" aria-disabled={sending} onClick={send}>
          {sending ? 'Signing out…' : 'Sign out'}
        </button>
      </p>
      <FailureLine failure={failure} />
    </>
  );
}
