import { useEffect, useRef } from 'preact/hooks';
import { DRAWING_FILE_LIMITS } from '../../core/contracts/drawing-files.js';
import { fileQuestion, USUAL_SYSTEMS } from '../draw/file-shapes.js';
import { liveShapes, shapes } from '../state/drawing.js';
import { chosenFile, fileShapes, forgetFile, readChosenFile, readFile } from '../state/drawing-file.js';
import { entryOpen } from '../state/entry.js';
import { CrsField } from './crs-field.js';
import { FileDrop } from './file-drop.js';
import { FileRead } from './file-read.js';

const MEGABYTES = DRAWING_FILE_LIMITS.bytes / 1_000_000;

/** Rejected features that are listed. */
const LISTED = 20;

/** What the server did not take, and what can be said of the file so that it does. */
function Refusal({ again }: { again: (words: { crs: string; layerInFile: string }) => void }) {
  const asked = readFile.value;
  if (asked.state !== 'failed') return null;
  const { failure } = asked;
  const question = fileQuestion(failure);
  const rejected = failure.problems.filter(({ feature }) => feature !== undefined).slice(0, LISTED);
  return (
    <div class="notice" role="alert">
      <p>{question.message}</p>
      {question.asksCrs && (
        <CrsField
          key={failure.message}
          looksLike={question.looksLike ?? USUAL_SYSTEMS[0][0]}
          onChoose={(crs) => again({ crs, layerInFile: '' })}
        />
      )}
      {question.layers.length > 0 && (
        <ul class="plain layers">
          {question.layers.map((layer) => (
            <li key={layer}>
              <button type="button" class="link" onClick={() => again({ crs: '', layerInFile: layer })}>
                {layer}
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure.kind === 'unreachable' && (
        <button type="button" onClick={() => again({ crs: '', layerInFile: '' })}>
          Try again
        </button>
      )}
      {rejected.length > 0 && (
        <details>
          <summary>What is wrong with each</summary>
          <ul class="plain">
            {rejected.map(({ feature, message }) => (
              <li key={feature}>
                Feature {feature}: {message}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Shapes of the proposal out of a file. */
export function FileForm() {
  const asked = readFile.value;
  const file = chosenFile.value;
  const added = fileShapes.value;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => forgetFile, []);
  // On a phone it would come in below the edge of the sheet.
  useEffect(() => {
    if (asked.state === 'ready' || asked.state === 'failed')
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  useEffect(() => {
    if (added.length === 0) return undefined;
    liveShapes.value = [...shapes.peek(), ...added];
    return () => {
      liveShapes.value = null;
    };
  }, [added]);
  return (
    <section class="coordinates card file-form" aria-labelledby="file-heading">
      <h3 id="file-heading">Bring shapes out of a file</h3>
      <FileDrop
        id="drawing-file"
        focused
        onFile={(next) => readChosenFile(next, { crs: '', layerInFile: '' })}
      >
        A zipped Shapefile or File Geodatabase (.zip), GeoPackage, GeoJSON, KML or KMZ, DXF, FlatGeobuf, or
        CSV or text with well-known text, with polygons, up to {MEGABYTES} MB. The server reads it and keeps
        nothing of it.
      </FileDrop>
      <div ref={outcome}>
        {asked.state === 'loading' && <p class="loading">Reading {file?.name}…</p>}
        {file !== null && <Refusal again={(words) => readChosenFile(file, words)} />}
        {asked.state === 'ready' && <FileRead read={asked.value} />}
      </div>
      <p class="buttons">
        <button type="button" onClick={() => (entryOpen.value = null)}>
          Cancel
        </button>
      </p>
    </section>
  );
}
