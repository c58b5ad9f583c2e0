import { useEffect, useState } from 'preact/hooks';
import { signInNameSchema, type AccountAnswer } from '../../core/contracts/accounts.js';
import { addAccount } from '../account-api.js';
import { focusSoon } from '../panels/focus-soon.js';
import { FailureLine } from '../panels/failure-line.js';
import { session } from '../state/session.js';
import { useSending } from '../state/use-sending.js';
import type { AccountDraft } from './account-draft.js';
import { AccountFields } from './account-fields.js';

type SignsIn = 'password' | 'openid-connect';

interface WayProps {
  way: SignsIn;
  onWay: (way: SignsIn) => void;
}

/** How the person will sign in, where there is more than one way. */
function WayToSignIn({ way, onWay }: WayProps) {
  const offered = session.value?.openIdConnect ?? null;
  if (offered === null) return null;
  const ways: readonly (readonly [SignsIn, string])[] = [
    ['password', 'With a password'],
    ['openid-connect', `With ${offered.name}, recognized by the e-mail address`],
  ];
  return (
    <fieldset class="roles">
      <legend>How the person signs in</legend>
      {ways.map(([value, label]) => (
        <label key={value} class="choice">
          <input type="radio" name="signs-in" checked={way === value} onChange={() => onWay(value)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  onMade: (answer: AccountAnswer) => void;
  onCancel: () => void;
}

/** Adds an account. */
export function NewAccountForm({ onMade, onCancel }: Props) {
  const [signInName, setName] = useState('');
  const [draft, setDraft] = useState<AccountDraft>({ fullName: '', email: '', roles: [] });
  const [way, setWay] = useState<SignsIn>('password');
  useEffect(() => focusSoon('new-sign-in-name'), []);
  const wrong = signInName !== '' && !signInNameSchema.safeParse(signInName).success;
  const { sending, failure, send } = useSending(async () => {
    const { fullName, email, roles } = draft;
    onMade(
      await addAccount({
        signInName,
        fullName: fullName.trim(),
        ...(email.trim() === '' ? {} : { email: email.trim() }),
        roles: [...roles],
        signsIn: way,
      }),
    );
  });
  return (
    <form
      class="account-form"
      aria-label="Add an account"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) send();
      }}
    >
      <div class="account-field">
        <label for="new-sign-in-name">Sign-in name</label>
        <input
          id="new-sign-in-name"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          maxLength={80}
          aria-describedby="new-sign-in-name-help"
          aria-invalid={wrong}
          value={signInName}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span id="new-sign-in-name-help" class="help">
          2 to 80 letters, digits or . _ - @, beginning with a letter or a digit. It stays as it is.
        </span>
      </div>
      <WayToSignIn way={way} onWay={setWay} />
      <AccountFields id="new" draft={draft} onDraft={setDraft} emailNeeded={way === 'openid-connect'} />
      <FailureLine failure={failure} />
      <p class="buttons">
        <button type="submit" class="primary" aria-disabled={sending}>
          {sending ? 'Adding it…' : 'Add the account'}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
