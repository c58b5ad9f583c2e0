import type { Response } from 'express';
import {
  accountChangeSchema,
  accountRequestSchema,
  type Account,
  type AccountAnswer,
  type AccountList,
} from '../../core/contracts/accounts.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import {
  allAccounts,
  changeAccount,
  makeAccount,
  oneAccount,
} from '../services/accounts/administer-accounts.js';

/** Who has an account is nobody else's business, and a password is shown once: no answer is stored anywhere. */
function sendAccount(response: Response, account: Account | AccountAnswer): void {
  sendRevision(response, account.revision);
  response.set('Cache-Control', 'no-store').json(account);
}

/** Accounts and their roles, for an administrator of every municipality. */
export function accountsRouter({ knex }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/accounts', 'administrator', async (_request, response) => {
    const list: AccountList = { items: await allAccounts(knex), next: null };
    response.set('Cache-Control', 'no-store').json(list);
  });
  guarded.add('post', '/api/accounts', 'administrator', async (request, response, actor) => {
    requireJson(request);
    const made = await makeAccount(knex, actor, accountRequestSchema.parse(request.body));
    sendAccount(response.status(201).location(`/api/accounts/${made.id}`), made);
  });
  guarded.add('get', '/api/accounts/:account', 'administrator', async (request, response) => {
    sendAccount(response, await oneAccount(knex, pathParameter(request, 'account')));
  });
  guarded.add('patch', '/api/accounts/:account', 'administrator', async (request, response, actor) => {
    const revision = readRevision(request);
    requireJson(request);
    const change = accountChangeSchema.parse(request.body);
    sendAccount(
      response,
      await changeAccount(knex, actor, pathParameter(request, 'account'), revision, change),
    );
  });
  return guarded;
}
