import { session } from '../state/session.js';
import { AwaitedSession } from './awaited-session.js';
import { SignInForm } from './sign-in-form.js';
import { OwnAccount } from './own-account.js';
import { TemporaryPassword } from './temporary-password.js';

/** Signing in and out, one's own account, and for an administrator the accounts of all. */
export function AccountPage() {
  const known = session.value;
  if (known === null) return <AwaitedSession />;
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
