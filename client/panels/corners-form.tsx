import { useEffect, useRef, useState } from 'preact/hooks';
import { cornersText, parseCorners, type CoordinateKind, type LineProblem } from '../draw/polygon-text.js';
import { roundedPoint } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';

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

/** While somebody types on, half a number is no corner. */
const PAUSE_MS = 350;

interface Props {
  heading: string;
  /** what the button says that takes the corners */
  submit: string;
  /** corners to begin with, in degrees; null: none */
  known: readonly Point[] | null;
  /** what is typed: an outline or a line */
  shape?: 'polygon' | 'line';
  onCorners: (corners: Point[]) => void;
  /** told what is typed as long as it can be read, in degrees; null: it cannot */
  onTyped?: (corners: Point[] | null) => void;
  onCancel: () => void;
}

/** Corners entered as text, one a line: the way to draw without a pointer, or from a plan. */
export function CornersForm({
  heading,
  submit,
  known,
  shape = 'polygon',
  onCorners,
  onTyped,
  onCancel,
}: Props) {
  const [kind, setKind] = useState<CoordinateKind>('feet');
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (known !== null) void textOf(known, kind).then(setText);
  }, []);
  useEffect(() => {
    if (onTyped === undefined || text === '') return undefined;
    let current = true;
    const tell = async (): Promise<void> => {
      const parsed = parseCorners(text, kind, shape);
      const corners = parsed.ok ? await inDegrees(parsed.corners, kind) : null;
      if (current) onTyped(corners);
    };
    const pause = setTimeout(() => void tell(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [text, kind]);

  /** What can be read already is written anew in the other system. */
  const write = (next: CoordinateKind): void => {
    setKind(next);
    setProblems([]);
    const parsed = parseCorners(text, kind, shape);
    if (!parsed.ok) return;
    void inDegrees(parsed.corners, kind)
      .then((corners) => textOf(corners, next))
      .then(setText);
  };

  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    const parsed = parseCorners(text, kind, shape);
    setProblems(parsed.ok ? [] : parsed.problems);
    if (parsed.ok) void inDegrees(parsed.corners, kind).then(onCorners);
    else field.current?.focus();
  };

  return (
    <form class="coordinates card" onSubmit={take} aria-labelledby="coordinates-heading" noValidate>
      <h3 id="coordinates-heading">{heading}</h3>
      <fieldset>
        <legend>Written in</legend>
        <label>
          <input type="radio" name="kind" checked={kind === 'feet'} onChange={() => write('feet')} /> State
          Plane feet (New York East)
        </label>
        <label>
          <input type="radio" name="kind" checked={kind === 'degrees'} onChange={() => write('degrees')} />{' '}
          Longitude and latitude
        </label>
      </fieldset>
      <label for="corners">Corners, one a line</label>
      <p id="corners-help" class="help">
        {kind === 'feet'
          ? 'East, then north: 704810.99, 771917.59'
          : 'Longitude, then latitude: -73.730000, 40.950000'}
        . Columns of a spreadsheet can be pasted; where its heading says North before East, so are they read.
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
          {submit}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
