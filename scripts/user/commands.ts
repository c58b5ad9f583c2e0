import type { Knex } from 'knex';
import { ACCOUNT_ROLES, COMMAND_LINE, type AccountRole, type GrantedRole } from '../../core/access.js';
import { accountRequestSchema, type AccountChange } from '../../core/contracts/accounts.js';
import { InvalidInput } from '../../core/errors.js';
import { memberPath, plainIssue } from '../../core/plain-issue.js';
import {
  accountNamed,
  allAccounts,
  changeAccount,
  makeAccount,
} from '../../server/services/accounts/administer-accounts.js';
import { accountText, answerText } from './account-text.js';

/** What the command line says beside the command and the name. */
export interface UserOptions {
  role?: string;
  jurisdiction?: string;
  'full-name'?: string;
  email?: string;
  openid?: boolean;
}

/** A command, done: what to print. */
type Command = (knex: Knex, name: string, options: UserOptions) => Promise<string>;

function roleOf({ role }: UserOptions): AccountRole {
  const known = ACCOUNT_ROLES.find((name) => name === role);
  if (known === undefined) throw new InvalidInput(`--role is ${ACCOUNT_ROLES.join(', ')}.`);
  return known;
}

const add: Command = async (knex, name, options) => {
  const parsed = accountRequestSchema.safeParse({
    signInName: name,
    fullName: options['full-name'] ?? name,
    email: options.email,
    roles: [{ jurisdiction: options.jurisdiction ?? null, role: roleOf(options) }],
    signsIn: options.openid === true ? 'openid-connect' : 'password',
  });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${memberPath(issue.path)} ${plainIssue(issue)}`);
    throw new InvalidInput(`The account cannot be made: ${faults.join('; ')}.`);
  }
  return answerText(await makeAccount(knex, COMMAND_LINE, parsed.data));
};

async function change(knex: Knex, name: string, wanted: AccountChange): Promise<string> {
  const { id } = await accountNamed(knex, name);
  return answerText(await changeAccount(knex, COMMAND_LINE, id, null, wanted));
}

/** Sets the role in one municipality or everywhere; the others stay. */
const role: Command = async (knex, name, options) => {
  const jurisdiction = options.jurisdiction ?? null;
  const granted: GrantedRole[] = options.role === 'none' ? [] : [{ jurisdiction, role: roleOf(options) }];
  const { id, revision, roles } = await accountNamed(knex, name);
  const others = roles.filter((other) => other.jurisdiction !== jurisdiction);
  return answerText(
    await changeAccount(knex, COMMAND_LINE, id, revision, { roles: [...others, ...granted] }),
  );
};

/** What `npm run user` can do for an account. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  add,
  role,
  disable: (knex, name) => change(knex, name, { disabled: true }),
  enable: (knex, name) => change(knex, name, { disabled: false }),
  password: (knex, name) => change(knex, name, { newPassword: true }),
};

/** @returns every account, a line each */
export async function listText(knex: Knex): Promise<string> {
  const accounts = await allAccounts(knex);
  return accounts.length === 0 ? 'There is no account yet.' : accounts.map(accountText).join('\n');
}
