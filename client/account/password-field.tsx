import { useState } from 'preact/hooks';

interface Props {
  id: string;
  label: string;
  value: string;
  onText: (text: string) => void;
  /** what a password manager is told */
  autocomplete: 'current-password' | 'new-password';
  describedBy?: string | undefined;
  wrong?: boolean | undefined;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ id, label, value, onText, autocomplete, describedBy, wrong }: Props) {
  const [shown, setShown] = useState(false);
  const attributes = {
    id,
    autocapitalize: 'none',
    spellcheck: false,
    required: true,
    maxLength: 200,
    value,
    onInput: (event: { currentTarget: HTMLInputElement }) => onText(event.currentTarget.value),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(wrong === undefined ? {} : { 'aria-invalid': wrong }),
  } as const;
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      <span class="password">
        {shown ? (
          <input {...attributes} type="text" autocomplete={autocomplete} />
        ) : (
          <input {...attributes} type="password" autocomplete={autocomplete} />
        )}
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          Show<span class="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </span>
    </div>
  );
}
