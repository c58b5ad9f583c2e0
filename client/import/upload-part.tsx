import { useEffect } from 'preact/hooks';
import type { Upload } from '../../core/contracts/uploads.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { learnLayersAnew, pointedOut } from './import-state.js';
import { PreparePart } from './prepare-part.js';
import { ReportPart } from './report-part.js';
import { RunningPart } from './running-part.js';
import { useUpload } from './use-upload.js';

/** The way back to the choice of a file. */
export function AnotherFile({ text = 'All files' }: { text?: string }) {
  return <a href={formatAddress({ ...address.value, upload: null })}>{text}</a>;
}

/** A file of which nothing came in, and which is not here any more. */
function GonePart({ upload }: { upload: Upload }) {
  const { name, state, failure } = upload;
  return (
    <>
      <PageHeading>
        {state === 'cancelled' ? `The import of ${name} was cancelled.` : `${name} is not here any more.`}
      </PageHeading>
      {failure !== null && <p>{failure}</p>}
      <p>
        {state === 'cancelled' ? 'Nothing came in, and the file was removed.' : 'Nothing of it came in.'}{' '}
        <AnotherFile text="Send it again" /> to import it.
      </p>
    </>
  );
}

/** A file that was sent: what would come in of it, how its import goes, or what came of that. */
export function UploadPart({ place, id }: { place: string; id: string }) {
  const { upload, failure, take, again } = useUpload(place, id);
  const state = upload?.state ?? null;
  // What came in is on the map and in the head of the page from now on.
  useEffect(() => {
    if (state === 'imported') learnLayersAnew();
  }, [state]);
  useEffect(
    () => () => {
      pointedOut.value = null;
    },
    [],
  );
  if (upload === null)
    return failure === null ? (
      <p class="loading">Asking for the file…</p>
    ) : (
      <>
        <p class="back">
          <AnotherFile />
        </p>
        <FailureNote failure={failure} again={again} />
      </>
    );
  return (
    <>
      <p class="back">
        <AnotherFile />
      </p>
      {upload.state === 'importing' ? (
        <RunningPart place={place} upload={upload} lost={failure} again={again} />
      ) : upload.state === 'imported' ? (
        <ReportPart upload={upload} />
      ) : upload.fileKept && upload.state !== 'cancelled' ? (
        <PreparePart place={place} upload={upload} onOrdered={take} />
      ) : (
        <GonePart upload={upload} />
      )}
    </>
  );
}
