import { ACCOUNT_ROLES, type GrantedRole } from '../../core/access.js';
import { focusSoon } from '../panels/focus-soon.js';
import { jurisdiction, jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { ROLE_LABELS, ROLE_MEANINGS } from './role-words.js';

/** Stands for every municipality in a list of choices. */
const EVERYWHERE = '';

interface Props {
  id: string;
  roles: readonly GrantedRole[];
  onRoles: (roles: readonly GrantedRole[]) => void;
}

/** The roles that an account has: at most one in each municipality, and one in all of them. */
export function RolesEditor({ id, roles, onRoles }: Props) {
  const places = valueOf(jurisdictions.value)?.items ?? [];
  const free = [...places.map((place) => place.id), null].filter(
    (place) => !roles.some(({ jurisdiction }) => jurisdiction === place),
  );
  const here = jurisdiction.value?.id;
  // Most often it is for the municipality on screen.
  const next = free.find((place) => place === here) ?? free[0];
  return (
    <fieldset class="roles">
      <legend>Roles</legend>
      {roles.length === 0 && <p class="help">None yet: the account may do what everybody may.</p>}
      {roles.map((granted, index) => (
        <div class="role" key={granted.jurisdiction ?? EVERYWHERE}>
          <label class="visually-hidden" for={`${id}-role-${index}`}>
            Role {index + 1}
          </label>
          <select
            id={`${id}-role-${index}`}
            value={granted.role}
            onChange={(event) => {
              const role = ACCOUNT_ROLES.find((known) => known === event.currentTarget.value);
              if (role !== undefined) onRoles(roles.with(index, { ...granted, role }));
            }}
          >
            {ACCOUNT_ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </select>
          <span aria-hidden="true">in</span>
          <label class="visually-hidden" for={`${id}-place-${index}`}>
            Municipality of role {index + 1}
          </label>
          <select
            id={`${id}-place-${index}`}
            value={granted.jurisdiction ?? EVERYWHERE}
            onChange={(event) => {
              const place = event.currentTarget.value;
              onRoles(roles.with(index, { ...granted, jurisdiction: place === EVERYWHERE ? null : place }));
            }}
          >
            {[granted.jurisdiction, ...free].map((place) => (
              <option key={place ?? EVERYWHERE} value={place ?? EVERYWHERE}>
                {place === null
                  ? 'every municipality'
                  : (places.find((known) => known.id === place)?.name ?? place)}
              </option>
            ))}
          </select>
          <button
            type="button"
            onClick={() => {
              onRoles(roles.toSpliced(index, 1));
              focusSoon(`${id}-add-role`);
            }}
          >
            Remove<span class="visually-hidden"> role {index + 1}</span>
          </button>
        </div>
      ))}
      {next !== undefined && (
        <p class="buttons">
          <button
            id={`${id}-add-role`}
            type="button"
            onClick={() => {
              onRoles([...roles, { jurisdiction: next, role: 'planner' }]);
              focusSoon(`${id}-role-${roles.length}`);
            }}
          >
            Add a role
          </button>
        </p>
      )}
      <p class="help">
        {ACCOUNT_ROLES.map((role) => `${ROLE_LABELS[role]}: ${ROLE_MEANINGS[role]}.`).join(' ')}
      </p>
    </fieldset>
  );
}
