import { useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { movedShape, shapeMovedAlong } from '../draw/change-shape.js';
import { parseBearing } from '../geometry/parse-bearing.js';
import type { GeometryProblem } from '../geometry/problem.js';
import { readNumber } from '../draw/answers.js';
import { AmountField, amountOf, type Amount } from './amount-field.js';
import { ChangeForm } from './change-form.js';

type Result = readonly Shape[] | GeometryProblem | null;

const NO_NUMBER: GeometryProblem = { problem: 'Write feet as a number of 0 or more, such as 12.5.' };

function byAxes(shape: Shape, across: Amount<'east' | 'west'>, along: Amount<'north' | 'south'>): Result {
  const [eastFt, northFt] = [amountOf(across), amountOf(along)];
  if (eastFt === null || northFt === null) return NO_NUMBER;
  if (eastFt === 0 && northFt === 0) return null;
  return [
    movedShape(shape, across.way === 'east' ? eastFt : -eastFt, along.way === 'north' ? northFt : -northFt),
  ];
}

function byBearing(shape: Shape, distance: string, bearing: string): Result {
  if (distance.trim() === '' || bearing.trim() === '') return null;
  const distanceFt = readNumber(distance);
  if (distanceFt === null || distanceFt < 0) return NO_NUMBER;
  const parsed = parseBearing(bearing);
  return parsed.ok ? [shapeMovedAlong(shape, parsed.azimuth, distanceFt)] : { problem: parsed.message };
}

/** Moves a shape by feet. */
export function MoveForm({ shape }: { shape: Shape }) {
  const [how, setHow] = useState<'axes' | 'bearing'>('axes');
  const [across, setAcross] = useState<Amount<'east' | 'west'>>({ text: '', way: 'east' });
  const [along, setAlong] = useState<Amount<'north' | 'south'>>({ text: '', way: 'north' });
  const [distance, setDistance] = useState('');
  const [bearing, setBearing] = useState('');
  const result = useMemo(
    () => (how === 'axes' ? byAxes(shape, across, along) : byBearing(shape, distance, bearing)),
    [shape, how, across, along, distance, bearing],
  );
  const id = (field: string): string => `move-${field}-${shape.id}`;
  return (
    <ChangeForm
      shape={shape}
      heading="Move the shape"
      submit="Move it"
      result={result}
      missing={how === 'axes' ? 'Write how many feet to move it by.' : 'Write a distance and a bearing.'}
    >
      {how === 'axes' ? (
        <>
          <AmountField
            id={id('east')}
            label="East or west"
            unit="ft"
            amount={across}
            ways={[
              ['east', 'to the east'],
              ['west', 'to the west'],
            ]}
            onAmount={setAcross}
          />
          <AmountField
            id={id('north')}
            label="North or south"
            unit="ft"
            amount={along}
            ways={[
              ['north', 'to the north'],
              ['south', 'to the south'],
            ]}
            onAmount={setAlong}
          />
        </>
      ) : (
        <>
          <p class="field">
            <label for={id('distance')}>Distance (ft)</label>
            <input
              id={id('distance')}
              type="text"
              inputMode="decimal"
              autocomplete="off"
              value={distance}
              onInput={(event) => setDistance(event.currentTarget.value)}
            />
          </p>
          <p class="field">
            <label for={id('bearing')}>Bearing</label>
            <input
              id={id('bearing')}
              type="text"
              autocomplete="off"
              placeholder={`N 45°10'30" E`}
              value={bearing}
              onInput={(event) => setBearing(event.currentTarget.value)}
            />
          </p>
        </>
      )}
      <p>
        <button type="button" class="link" onClick={() => setHow(how === 'axes' ? 'bearing' : 'axes')}>
          {how === 'axes' ? 'By distance and bearing instead' : 'By feet east and north instead'}
        </button>
      </p>
    </ChangeForm>
  );
}
