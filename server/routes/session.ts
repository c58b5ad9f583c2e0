import type { Request, Response } from 'express';
import type { Actor } from '../../core/access.js';
import { passwordChangeSchema, signInSchema, type Session } from '../../core/contracts/accounts.js';
import { SignInNeeded } from '../../core/errors.js';
import { actorOf, hasTemporaryPassword } from '../access/actor.js';
import { beginSession, endSession, sessionEnd } from '../access/begin-session.js';
import { csrfTokenOf } from '../access/csrf-token.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { requireJson } from '../http/require-json.js';
import { passwordLimits } from '../http/throttle.js';
import { changeOwnPassword, noteSignOut, signInWithPassword } from '../services/accounts/sign-in.js';
import { personOf, type Person } from '../services/accounts/person.js';
import { START_PATH } from './openid-connect.js';

/** What a password is tried for: the name of a sign-in, or the account of whoever changes theirs. */
function triedAccount(request: Request, response: Response): string {
  const { accountId } = actorOf(response);
  if (request.path !== '/' && accountId !== null) return `account ${accountId}`;
  const body = signInSchema.pick({ signInName: true }).safeParse(request.body);
  return `name ${body.success ? body.data.signInName.toLowerCase() : ''}`;
}

/** @throws SignInNeeded  when nobody is signed in */
function signedInActor(response: Response): Actor & { accountId: string } {
  const actor = actorOf(response);
  if (actor.accountId === null) throw new SignInNeeded();
  return { ...actor, accountId: actor.accountId };
}

/** Signing in and out. */
export function sessionRouter({ knex, config }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  const { openIdConnect } = config;

  const sendSession = (
    request: Request<Record<string, string>>,
    response: Response,
    person: Person | null,
    passwordIsTemporary: boolean,
  ): void => {
    const session: Session = {
      account: person === null ? null : { ...person, passwordIsTemporary },
      csrfToken: person === null ? null : csrfTokenOf(request),
      endsAt: person === null ? null : (sessionEnd(request)?.toISOString() ?? null),
      openIdConnect: openIdConnect === null ? null : { name: openIdConnect.name, start: START_PATH },
    };
    response.set('Cache-Control', 'no-store').json(session);
  };

  guarded.router.use('/api/session', ...passwordLimits(triedAccount));

  guarded.add('get', '/api/session', 'public', async (request, response, { accountId }) => {
    const person = accountId === null ? null : await personOf(knex, accountId);
    sendSession(request, response, person, hasTemporaryPassword(response));
  });

  guarded.add('post', '/api/session', 'public', async (request, response) => {
    requireJson(request);
    const account = await signInWithPassword(knex, signInSchema.parse(request.body));
    await beginSession(request, account, 'password');
    sendSession(request, response, await personOf(knex, account.id), account.passwordIsTemporary);
  });

  guarded.add('delete', '/api/session', 'public', async (request, response, actor) => {
    if (actor.accountId !== null) await noteSignOut(knex, signedInActor(response));
    await endSession(request, response);
    response.status(204).set('Cache-Control', 'no-store').end();
  });

  guarded.add('post', '/api/session/password', 'public', async (request, response) => {
    const actor = signedInActor(response);
    requireJson(request);
    const account = await changeOwnPassword(knex, actor, passwordChangeSchema.parse(request.body));
    await beginSession(request, account, 'password');
    sendSession(request, response, await personOf(knex, account.id), false);
  });

  return guarded;
}
