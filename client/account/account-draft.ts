import type { GrantedRole } from '../../core/access.js';
import type { Account, AccountChange } from '../../core/contracts/accounts.js';

/** What the form of an account holds. */
export interface AccountDraft {
  fullName: string;
  email: string;
  roles: readonly GrantedRole[];
}

/** @returns the form filled with an account as it is */
export function draftOf({
  fullName,
  email,
  roles,
}: Pick<Account, 'fullName' | 'email' | 'roles'>): AccountDraft {
  return { fullName, email: email ?? '', roles };
}

function sameRoles(a: readonly GrantedRole[], b: readonly GrantedRole[]): boolean {
  const words = (roles: readonly GrantedRole[]): string[] =>
    roles.map(({ jurisdiction, role }) => `${jurisdiction ?? ''} ${role}`).sort();
  return words(a).join('\n') === words(b).join('\n');
}

/** @returns what the form changes of an account; null where it changes nothing */
export function changeOf(account: Account, { fullName, email, roles }: AccountDraft): AccountChange | null {
  const mail = email.trim() === '' ? null : email.trim();
  const change: AccountChange = {
    ...(fullName.trim() === account.fullName ? {} : { fullName: fullName.trim() }),
    ...(mail === account.email ? {} : { email: mail }),
    ...(sameRoles(roles, account.roles) ? {} : { roles: [...roles] }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** @returns the form of an account that somebody else changed meanwhile, with what was to be changed and no more carried over */
export function carriedOver(
  current: Pick<Account, 'fullName' | 'email' | 'roles'>,
  { fullName, email, roles }: AccountChange,
): AccountDraft {
  return draftOf({
    fullName: fullName ?? current.fullName,
    email: email === undefined ? current.email : email,
    roles: roles ?? current.roles,
  });
}
