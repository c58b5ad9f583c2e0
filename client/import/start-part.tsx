import { useRef, useState } from 'preact/hooks';
import { UPLOAD_LIMITS } from '../../core/contracts/uploads.js';
import { FailureLine } from '../panels/failure-line.js';
import { FileDrop } from '../panels/file-drop.js';
import { PageHeading } from '../panels/page-heading.js';
import { isAbort } from '../failure.js';
import { sendUpload } from '../import-api.js';
import { go } from '../state/route.js';
import { useSending } from '../state/use-sending.js';
import { bytesText } from './bytes-text.js';
import { pastedName } from './pasted-name.js';
import { UploadList } from './upload-list.js';

/** A file, or text as one. */
interface Sent {
  name: string;
  file: Blob;
}

function PastedText({ onText }: { onText: (sent: Sent) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <details class="paste">
      <summary>Or paste text</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const given = text.trim();
          setProblem(given === '' ? 'Paste something first.' : '');
          if (given !== '')
            onText({ name: pastedName(given), file: new Blob([given], { type: 'text/plain' }) });
        }}
      >
        <label for="import-text">Well-known text, a shape a line, or GeoJSON or KML</label>
        <p id="import-text-help" class="help">
          Such as POLYGON ((700000 850000, 700100 850000, 700100 850100, 700000 850000)). You say next in
          which coordinate system it is, or write it before it: SRID=2260;POLYGON ((…)).
        </p>
        <textarea
          id="import-text"
          rows={5}
          spellcheck={false}
          aria-describedby="import-text-help import-text-problem"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p id="import-text-problem" class="problems" role="alert">
          {problem}
        </p>
        <p class="buttons">
          <button type="submit">Look at this text</button>
        </p>
      </form>
    </details>
  );
}

/** Sending a file to be looked at, and the files that were sent last. */
export function StartPart({ place, name }: { place: string; name: string }) {
  const sent = useRef<Sent | null>(null);
  const [refusal, setRefusal] = useState('');
  const cancel = useRef(new AbortController());
  const { sending, failure, send, clear } = useSending(async () => {
    const given = sent.current;
    if (given === null) return;
    cancel.current = new AbortController();
    try {
      const upload = await sendUpload(place, given.name, given.file, cancel.current.signal);
      go({ upload: upload.id });
    } catch (error) {
      if (!isAbort(error)) throw error;
    }
  });
  const take = (given: Sent): void => {
    clear();
    const tooLarge = given.file.size > UPLOAD_LIMITS.bytes;
    setRefusal(
      tooLarge
        ? `${given.name} has ${bytesText(given.file.size)}; at most ${bytesText(UPLOAD_LIMITS.bytes)} can be sent. Leave out what lies elsewhere, or use the import command.`
        : '',
    );
    if (tooLarge) return;
    sent.current = given;
    send();
  };
  return (
    <>
      <PageHeading>Import a layer</PageHeading>
      <p class="about">
        A file with a layer of {name} is shown on the map before anything of it counts. What comes in is
        recorded with your name.
      </p>
      {sending ? (
        <div>
          <p class="loading" role="status">
            Sending {sent.current?.name}, {bytesText(sent.current?.file.size ?? 0)}…
          </p>
          <p class="buttons">
            <button type="button" onClick={() => cancel.current.abort()}>
              Cancel
            </button>
          </p>
        </div>
      ) : (
        <div>
          <FileDrop id="import-file" onFile={(file) => take({ name: file.name, file })}>
            A zipped Shapefile or File Geodatabase (.zip), GeoPackage, GeoJSON, KML or KMZ, DXF, FlatGeobuf,
            GPX, or CSV with coordinates or well-known text, up to {bytesText(UPLOAD_LIMITS.bytes)}. Nothing
            comes in before you have seen it.
          </FileDrop>
          <p class="problems" role="alert">
            {refusal}
          </p>
          <FailureLine failure={failure} />
          <PastedText onText={take} />
        </div>
      )}
      <UploadList place={place} />
    </>
  );
}
