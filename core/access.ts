/** Whom a request comes from, and what such a person may do. */

/** What a person may do, from least to most; each may do all that those before it may. */
export const ROLES = ['public', 'planner', 'naturalist', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A role that an account can be given. */
export const ACCOUNT_ROLES = ['planner', 'naturalist', 'administrator'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** A role in one municipality, or in all of them (null). */
export interface GrantedRole {
  jurisdiction: string | null;
  role: AccountRole;
}

/** Who asks: somebody signed in, or the public. */
export interface Actor {
  /** null: nobody is signed in */
  accountId: string | null;
  /** as the log names it */
  name: string;
  roles: readonly GrantedRole[];
}

/** Everybody who is not signed in. */
export const PUBLIC: Actor = { accountId: null, name: 'the public', roles: [] };

/** Whoever sits at the machine that Hundredfoot runs on. */
export const COMMAND_LINE: Actor = {
  accountId: null,
  name: 'command line',
  roles: [{ jurisdiction: null, role: 'administrator' }],
};

/**
 * @param jurisdiction  null: asked about the whole installation, where only a role in all municipalities counts
 * @returns the most that the person may do there
 */
export function roleIn(actor: Actor, jurisdiction: string | null): Role {
  const ranks = actor.roles
    .filter((granted) => granted.jurisdiction === null || granted.jurisdiction === jurisdiction)
    .map((granted) => ROLES.indexOf(granted.role));
  return ROLES[Math.max(0, ...ranks)] ?? 'public';
}

/** @returns whether the person may do what takes at least that role there */
export function mayAct(actor: Actor, minimum: Role, jurisdiction: string | null): boolean {
  return ROLES.indexOf(roleIn(actor, jurisdiction)) >= ROLES.indexOf(minimum);
}
