import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { findAccount } from '../sql/accounts/find-account.js';
import { setActor } from './actor.js';
import { renewSession, standingOf } from './begin-session.js';

/** A session in use is kept anew no more often than this. */
const KEPT_ANEW_MS = 60_000;

/**
 * Finds out whom a request comes from: the account of its session as it is now. The session of an account that was
 * disabled, or got another password or other roles, is over.
 */
export function loadActor(knex: Knex): RequestHandler {
  return async (request, response, next) => {
    const { accountId, standing, signedInBy, usedAt = 0 } = request.session;
    if (accountId === undefined) {
      next();
      return;
    }
    const account = await findAccount(knex, accountId);
    if (account === null || account.disabled || standingOf(account) !== standing) {
      await renewSession(request);
      next();
      return;
    }
    const now = Date.now();
    if (now - usedAt > KEPT_ANEW_MS) request.session.usedAt = now;
    const passwordIsTemporary = account.passwordIsTemporary && signedInBy === 'password';
    const roles = passwordIsTemporary ? [] : account.roles;
    setActor(response, { accountId, name: account.fullName, roles }, { passwordIsTemporary });
    next();
  };
}
