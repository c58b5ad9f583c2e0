import type { DrawingFile } from '../../core/contracts/drawing-files.js';
import { MITIGATION_LABELS } from '../draw/shape.js';
import { countText } from '../figures/format.js';
import { drawMitigationType, drawRole } from '../state/drawing.js';
import { fileShapes, fileTooMuch, takeFileShapes } from '../state/drawing-file.js';

/** Rejected features that are listed. */
const LISTED = 20;

function NotTaken({ read }: { read: DrawingFile }) {
  if (read.rejected.length === 0) return null;
  const left = read.rejected.length - LISTED;
  return (
    <>
      <h4>Could not be taken</h4>
      <ul class="plain">
        {read.rejected.slice(0, LISTED).map(({ feature, message }) => (
          <li key={feature}>
            Feature {feature}: {message}.
          </li>
        ))}
        {left > 0 && <li>And {left} more.</li>}
      </ul>
    </>
  );
}

function RoleChoice() {
  return (
    <fieldset>
      <legend>What they are</legend>
      <label>
        <input
          type="radio"
          name="file-role"
          checked={drawRole.value === 'disturbance'}
          onChange={() => (drawRole.value = 'disturbance')}
        />{' '}
        Disturbances
      </label>
      <label>
        <input
          type="radio"
          name="file-role"
          checked={drawRole.value === 'mitigation'}
          onChange={() => (drawRole.value = 'mitigation')}
        />{' '}
        Mitigation areas
      </label>
      {drawRole.value === 'mitigation' && (
        <select
          aria-label="Type of mitigation"
          value={drawMitigationType.value}
          onChange={(event) =>
            (drawMitigationType.value = event.currentTarget.value as typeof drawMitigationType.value)
          }
        >
          {Object.entries(MITIGATION_LABELS).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

/** What the server read of a file and what it did not take, and the way into the drawing. */
export function FileRead({ read }: { read: DrawingFile }) {
  const named = read.shapes.map(({ name }) => name).filter((name) => name !== null);
  const count = fileShapes.value.length;
  const tooMuch = fileTooMuch.value;
  return (
    <>
      <p role="status" class="was-read">
        {countText(count, 'polygon', 'polygons')} read of {countText(read.read, 'feature', 'features')} in{' '}
        {read.name}. {count === 1 ? 'It is' : 'They are'} shown on the map, and not yet part of the drawing.
      </p>
      <p class="help">Coordinate system: {read.crs.replace(/\bcrs=/g, '')}.</p>
      {named.length > 0 && (
        <p class="help">
          Names are kept: {named.slice(0, 5).join(', ')}
          {named.length > 5 ? ` and ${named.length - 5} more` : ''}.
        </p>
      )}
      <NotTaken read={read} />
      <RoleChoice />
      {tooMuch !== null && (
        <p class="problems" role="alert">
          {tooMuch}
        </p>
      )}
      <p class="buttons">
        <button type="button" class="primary" aria-disabled={tooMuch !== null} onClick={takeFileShapes}>
          Put {countText(count, 'shape', 'shapes')} into the drawing
        </button>
      </p>
    </>
  );
}
