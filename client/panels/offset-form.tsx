import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import type { offsetShape } from '../draw/offset-shape.js';
import { failureOf } from '../failure.js';
import type { GeometryProblem } from '../geometry/problem.js';
import { shapes } from '../state/drawing.js';
import { AmountField, amountOf, type Amount } from './amount-field.js';
import { ChangeForm } from './change-form.js';

/** Makes a shape larger or smaller on every side. What computes that is fetched with the form. */
export function OffsetForm({ shape }: { shape: Shape }) {
  const [by, setBy] = useState<Amount<'larger' | 'smaller'>>({ text: '', way: 'larger' });
  const [compute, setCompute] = useState<{ offset: typeof offsetShape } | GeometryProblem | null>(null);
  useEffect(() => {
    import('../draw/offset-shape.js')
      .then((module) => setCompute({ offset: module.offsetShape }))
      .catch((error: unknown) => setCompute({ problem: failureOf(error).message }));
  }, []);
  const result = useMemo((): readonly Shape[] | GeometryProblem | null => {
    const feet = amountOf(by);
    if (feet === null) return { problem: 'Write feet as a number of 0 or more, such as 12.5.' };
    if (feet === 0 || compute === null) return null;
    if ('problem' in compute) return compute;
    return compute.offset(shape, shapes.peek(), by.way === 'larger' ? feet : -feet);
  }, [shape, by, compute]);
  return (
    <ChangeForm
      shape={shape}
      heading="Make the shape larger or smaller"
      submit={by.way === 'larger' ? 'Make it larger' : 'Make it smaller'}
      result={result}
      missing="Write how many feet each side moves by."
    >
      <AmountField
        id={`offset-by-${shape.id}`}
        label="On every side"
        unit="ft"
        amount={by}
        ways={[
          ['larger', 'larger'],
          ['smaller', 'smaller'],
        ]}
        onAmount={setBy}
      />
    </ChangeForm>
  );
}
