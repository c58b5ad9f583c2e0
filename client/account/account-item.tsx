import { useEffect, useState } from 'preact/hooks';
import { z } from 'zod';
import {
  accountSchema,
  type Account,
  type AccountAnswer,
  type AccountChange,
} from '../../core/contracts/accounts.js';
import { changeAccount } from '../account-api.js';
import type { Failure } from '../failure.js';
import { focusSoon } from '../panels/focus-soon.js';
import { FailureLine } from '../panels/failure-line.js';
import { jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { useSending } from '../state/use-sending.js';
import { carriedOver, changeOf, draftOf } from './account-draft.js';
import { AccountFields } from './account-fields.js';
import { rolesInOrder, roleText } from './role-words.js';

const conflictSchema = z.object({ current: accountSchema });

/** @returns the account as it is now, where a change was refused because somebody else had changed it */
function currentOf(failure: Failure | null): Account | null {
  return conflictSchema.safeParse(failure?.conflict).data?.current ?? null;
}

function rolesText(account: Account): string {
  const places = valueOf(jurisdictions.value)?.items ?? [];
  return account.roles.length === 0
    ? 'No role'
    : rolesInOrder(account.roles)
        .map((granted) => roleText(granted, places))
        .join('; ');
}

function waysText({ hasPassword, usesOpenIdConnect }: Account): string {
  if (hasPassword && usesOpenIdConnect) return 'a password or OpenID Connect';
  return hasPassword ? 'a password' : 'OpenID Connect';
}

interface Props {
  account: Account;
  own: boolean;
  onChanged: (answer: AccountAnswer) => void;
  /** somebody else changed it: this is what it is now */
  onCurrent: (account: Account) => void;
}

/** One account: what it is, and how to change it. */
export function AccountItem({ account, own, onChanged, onCurrent }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(draftOf(account));
  const [change, setChange] = useState<AccountChange | null>(null);
  const [meanwhile, setMeanwhile] = useState<Account | null>(null);
  const close = (): void => {
    setOpen(false);
    focusSoon(`change-${account.id}`);
  };
  const { sending, failure, send } = useSending(async () => {
    if (change === null) return;
    const answer = await changeAccount(account.id, account.revision, change);
    setMeanwhile(null);
    setDraft(draftOf(answer));
    if (open) close();
    onChanged(answer);
  });
  useEffect(() => {
    if (change !== null) send();
  }, [change]);
  useEffect(() => {
    const current = currentOf(failure);
    if (current === null) return;
    setMeanwhile(current);
    // What was changed here stays, as a change of the account as it has become; the rest is as the other left it.
    if (change !== null) setDraft(carriedOver(current, change));
    onCurrent(current);
  }, [failure]);
  const edited = changeOf(account, draft);
  return (
    <li class={account.disabled ? 'account-item disabled' : 'account-item'}>
      <h4>
        {account.fullName} <span class="sign-in-name">{account.signInName}</span>
        {account.disabled && <span class="tag">disabled</span>}
        {own && <span class="tag">you</span>}
      </h4>
      <p>{rolesText(account)}</p>
      <p class="meta">
        {[account.email, `signs in with ${waysText(account)}`].filter((text) => text !== null).join(' · ')}
      </p>
      <p class="buttons">
        <button id={`change-${account.id}`} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Change<span class="visually-hidden"> {account.signInName}</span>
        </button>
        {account.hasPassword && (
          <button type="button" aria-disabled={sending} onClick={() => setChange({ newPassword: true })}>
            New password<span class="visually-hidden"> for {account.signInName}</span>
          </button>
        )}
        {!own && (
          <button
            type="button"
            aria-disabled={sending}
            onClick={() => setChange({ disabled: !account.disabled })}
          >
            {account.disabled ? 'Enable' : 'Disable'}
            <span class="visually-hidden"> {account.signInName}</span>
          </button>
        )}
      </p>
      <FailureLine failure={failure} />
      {meanwhile !== null && failure !== null && (
        <p class="notice">
          As it is now: {meanwhile.fullName}; {rolesText(meanwhile)}; {meanwhile.email ?? 'no e-mail address'}
          ; {meanwhile.disabled ? 'disabled' : 'enabled'}. What you changed is still here; save it again to
          put it in place of that.
        </p>
      )}
      {open && (
        <form
          class="account-form"
          aria-label={`Change ${account.signInName}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (edited === null) close();
            else setChange({ ...edited });
          }}
        >
          <AccountFields
            id={`account-${account.id}`}
            draft={draft}
            onDraft={setDraft}
            emailNeeded={!account.hasPassword}
          />
          <p class="buttons">
            <button type="submit" class="primary" aria-disabled={sending}>
              {sending ? 'Saving…' : 'Save'}
            </button>
            <button
              type="button"
              onClick={() => {
                setDraft(draftOf(account));
                close();
              }}
            >
              Cancel
            </button>
          </p>
        </form>
      )}
    </li>
  );
}
