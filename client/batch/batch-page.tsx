import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';
import { AwaitedSession } from '../account/awaited-session.js';
import { SignInLink } from '../amend/sign-in-way.js';
import { useFocusKept } from '../panels/keep-focus.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { may, session } from '../state/session.js';
import { BatchList } from './batch-list.js';
import { BatchView } from './batch-view.js';
import { StartForm } from './start-form.js';
import '../style/batch.css';

function NotAllowed({ name }: { name: string }) {
  return (
    <>
      <PageHeading>Screen all parcels</PageHeading>
      {session.value?.account == null ? (
        <p>
          All parcels at once are screened by those who work for {name}. <SignInLink /> to do it. A single
          parcel can be checked by everybody.
        </p>
      ) : (
        <p>
          All parcels at once are screened by those who work for {name}. Your account has no role there; an
          administrator can give it one. A single parcel can be checked by everybody.
        </p>
      )}
    </>
  );
}

function NoParcels({ name }: { name: string }) {
  return (
    <p>
      No parcels are loaded for {name}, so there is nothing to screen.{' '}
      {may('administrator') ? (
        <a href={formatAddress(taskAddress(address.value, 'import'))}>Import a layer of parcels</a>
      ) : (
        'An administrator can import them.'
      )}
    </p>
  );
}

function Beginning({ place }: { place: Jurisdiction }) {
  return (
    <>
      <PageHeading>Screen all parcels</PageHeading>
      <p class="about">
        Every parcel of {place.name} is measured against the wetlands map as its own check would do it, and
        the answers come as one table: which hold wetland, which reach into an adjacent area, which lie too
        close to call.
      </p>
      {(place.layers['parcels'] ?? 0) === 0 ? <NoParcels name={place.name} /> : <StartForm place={place} />}
      <BatchList place={place.id} />
    </>
  );
}

/** Screen all parcels of a municipality at once. */
export function BatchPage() {
  const place = jurisdiction.value;
  useFocusKept();
  if (place === null) return null;
  if (session.value === null) return <AwaitedSession />;
  const { batch } = address.value;
  return (
    <div class="document batch">
      {!may('planner') ? (
        <NotAllowed name={place.name} />
      ) : batch === null ? (
        <Beginning key={place.id} place={place} />
      ) : (
        <BatchView key={batch} place={place} id={batch} />
      )}
    </div>
  );
}
