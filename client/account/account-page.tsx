import { FailureNote } from '../panels/failure-note.js';
import { loadSession, session, sessionFailure } from '../state/session.js';
import { SignInForm } from './sign-in-form.js';
import { OwnAccount } from './own-account.js';
import { TemporaryPassword } from './temporary-password.js';

/** Signing in and out, one's own account, and for an administrator the accounts of all. */
export function AccountPage() {
  const known = session.value;
  const failure = sessionFailure.value;
  if (known === null)
    return failure === null ? (
      <p class="loading">Asking who is signed in…</p>
    ) : (
      <FailureNote failure={failure} again={() => void loadSession()} />
    );
  const { account } = known;
  return (
    <div class="document account">
      {account === null ? (
        <SignInForm />
      ) : account.passwordIsTemporary ? (
        <TemporaryPassword account={account} />
      ) : (
        <OwnAccount account={account} />
      )}
    </div>
  );
}
