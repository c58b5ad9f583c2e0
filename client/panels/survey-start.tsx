import { useEffect, useRef, useState } from 'preact/hooks';
import { parcelCorners, type CornersOfParcel } from '../draw/parcel-corners.js';
import { parseStartPoint, type StartPoint } from '../draw/start-point.js';
import { failureOf, isAbort } from '../failure.js';
import { fetchPlace } from '../place-api.js';
import type { Point } from '../preview/planar.js';
import { IDLE, LOADING, type Loadable } from '../state/loadable.js';
import { viewBox } from '../state/preview.js';
import { address } from '../state/route.js';

/** Parcels at the middle of the map, asked for when the form opens and whenever it is wanted. */
function useParcels(): { parcels: Loadable<readonly CornersOfParcel[]>; look: () => void } {
  const [parcels, setParcels] = useState<Loadable<readonly CornersOfParcel[]>>(IDLE);
  const asking = useRef(new AbortController());
  const look = (): void => {
    const { jurisdiction, ...law } = address.peek();
    const view = viewBox.peek();
    if (jurisdiction === null || view === null) return;
    asking.current.abort();
    const { signal } = (asking.current = new AbortController());
    const middle: Point = [(view[0] + view[2]) / 2, (view[1] + view[3]) / 2];
    setParcels(LOADING);
    fetchPlace(jurisdiction, middle, law, signal)
      .then((place) => setParcels({ state: 'ready', value: parcelCorners(place) }))
      .catch((error: unknown) => {
        if (!isAbort(error)) setParcels({ state: 'failed', failure: failureOf(error) });
      });
  };
  useEffect(() => {
    look();
    return () => asking.current.abort();
  }, []);
  return { parcels, look };
}

function CornerSelect({ onCorner }: { onCorner: (at: Point | null) => void }) {
  const { parcels, look } = useParcels();
  const [index, setIndex] = useState(0);
  const found = parcels.state === 'ready' ? parcels.value : [];
  const corners = found.flatMap((parcel) => parcel.corners);
  const chosen = corners[index] ?? corners[0];
  const chosenParcel = found.find((parcel) => chosen !== undefined && parcel.corners.includes(chosen));
  useEffect(() => setIndex(0), [parcels]);
  useEffect(() => onCorner(chosen?.at ?? null), [chosen]);
  const again = (
    <button type="button" class="link" onClick={look}>
      Take the parcel in the middle of the map
    </button>
  );
  if (parcels.state === 'idle' || parcels.state === 'loading')
    return <p role="status">Looking for the parcel in the middle of the map…</p>;
  if (parcels.state === 'failed')
    return (
      <p class="problems" role="status">
        The parcel could not be looked up. {parcels.failure.message} {again}
      </p>
    );
  if (corners.length === 0)
    return (
      <p class="help" role="status">
        There is no parcel in the middle of the map. Move the map so that it lies there, then: {again}
      </p>
    );
  let next = 0;
  return (
    <>
      <label for="survey-corner">Corner</label>
      <select
        id="survey-corner"
        value={index}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
      >
        {found.map((parcel) => (
          <optgroup key={parcel.name} label={parcel.name}>
            {parcel.corners.map(({ label }) => (
              <option key={next} value={next++}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p class="help">
        {chosenParcel?.name}: {chosen?.place}. Not this one? Move the map, then: {again}
      </p>
    </>
  );
}

function TypedPoint({ onPoint }: { onPoint: (start: StartPoint | null) => void }) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const parsed = text.trim() === '' ? null : parseStartPoint(text);
  const problem = left && parsed !== null && !parsed.ok ? parsed.message : '';
  useEffect(() => onPoint(text.trim() === '' ? null : parseStartPoint(text)), [text]);
  return (
    <>
      <label for="survey-point">East and north in State Plane feet, or longitude and latitude</label>
      <input
        id="survey-point"
        type="text"
        autocomplete="off"
        maxLength={80}
        placeholder="704810.99, 771917.59"
        aria-invalid={problem !== ''}
        aria-describedby="survey-point-problem"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      <p id="survey-point-problem" class="problems" role="status">
        {problem}
      </p>
    </>
  );
}

/** Where the courses start. @param onStart  with State Plane feet, or null while that is not known */
export function SurveyStart({ onStart }: { onStart: (at: Point | null) => void }) {
  const [from, setFrom] = useState<'corner' | 'typed'>('corner');
  const choose = (next: 'corner' | 'typed'): void => {
    setFrom(next);
    onStart(null);
  };
  return (
    <fieldset>
      <legend>Starts at</legend>
      <label>
        <input
          type="radio"
          name="survey-from"
          checked={from === 'corner'}
          onChange={() => choose('corner')}
        />{' '}
        a corner of a parcel
      </label>
      <label>
        <input type="radio" name="survey-from" checked={from === 'typed'} onChange={() => choose('typed')} />{' '}
        a point by its coordinates
      </label>
      {from === 'corner' ? (
        <CornerSelect onCorner={onStart} />
      ) : (
        <TypedPoint onPoint={(start) => onStart(start?.ok === true ? start.at : null)} />
      )}
    </fieldset>
  );
}
