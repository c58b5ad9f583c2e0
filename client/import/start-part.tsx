import { useRef, useState } from 'preact/hooks';
import { UPLOAD_LIMITS } from '../../core/contracts/uploads.js';
import { FailureLine } from '../panels/failure-line.js';
import { PageHeading } from '../panels/page-heading.js';
import { isAbort } from '../failure.js';
import { sendUpload } from '../import-api.js';
import { go } from '../state/route.js';
import { useSending } from '../state/use-sending.js';
import { bytesText } from './bytes-text.js';
import { UploadList } from './upload-list.js';

const KINDS = '.zip,.geojson,.json,.shp,.gpkg,.kml,.kmz,.dxf,.fgb,.gpx,.csv,.wkt,.gdb';

/** A file, or text as one. */
interface Sent {
  name: string;
  file: Blob;
}

function FileChoice({ onFile }: { onFile: (sent: Sent) => void }) {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile({ name: file.name, file });
  };
  return (
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <label for="import-file">Choose a file, or drop it here</label>
      <input
        id="import-file"
        type="file"
        accept={KINDS}
        aria-describedby="import-file-help"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p id="import-file-help" class="help">
        A zipped Shapefile or File Geodatabase (.zip), GeoPackage, GeoJSON, KML or KMZ, DXF, FlatGeobuf, GPX,
        or CSV with coordinates, up to {bytesText(UPLOAD_LIMITS.bytes)}. Nothing comes in before you have seen
        it.
      </p>
    </div>
  );
}

function PastedText({ onText }: { onText: (sent: Sent) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <details class="paste">
      <summary>Or paste well-known text</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const given = text.trim();
          setProblem(given === '' ? 'Paste something first.' : '');
          if (given !== '') onText({ name: 'pasted.wkt', file: new Blob([given], { type: 'text/plain' }) });
        }}
      >
        <label for="import-text">Well-known text, a shape a line</label>
        <p id="import-text-help" class="help">
          Such as POLYGON ((700000 850000, 700100 850000, 700100 850100, 700000 850000)). You say next in
          which coordinate system it is.
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
          <FileChoice onFile={take} />
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
