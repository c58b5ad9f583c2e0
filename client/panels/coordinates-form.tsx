import { useEffect, useRef, useState } from 'preact/hooks';
import { cornersText, parseCorners, type CoordinateKind, type LineProblem } from '../draw/polygon-text.js';
import { roundedPoint } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';
import { coordinatesOpen } from '../state/coordinates.js';
import { addPolygons, drawRole, editShape, shapes, tool } from '../state/drawing.js';
import { mapCommands } from '../state/map-view.js';

async function inDegrees(corners: readonly Point[], kind: CoordinateKind): Promise<Point[]> {
  if (kind === 'degrees') return corners.map(roundedPoint);
  const { toDegrees } = await import('../preview/projection.js');
  return corners.map((corner) => roundedPoint(toDegrees(corner)));
}

async function textOf(ring: readonly Point[], kind: CoordinateKind): Promise<string> {
  if (kind === 'degrees') return cornersText(ring, kind);
  const { toFeet } = await import('../preview/projection.js');
  return cornersText(ring.map(toFeet), kind);
}

function keep(id: string, ring: Point[]): void {
  if (id === 'new') addPolygons([[ring]]);
  else editShape(id, { rings: [ring] });
  tool.value = 'edit';
  coordinatesOpen.value = null;
  // The answer begins at the top; what comes in above the end of the panel would else push it out of sight.
  document.querySelector('.panel-content')?.scrollTo({ top: 0 });
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  mapCommands.value?.show([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]);
}

/** A polygon entered as text, one corner a line: the way to draw without a pointer, or from a plan. */
export function CoordinatesForm() {
  const id = coordinatesOpen.value ?? 'new';
  const known = shapes.value.find((shape) => shape.id === id)?.rings[0];
  const [kind, setKind] = useState<CoordinateKind>('feet');
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (known !== undefined) void textOf(known, kind).then(setText);
  }, [kind]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const parsed = parseCorners(text, kind);
    setProblems(parsed.ok ? [] : parsed.problems);
    if (parsed.ok) void inDegrees(parsed.corners, kind).then((ring) => keep(id, ring));
    else field.current?.focus();
  };
  const what = drawRole.value === 'disturbance' ? 'disturbance' : 'mitigation';

  return (
    <form class="coordinates card" onSubmit={submit} aria-labelledby="coordinates-heading" noValidate>
      <h3 id="coordinates-heading">
        {known === undefined ? `Type the corners of a ${what} polygon` : 'Change the corners'}
      </h3>
      <fieldset>
        <legend>Written in</legend>
        <label>
          <input type="radio" name="kind" checked={kind === 'feet'} onChange={() => setKind('feet')} /> State
          Plane feet (New York East)
        </label>
        <label>
          <input type="radio" name="kind" checked={kind === 'degrees'} onChange={() => setKind('degrees')} />{' '}
          Longitude and latitude
        </label>
      </fieldset>
      <label for="corners">Corners, one a line</label>
      <p id="corners-help" class="help">
        {kind === 'feet'
          ? 'East, then north: 704810.99, 771917.59'
          : 'Longitude, then latitude: -73.730000, 40.950000'}
      </p>
      <textarea
        id="corners"
        ref={field}
        rows={6}
        spellcheck={false}
        aria-describedby="corners-help corners-problems"
        aria-invalid={problems.length > 0}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div id="corners-problems" class="problems" role="alert">
        {problems.length > 0 && (
          <ul class="plain">
            {problems.slice(0, 5).map((problem) => (
              <li key={problem.line}>
                {problem.line === 0 ? '' : `Line ${problem.line}: `}
                {problem.message}.
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="buttons">
        <button type="submit" class="primary">
          {known === undefined ? 'Put it on the map' : 'Change it'}
        </button>
        <button type="button" onClick={() => (coordinatesOpen.value = null)}>
          Cancel
        </button>
      </div>
    </form>
  );
}
