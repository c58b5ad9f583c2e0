import { useEffect, useState } from 'preact/hooks';
import type { Account, AccountAnswer } from '../../core/contracts/accounts.js';
import { fetchAccounts } from '../account-api.js';
import { focusSoon } from '../panels/focus-soon.js';
import { FailureNote } from '../panels/failure-note.js';
import { useAnswer } from '../state/use-answer.js';
import { AccountItem } from './account-item.js';
import { NewAccountForm } from './new-account-form.js';
import { OneTimePassword } from './one-time-password.js';

async function allAccounts(signal: AbortSignal): Promise<Account[]> {
  const accounts: Account[] = [];
  let next: string | null = null;
  do {
    const list = await fetchAccounts(next, signal);
    accounts.push(...list.items);
    next = list.next;
  } while (next !== null);
  return accounts;
}

/** The accounts of this installation, for whoever keeps them. @param ownId  the account of who looks at them */
export function AccountList({ ownId }: { ownId: string }) {
  const asked = useAnswer('accounts', allAccounts);
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ fullName: string; password: string } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const list = asked.value;
    // One that was made while the list was on its way may not be in it.
    if (list !== null)
      setAccounts((known) => [...list, ...known.filter((made) => !list.some(({ id }) => id === made.id))]);
  }, [asked.value]);
  const take = (account: Account): void =>
    setAccounts((known) =>
      known.some(({ id }) => id === account.id)
        ? known.map((item) => (item.id === account.id ? account : item))
        : [...known, account],
    );
  const changed = ({ temporaryPassword, ...account }: AccountAnswer, words: string): void => {
    take(account);
    setSaid(words);
    if (temporaryPassword !== null) setMade({ fullName: account.fullName, password: temporaryPassword });
  };
  return (
    <section class="accounts" aria-labelledby="accounts-heading">
      <h3 id="accounts-heading">Accounts</h3>
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {made !== null && (
        <OneTimePassword
          key={made.password}
          fullName={made.fullName}
          password={made.password}
          onDone={() => {
            setMade(null);
            focusSoon('add-account');
          }}
        />
      )}
      <p role="status" class="said">
        {said}
      </p>
      {adding ? (
        <NewAccountForm
          onMade={(answer) => {
            setAdding(false);
            changed(answer, `The account ${answer.signInName} is made.`);
            if (answer.temporaryPassword === null) focusSoon('add-account');
          }}
          onCancel={() => {
            setAdding(false);
            focusSoon('add-account');
          }}
        />
      ) : (
        <p class="buttons">
          <button id="add-account" type="button" class="primary" onClick={() => setAdding(true)}>
            Add an account
          </button>
        </p>
      )}
      {asked.value === null && asked.failure === null && <p class="loading">Fetching the accounts…</p>}
      <ul class="account-list">
        {accounts.map((account) => (
          <AccountItem
            key={account.id}
            account={account}
            own={account.id === ownId}
            onChanged={(answer) => changed(answer, `The account ${answer.signInName} is changed.`)}
            onCurrent={take}
          />
        ))}
      </ul>
    </section>
  );
}
