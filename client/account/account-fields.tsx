import { session } from '../state/session.js';
import type { AccountDraft } from './account-draft.js';
import { RolesEditor } from './roles-editor.js';

interface Props {
  id: string;
  draft: AccountDraft;
  onDraft: (draft: AccountDraft) => void;
  emailNeeded: boolean;
}

/** Name, e-mail address and roles of an account. */
export function AccountFields({ id, draft, onDraft, emailNeeded }: Props) {
  const provider = session.value?.openIdConnect ?? null;
  return (
    <>
      <div class="account-field">
        <label for={`${id}-full-name`}>Full name</label>
        <input
          id={`${id}-full-name`}
          type="text"
          autocomplete="off"
          required
          maxLength={120}
          value={draft.fullName}
          onInput={(event) => onDraft({ ...draft, fullName: event.currentTarget.value })}
        />
      </div>
      <div class="account-field">
        <label for={`${id}-email`}>{emailNeeded ? 'E-mail address' : 'E-mail address (optional)'}</label>
        <input
          id={`${id}-email`}
          type="email"
          autocomplete="off"
          required={emailNeeded}
          maxLength={200}
          aria-describedby={provider === null ? undefined : `${id}-email-help`}
          value={draft.email}
          onInput={(event) => onDraft({ ...draft, email: event.currentTarget.value })}
        />
        {provider !== null && (
          <span id={`${id}-email-help`} class="help">
            Whoever has this address at {provider.name} can sign in to this account.
          </span>
        )}
      </div>
      <RolesEditor id={id} roles={draft.roles} onRoles={(roles) => onDraft({ ...draft, roles })} />
    </>
  );
}
