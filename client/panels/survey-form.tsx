import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newShape, newShapeId, roundedPoint } from '../draw/shape.js';
import { closedTraverse, type ClosedTraverse, type Closing } from '../geometry/closed-traverse.js';
import { parseCourses, type ParsedCourses } from '../geometry/courses.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import type { Point } from '../preview/planar.js';
import { toDegrees } from '../preview/projection.js';
import { addPolygons, drawMitigationType, drawRole, liveShapes, shapes, tool } from '../state/drawing.js';
import { entryOpen } from '../state/entry.js';
import { mapCommands } from '../state/map-view.js';
import { AmountField, amountOf, type Amount } from './amount-field.js';
import { focusShapeLine } from './shape-focus.js';
import { SurveyClosure } from './survey-closure.js';
import { SurveyCourses } from './survey-courses.js';
import { SurveyStart } from './survey-start.js';
import '../style/shapes.css';

/** What was typed stays when the form is closed, until it is on the map. */
const typedCourses = signal('');

type Measured = 'ground' | 'grid';

function MeasuredOn({ measured, onMeasured }: { measured: Measured; onMeasured: (next: Measured) => void }) {
  const radio = (value: Measured, words: string) => (
    <label>
      <input
        type="radio"
        name="survey-measured"
        checked={measured === value}
        onChange={() => onMeasured(value)}
      />{' '}
      {words}
    </label>
  );
  return (
    <fieldset>
      <legend>Distances are measured</legend>
      {radio('ground', 'on the ground, as on most plans')}
      {radio('grid', 'on the State Plane grid')}
    </fieldset>
  );
}

function PlanNorth({
  turn,
  onTurn,
}: {
  turn: Amount<'east' | 'west'>;
  onTurn: (turn: Amount<'east' | 'west'>) => void;
}) {
  return (
    <details class="read-courses">
      <summary>North on the plan is not grid north</summary>
      <AmountField
        id="survey-north"
        label="It lies"
        unit="°"
        amount={turn}
        ways={[
          ['east', 'east of it'],
          ['west', 'west of it'],
        ]}
        onAmount={onTurn}
      />
    </details>
  );
}

function turned(parsed: ParsedCourses, turn: Amount<'east' | 'west'>): ParsedCourses {
  const degrees = (amountOf(turn) ?? 0) * (turn.way === 'east' ? 1 : -1);
  if (degrees === 0) return parsed;
  const courses = parsed.courses.map((course) => ({
    ...course,
    azimuth: (course.azimuth + degrees + 360) % 360,
  }));
  return { ...parsed, courses };
}

function ringInDegrees({ ring }: ClosedTraverse): Point[] {
  return ring.map((point) => roundedPoint(toDegrees(point)));
}

function show(ring: readonly Point[]): void {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  mapCommands.value?.show([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]);
}

/** Feet around a start that nothing leads away from yet. */
const AROUND_FT = 80;

function around(start: Point, traverse: ClosedTraverse | null): Point[] {
  const ring = traverse === null ? [] : ringInDegrees(traverse);
  if (ring.length > 1) return ring;
  const [x, y] = start;
  return [toDegrees([x - AROUND_FT, y - AROUND_FT]), toDegrees([x + AROUND_FT, y + AROUND_FT])];
}

function putOnMap(ring: Point[]): void {
  liveShapes.value = null;
  typedCourses.value = '';
  const id = addPolygons([[ring]]);
  tool.value = 'edit';
  entryOpen.value = null;
  show(ring);
  if (id !== null) focusShapeLine(id);
}

/** What is missing before the courses can be put on the map, as a sentence; empty: nothing. */
function missing(start: Point | null, parsed: ParsedCourses, turn: Amount<string>): string {
  if (start === null) return 'Say where the courses start.';
  if (parsed.problems.length > 0) return 'Put the lines that could not be read in order.';
  if (parsed.courses.length < 2) return 'Write at least two courses; the outline is closed from there.';
  return amountOf(turn) === null ? 'Write the angle to grid north as a number of degrees.' : '';
}

/** Courses of a survey, drawn on the map while they are typed. */
export function SurveyForm() {
  const [start, setStart] = useState<Point | null>(null);
  const [measured, setMeasured] = useState<Measured>('ground');
  const [closing, setClosing] = useState<Closing>('line');
  const [turn, setTurn] = useState<Amount<'east' | 'west'>>({ text: '', way: 'east' });
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typedCourses.value;
  const parsed = useMemo(() => turned(parseCourses(text), turn), [text, turn]);
  const gridPerFoot = start === null || measured === 'grid' ? 1 : gridScaleAt(toDegrees(start));
  const traverse = useMemo(
    () =>
      start === null || parsed.courses.length === 0
        ? null
        : closedTraverse(start, parsed.courses, gridPerFoot, closing),
    [start, parsed, gridPerFoot, closing],
  );
  const lacks = missing(start, parsed, turn);

  useEffect(() => document.getElementById('survey-heading')?.focus(), []);
  useEffect(() => {
    const ring = traverse === null ? [] : ringInDegrees(traverse);
    const drawn = newShape(drawRole.peek(), [ring], drawMitigationType.peek(), newShapeId());
    liveShapes.value = ring.length < 2 ? null : [...shapes.peek(), drawn];
  }, [traverse]);
  useEffect(() => () => void (liveShapes.value = null), []);

  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    setShowsAll(true);
    if (lacks === '' && traverse !== null) putOnMap(ringInDegrees(traverse));
    else field.current?.focus();
  };
  return (
    <form class="coordinates bearings card" onSubmit={take} aria-labelledby="survey-heading" noValidate>
      <h3 id="survey-heading" tabIndex={-1}>
        Bearings and distances
      </h3>
      <SurveyStart onStart={setStart} />
      <SurveyCourses
        text={text}
        parsed={parsed}
        showsAll={showsAll}
        field={field}
        onText={(next) => {
          setShowsAll(false);
          typedCourses.value = next;
        }}
        onDone={() => setShowsAll(true)}
      />
      {traverse !== null && parsed.courses.length > 1 && (
        <SurveyClosure
          traverse={traverse}
          gridPerFoot={gridPerFoot}
          closing={closing}
          onClosing={setClosing}
        />
      )}
      <MeasuredOn measured={measured} onMeasured={setMeasured} />
      <PlanNorth turn={turn} onTurn={setTurn} />
      <p class="problems" role="status">
        {asked ? lacks : ''}
      </p>
      <div class="buttons">
        <button type="submit" class="primary">
          Put it on the map
        </button>
        {start !== null && (
          <button type="button" onClick={() => show(around(start, traverse))}>
            {traverse === null ? 'Show the start' : 'Show it on the map'}
          </button>
        )}
        <button type="button" onClick={() => (entryOpen.value = null)}>
          Cancel
        </button>
      </div>
    </form>
  );
}
