import { useFocusKept } from '../panels/keep-focus.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { may, session } from '../state/session.js';
import { DeterminationList } from './determination-list.js';
import { DeterminationView } from './determination-view.js';

function NotAllowed({ name }: { name: string }) {
  const signedIn = session.value?.account != null;
  return (
    <>
      <PageHeading>Determinations</PageHeading>
      <p>
        Requests and their answers name people and land, so they are read by those who work for {name}:
        planners, naturalists and administrators.{' '}
        {signedIn
          ? `Your account has no role in ${name}; an administrator can give it one.`
          : 'Sign in to read them.'}
      </p>
      {!signedIn && (
        <p>
          <a class="button" href={formatAddress(taskAddress(address.value, 'account'))}>
            Sign in
          </a>
        </p>
      )}
    </>
  );
}

/** Requests for a determination and their answers. */
export function DeterminationsPage() {
  const place = jurisdiction.value;
  useFocusKept();
  if (place === null) return null;
  if (session.value === null) return <p class="loading">Asking who is signed in…</p>;
  const { determination } = address.value;
  return (
    <div class="document determinations">
      {!may('planner') ? (
        <NotAllowed name={place.name} />
      ) : determination === null ? (
        <DeterminationList key={place.id} place={place} />
      ) : (
        <DeterminationView key={determination} place={place} number={determination} />
      )}
    </div>
  );
}
