import { useState } from 'preact/hooks';
import { PASSWORD_LENGTH } from '../../core/contracts/accounts.js';
import { changePassword } from '../account-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { takeSession } from '../state/session.js';
import { useSending } from '../state/use-sending.js';
import { PasswordField } from './password-field.js';

interface Props {
  /** what the one asked for first is called */
  presentLabel: string;
  /** once another is set */
  onChanged: () => void;
}

/** Sets another password of one's own. */
export function PasswordForm({ presentLabel, onChanged }: Props) {
  const [present, setPresent] = useState('');
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState('');
  const { sending, failure, send, clear } = useSending(async () => {
    takeSession(await changePassword({ present, wanted }));
    setPresent('');
    setWanted('');
    onChanged();
  });
  const submit = (): void => {
    const short = wanted.length < PASSWORD_LENGTH.least;
    clear();
    setProblem(
      short
        ? `The new password has ${wanted.length} characters; it takes at least ${PASSWORD_LENGTH.least}.`
        : '',
    );
    if (!short) send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PasswordField
        id="present-password"
        label={presentLabel}
        autocomplete="current-password"
        value={present}
        onText={setPresent}
      />
      <PasswordField
        id="wanted-password"
        label="New password"
        autocomplete="new-password"
        describedBy="wanted-password-help"
        value={wanted}
        onText={setWanted}
        wrong={problem !== ''}
      />
      <p id="wanted-password-help" class="help">
        At least {PASSWORD_LENGTH.least} characters. A few words in a row are easy to keep in mind.
      </p>
      <p class="problems" role="alert">
        {problem}
      </p>
      <FailureLine failure={failure} />
      <button type="submit" class="primary" aria-disabled={sending}>
        {sending ? 'Setting it…' : 'Set the new password'}
      </button>
    </form>
  );
}
