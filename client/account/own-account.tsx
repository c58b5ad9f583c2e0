import { useState } from 'preact/hooks';
import type { Role } from '../../core/access.js';
import type { Session } from '../../core/contracts/accounts.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress, type Task } from '../state/address.js';
import { jurisdiction, jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';
import { AccountList } from './account-list.js';
import { PasswordForm } from './password-form.js';
import { rolesInOrder, roleText } from './role-words.js';
import { SignOut } from './sign-out.js';

type OwnAccountOf = NonNullable<Session['account']>;

function Roles({ account }: { account: OwnAccountOf }) {
  const places = valueOf(jurisdictions.value)?.items ?? [];
  if (account.roles.length === 0)
    return (
      <p>
        You have no role yet. You can check parcels and screen proposals as everybody can; an administrator
        can give you a role.
      </p>
    );
  return (
    <ul class="plain">
      {rolesInOrder(account.roles).map((granted) => (
        <li key={`${granted.jurisdiction ?? ''} ${granted.role}`}>{roleText(granted, places)}</li>
      ))}
    </ul>
  );
}

/** Each with the least role that it is for. */
const WORK: readonly (readonly [Task, string, Role])[] = [
  ['amend', 'Amend the map', 'planner'],
  ['determinations', 'Determinations', 'planner'],
  ['batch', 'Screen all parcels', 'planner'],
  ['history', 'History of the map', 'planner'],
  ['log', 'Activity log: who did what when', 'naturalist'],
  ['import', 'Import a layer', 'administrator'],
];

function Work() {
  const place = jurisdiction.value;
  if (place === null || !may('planner')) return null;
  return (
    <section aria-labelledby="work-heading">
      <h3 id="work-heading">Your work in {place.name}</h3>
      <ul class="plain">
        {WORK.filter(([, , role]) => may(role)).map(([task, label]) => (
          <li key={task}>
            <a href={formatAddress(taskAddress(address.value, task))}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Password({ account }: { account: OwnAccountOf }) {
  const [said, setSaid] = useState('');
  if (!account.hasPassword) return null;
  return (
    <details>
      <summary>Change your password</summary>
      <div class="account-narrow">
        <PasswordForm
          presentLabel="Present password"
          onChanged={() => setSaid('The new password is set. Other sessions of yours have ended.')}
        />
        <p role="status">{said}</p>
      </div>
    </details>
  );
}

/** One's own account: who one is, what one may do, the password, and the way out. */
export function OwnAccount({ account }: { account: OwnAccountOf }) {
  return (
    <>
      <PageHeading>{account.fullName}</PageHeading>
      <p class="about">Signed in as {account.signInName}.</p>
      <h3>What you may do</h3>
      <Roles account={account} />
      <Work />
      <h3>Password and session</h3>
      <Password account={account} />
      <SignOut />
      {may('administrator', null) && <AccountList ownId={account.id} />}
    </>
  );
}
