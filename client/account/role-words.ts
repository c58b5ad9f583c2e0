import type { GrantedRole, AccountRole } from '../../core/access.js';
import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';

export const ROLE_LABELS: Readonly<Record<AccountRole, string>> = {
  planner: 'Planner',
  naturalist: 'Naturalist',
  administrator: 'Administrator',
};

/** What each role may do, for whoever gives one. */
export const ROLE_MEANINGS: Readonly<Record<AccountRole, string>> = {
  planner: 'reads drafts of amendments and determinations',
  naturalist: 'also amends the map and answers requests for determinations',
  administrator: 'also changes the settings of the municipality; of every municipality: keeps the accounts',
};

/** A role in words: `Naturalist in Demonstration village`, `Administrator in every municipality`. */
export function roleText(
  { role, jurisdiction }: GrantedRole,
  places: readonly Pick<Jurisdiction, 'id' | 'name'>[],
): string {
  const where =
    jurisdiction === null
      ? 'every municipality'
      : (places.find(({ id }) => id === jurisdiction)?.name ?? jurisdiction);
  return `${ROLE_LABELS[role]} in ${where}`;
}

/** Roles one beneath the other, those in every municipality first. */
export function rolesInOrder(roles: readonly GrantedRole[]): GrantedRole[] {
  return [...roles].sort((a, b) => (a.jurisdiction ?? '').localeCompare(b.jurisdiction ?? ''));
}
