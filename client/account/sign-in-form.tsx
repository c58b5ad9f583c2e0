import { useState } from 'preact/hooks';
import { signIn } from '../account-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { whereOneWas } from '../state/came-from.js';
import { session, takeSession } from '../state/session.js';
import { useSending } from '../state/use-sending.js';
import { goBackSignedIn } from './go-back-signed-in.js';
import { PasswordField } from './password-field.js';

function OpenIdConnect() {
  const offered = session.value?.openIdConnect ?? null;
  if (offered === null) return null;
  return (
    <p class="open-id-connect">
      <a class="button" href={`${offered.start}?to=${encodeURIComponent(formatAddress(whereOneWas()))}`}>
        Sign in with {offered.name}
      </a>
    </p>
  );
}

/** Signing in with a name and a password, or with another server where one is set up. */
export function SignInForm() {
  const [signInName, setName] = useState('');
  const [password, setPassword] = useState('');
  const { sending, failure, send } = useSending(async () => {
    const answer = await signIn({ signInName: signInName.trim(), password });
    takeSession(answer);
    if (answer.account?.passwordIsTemporary !== true) goBackSignedIn();
  });
  return (
    <div class="account-narrow">
      <PageHeading>Sign in</PageHeading>
      <p class="about">
        Checking parcels and screening proposals takes no account. An account is for those who work on the
        map: planners, naturalists, administrators.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div class="account-field">
          <label for="sign-in-name">Sign-in name</label>
          <input
            id="sign-in-name"
            type="text"
            autocomplete="username"
            autocapitalize="none"
            spellcheck={false}
            required
            maxLength={80}
            value={signInName}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <PasswordField
          id="sign-in-password"
          label="Password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
          wrong={failure !== null && failure.kind === 'refused'}
        />
        <FailureLine failure={failure} />
        <button type="submit" class="primary" aria-disabled={sending}>
          {sending ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <OpenIdConnect />
      <p class="help">
        Forgotten your password? An administrator of this installation can give you a new one.
      </p>
    </div>
  );
}
