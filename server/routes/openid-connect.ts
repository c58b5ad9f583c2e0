import type { Request } from 'express';
import { openIdConnectQuerySchema } from '../../core/contracts/accounts.js';
import { HundredfootError, NotFound } from '../../core/errors.js';
import { beginSession, saveSession } from '../access/begin-session.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { sendSignInRefusal } from '../access/sign-in-page.js';
import type { AppDeps } from '../app-deps.js';
import { openIdConnect, RETURN_PATH, type PendingSignIn } from '../services/accounts/openid-connect.js';
import { recogniseAccount } from '../services/accounts/recognise-account.js';

declare module 'express-session' {
  interface SessionData {
    pendingSignIn: PendingSignIn & { to: string };
  }
}

/** Where signing in with a provider begins. */
export const START_PATH = '/api/session/openid-connect';

const NOT_CONFIGURED = 'Signing in with OpenID Connect is not set up on this server.';
const UNREACHABLE =
  'The provider that you sign in with does not answer. Try again in a while, or ask an administrator.';
const NOT_VOUCHED =
  'The sign-in was not completed: it was broken off, took too long, or the answer of the provider does not belong to it. Begin anew.';

/** Signing in with OpenID Connect, where a provider is set up. */
export function openIdConnectRouter({ knex, config, log }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  const provider = config.openIdConnect === null ? null : openIdConnect(config.openIdConnect);

  guarded.add('get', START_PATH, 'public', async (request, response) => {
    if (provider === null) throw new NotFound(NOT_CONFIGURED);
    const { to } = openIdConnectQuerySchema.parse(request.query);
    const begun = await provider.begin().catch((error: unknown) => {
      log.error({ err: error }, 'the OpenID Connect provider does not answer');
      return null;
    });
    if (begun === null) {
      sendSignInRefusal(response, 502, UNREACHABLE);
      return;
    }
    request.session.pendingSignIn = { ...begun.pending, to };
    // Without this the browser can be back before what it comes back to is kept.
    await saveSession(request);
    response.set('Cache-Control', 'no-store').redirect(begun.address);
  });

  // What was remembered is used once, whatever comes of it.
  const takePending = async (request: Request<Record<string, string>>) => {
    const pending = request.session.pendingSignIn;
    if (pending === undefined) return undefined;
    delete request.session.pendingSignIn;
    await saveSession(request);
    return pending;
  };

  guarded.add('get', RETURN_PATH, 'public', async (request, response) => {
    if (provider === null) throw new NotFound(NOT_CONFIGURED);
    const pending = await takePending(request);
    if (pending === undefined) {
      sendSignInRefusal(response, 403, NOT_VOUCHED);
      return;
    }
    try {
      const identity = await provider.end(new URL(request.originalUrl, 'http://here').search, pending);
      const account = await recogniseAccount(knex, identity);
      await beginSession(request, account, 'openid-connect');
      response.set('Cache-Control', 'no-store').redirect(`/${pending.to}`);
    } catch (error) {
      if (error instanceof HundredfootError) {
        sendSignInRefusal(response, 403, error.message);
        return;
      }
      log.warn({ err: error }, 'a sign-in with OpenID Connect failed');
      sendSignInRefusal(response, 403, NOT_VOUCHED);
    }
  });
  return guarded;
}
