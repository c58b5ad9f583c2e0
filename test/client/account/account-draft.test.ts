import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/contracts/accounts.js';
import { carriedOver, changeOf, draftOf } from '../../../client/account/account-draft.js';
import { rolesInOrder, roleText } from '../../../client/account/role-words.js';

const ACCOUNT: Account = {
  id: '1',
  signInName: 'nat',
  fullName: 'Nat Sedgewick',
  email: null,
  roles: [
    { jurisdiction: 'demo', role: 'naturalist' },
    { jurisdiction: null, role: 'planner' },
  ],
  disabled: false,
  hasPassword: true,
  usesOpenIdConnect: false,
  createdAt: '2026-03-01T12:00:00Z',
  revision: 3,
};

describe('what a form changes of an account', () => {
  it('is nothing where the form says what the account says, in whatever order', () => {
    const draft = draftOf(ACCOUNT);
    expect(changeOf(ACCOUNT, draft)).toBeNull();
    expect(changeOf(ACCOUNT, { ...draft, roles: ACCOUNT.roles.toReversed(), email: ' ' })).toBeNull();
  });

  it('is what differs and no more', () => {
    const draft = { ...draftOf(ACCOUNT), email: ' nat@example.org ' };
    expect(changeOf(ACCOUNT, draft)).toEqual({ email: 'nat@example.org' });
    expect(changeOf({ ...ACCOUNT, email: 'nat@example.org' }, { ...draft, email: '' })).toEqual({
      email: null,
    });
    expect(changeOf(ACCOUNT, { ...draftOf(ACCOUNT), roles: [] })).toEqual({ roles: [] });
  });
});

describe('a form whose account somebody else changed meanwhile', () => {
  it('keeps what was changed in it, and takes the rest from the other', () => {
    const current = { ...ACCOUNT, fullName: 'Natalie Sedgewick', email: 'nat@example.org', revision: 4 };
    const mine = changeOf(ACCOUNT, { ...draftOf(ACCOUNT), fullName: 'Nat P. Sedgewick' });
    const draft = carriedOver(current, mine ?? {});
    expect(draft).toEqual({ ...draftOf(current), fullName: 'Nat P. Sedgewick' });
    expect(changeOf(current, draft)).toEqual({ fullName: 'Nat P. Sedgewick' });
  });

  it('takes an address away that was to be taken away', () => {
    expect(carriedOver({ ...ACCOUNT, email: 'nat@example.org' }, { email: null }).email).toBe('');
  });
});

describe('roles in words', () => {
  const places = [{ id: 'demo', name: 'Demonstration village' }];

  it('names the municipality, or all of them', () => {
    expect(rolesInOrder(ACCOUNT.roles).map((granted) => roleText(granted, places))).toEqual([
      'Planner in every municipality',
      'Naturalist in Demonstration village',
    ]);
  });

  it('shows the id of a municipality that the page does not know', () => {
    expect(roleText({ jurisdiction: 'atlantis', role: 'planner' }, places)).toBe('Planner in atlantis');
  });
});
