import { useEffect } from 'preact/hooks';
import { AwaitedSession } from '../account/awaited-session.js';
import { SignInLink } from '../amend/sign-in-way.js';
import { useFocusKept } from '../panels/keep-focus.js';
import { PageHeading } from '../panels/page-heading.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { mapWanted } from '../state/map-view.js';
import { address } from '../state/route.js';
import { may, session } from '../state/session.js';
import { pointedOut, shownPreview } from './import-state.js';
import { StartPart } from './start-part.js';
import { UploadPart } from './upload-part.js';
import '../style/amend.css';
import '../style/import.css';

/** For whoever may not import: why, and the way there. */
function NotAllowed({ name }: { name: string }) {
  const account = session.value?.account ?? null;
  return (
    <div class="empty">
      <PageHeading>Layers of {name} are imported by its administrator.</PageHeading>
      {account === null ? (
        <p>
          <SignInLink /> to import one.
        </p>
      ) : (
        <p>
          You are signed in as {account.fullName}, without the role of administrator in {name}. Whoever runs
          this server can give it to you, or import the layer with a command.
        </p>
      )}
    </div>
  );
}

/** Import a layer: a file is chosen, looked at, and brought in. */
export function ImportPanel() {
  const place = jurisdiction.value;
  useFocusKept();
  useEffect(
    () => () => {
      shownPreview.value = null;
      pointedOut.value = null;
      mapWanted.value = false;
    },
    [],
  );
  if (place === null) return null;
  if (session.value === null) return <AwaitedSession />;
  if (!may('administrator', place.id)) return <NotAllowed name={place.name} />;
  const { upload } = address.value;
  return (
    <div class="import">
      {upload === null ? (
        <StartPart place={place.id} name={place.name} />
      ) : (
        <UploadPart key={upload} place={place.id} id={upload} />
      )}
    </div>
  );
}
