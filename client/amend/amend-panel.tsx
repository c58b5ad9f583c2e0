import { useEffect } from 'preact/hooks';
import { useFocusKept } from '../panels/keep-focus.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { mapTools } from '../state/map-view.js';
import { address } from '../state/route.js';
import { may, session } from '../state/session.js';
import { AmendToolbar } from './amend-toolbar.js';
import { amendment, followAmendment } from './amendment-state.js';
import { stuck } from './acts.js';
import { AmendmentLists } from './amendment-list.js';
import { AmendmentView } from './amendment-view.js';
import { SignInLink } from './sign-in-way.js';
import { followSketch } from './sketch.js';
import { undoByKeys } from './undo-keys.js';
import { fetchChosen } from './wetlands.js';
import '../style/amend.css';

/** For whoever may not read amendments: why, and the way there. */
function NotAllowed() {
  const place = jurisdiction.value?.name ?? 'the municipality';
  const account = session.value?.account ?? null;
  return (
    <div class="empty">
      <h2>The map is amended by the naturalist of {place}.</h2>
      {account === null ? (
        <p>
          <SignInLink /> to amend it, or to read what is being prepared. What has been adopted is open to
          everybody in the history of the map.
        </p>
      ) : (
        <p>
          You are signed in as {account.fullName}, without a role in {place} that allows it. An administrator
          can give you one.
        </p>
      )}
    </div>
  );
}

/** Amend the map: the list of amendments, or the one that the address names. */
export function AmendPanel() {
  const allowed = may('planner');
  useFocusKept();
  useEffect(() => {
    followAmendment();
    followSketch();
    mapTools.value = AmendToolbar;
    const stopKeys = undoByKeys();
    const stopFetching = fetchChosen();
    return () => {
      stopFetching();
      mapTools.value = null;
      stopKeys();
    };
  }, []);
  // A session that ended under the hand takes nothing away that is not sent yet.
  const endedAtWork = stuck.value !== null && amendment.value !== null && address.value.amendment !== null;
  if (!allowed && !endedAtWork) return <NotAllowed />;
  return address.value.amendment === null ? <AmendmentLists /> : <AmendmentView />;
}
