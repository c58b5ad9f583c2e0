import { useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { pivotsOf, rotatedShape } from '../draw/change-shape.js';
import type { GeometryProblem } from '../geometry/problem.js';
import { AmountField, amountOf, type Amount } from './amount-field.js';
import { ChangeForm } from './change-form.js';

/** Turns a shape by degrees, about its middle or a corner. */
export function RotateForm({ shape }: { shape: Shape }) {
  const [turn, setTurn] = useState<Amount<'clockwise' | 'back'>>({ text: '', way: 'clockwise' });
  const [about, setAbout] = useState(0);
  const pivots = useMemo(() => pivotsOf(shape), [shape]);
  const result = useMemo((): readonly Shape[] | GeometryProblem | null => {
    const degrees = amountOf(turn);
    const pivot = pivots[about] ?? pivots[0];
    if (degrees === null) return { problem: 'Write degrees as a number of 0 or more, such as 12.5.' };
    if (degrees === 0 || pivot === undefined) return null;
    return [rotatedShape(shape, turn.way === 'clockwise' ? degrees : -degrees, pivot.at)];
  }, [shape, turn, about, pivots]);
  const id = `rotate-about-${shape.id}`;
  return (
    <ChangeForm
      shape={shape}
      heading="Rotate the shape"
      submit="Rotate it"
      result={result}
      missing="Write how many degrees to turn it by."
    >
      <AmountField
        id={`rotate-by-${shape.id}`}
        label="Turn it by"
        unit="°"
        amount={turn}
        ways={[
          ['clockwise', 'clockwise'],
          ['back', 'counterclockwise'],
        ]}
        onAmount={setTurn}
      />
      <p class="field">
        <label for={id}>About</label>
        <select id={id} value={about} onChange={(event) => setAbout(Number(event.currentTarget.value))}>
          {pivots.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </p>
    </ChangeForm>
  );
}
