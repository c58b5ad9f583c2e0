import type { Account, AccountAnswer } from '../../core/contracts/accounts.js';

function rolesText({ roles }: Account): string {
  const texts = roles.map(
    ({ jurisdiction, role }) => `${role} ${jurisdiction === null ? 'everywhere' : `of ${jurisdiction}`}`,
  );
  return texts.length === 0 ? 'no role' : texts.join(', ');
}

/** @returns an account on one line */
export function accountText(account: Account): string {
  const { signInName, fullName, email, disabled, hasPassword } = account;
  return [
    `${signInName} (${fullName}${email === null ? '' : `, ${email}`}): ${rolesText(account)}`,
    hasPassword ? '' : ', signs in with OpenID Connect',
    disabled ? ', disabled' : '',
  ].join('');
}

/** @returns an account that was made or changed, with its password where one was made */
export function answerText(account: AccountAnswer): string {
  if (account.temporaryPassword === null) return accountText(account);
  return [
    accountText(account),
    `Password: ${account.temporaryPassword}`,
    'It is shown this once. Hand it to the person, who sets one of their own when they first sign in.',
  ].join('\n');
}
