import type { Session } from '../../core/contracts/accounts.js';
import { PageHeading } from '../panels/page-heading.js';
import { goBackSignedIn } from './go-back-signed-in.js';
import { PasswordForm } from './password-form.js';
import { SignOut } from './sign-out.js';

/** Somebody whose password was made for them sets one of their own before anything else. */
export function TemporaryPassword({ account }: { account: NonNullable<Session['account']> }) {
  return (
    <div class="account-narrow">
      <PageHeading>Set a password of your own</PageHeading>
      <p class="about">
        You are signed in as {account.fullName} with a temporary password. It serves once: set one that only
        you know, and you can begin.
      </p>
      <PasswordForm presentLabel="Temporary password" onChanged={goBackSignedIn} />
      <SignOut />
    </div>
  );
}
