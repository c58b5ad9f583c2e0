import { Router, type Request, type Response } from 'express';
import { mayAct, type Actor, type Role } from '../../core/access.js';
import { Forbidden, SignInNeeded } from '../../core/errors.js';
import { OWN_PASSWORD_FIRST } from './account-holder.js';
import { actorOf, hasTemporaryPassword } from './actor.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Where the role is asked for: in the municipality that the path names as `:jurisdiction`, or in all of them. */
export type Scope = 'municipality' | 'installation';

/** A route and the least role that may take it. */
export interface StatedRoute {
  method: Method;
  path: string;
  minimum: Role;
  scope: Scope;
}

/** A request whose path names these parameters. */
type Handler = (request: Request<Record<string, string>>, response: Response, actor: Actor) => unknown;

/** Routes that each state who may take them; there is no other way to add one. */
export interface GuardedRouter {
  readonly router: Router;
  readonly routes: readonly StatedRoute[];
  /**
   * @param minimum  the least role; `public` for everybody
   * @param scope  where it is asked for; by default in the municipality of the path, if it names one
   */
  add(method: Method, path: string, minimum: Role, handler: Handler, scope?: Scope): void;
}

/**
 * @throws SignInNeeded  when nobody is signed in and somebody would have to be
 * @throws Forbidden  when the person's role does not reach
 */
function requireRole(actor: Actor, { minimum, scope }: StatedRoute, jurisdiction: string | null): void {
  if (mayAct(actor, minimum, jurisdiction)) return;
  if (actor.accountId === null) throw new SignInNeeded();
  const place = scope === 'municipality' ? 'of this municipality' : 'of every municipality here';
  throw new Forbidden(`This takes the role of ${minimum} ${place}, which ${actor.name} does not have.`);
}

/** @returns a router whose every route states its least role, checked before anything else is done */
export function guardedRouter(): GuardedRouter {
  const router = Router();
  const routes: StatedRoute[] = [];
  return {
    router,
    routes,
    add(method, path, minimum, handler, scope) {
      const stated: StatedRoute = {
        method,
        path,
        minimum,
        scope: scope ?? (path.includes(':jurisdiction') ? 'municipality' : 'installation'),
      };
      routes.push(stated);
      router[method](path, async (request: Request<Record<string, string>>, response: Response) => {
        const actor = actorOf(response);
        // A cache in front of the server cannot tell a session from another; some keep whatever ends in .csv.
        if (stated.minimum !== 'public') response.set('Cache-Control', 'private, no-cache');
        const jurisdiction =
          stated.scope === 'municipality' ? (request.params['jurisdiction'] ?? null) : null;
        if (stated.minimum !== 'public' && hasTemporaryPassword(response)) {
          throw new Forbidden(OWN_PASSWORD_FIRST);
        }
        requireRole(actor, stated, jurisdiction);
        await handler(request, response, actor);
      });
    },
  };
}
