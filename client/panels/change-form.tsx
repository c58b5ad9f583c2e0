import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { isProblem, type GeometryProblem } from '../geometry/problem.js';
import { countText } from '../figures/format.js';
import { keepChange, leaveChange, previewChange, shapeChange } from '../state/shape-change.js';
import { focusSoon } from './focus-soon.js';
import { changeButtonId, shapeLineId } from './shape-focus.js';

interface Props {
  shape: Shape;
  heading: string;
  submit: string;
  /** what becomes of the shape, itself first; why nothing does; null: not enough is typed yet */
  result: readonly Shape[] | GeometryProblem | null;
  /** what is missing where nothing comes of it, as a sentence */
  missing: string;
  children: ComponentChildren;
}

/** A change of a whole shape by numbers, shown on the map while they are typed. */
export function ChangeForm({ shape, heading, submit, result, missing, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const parts = result === null || isProblem(result) ? null : result;
  const problem =
    result !== null && isProblem(result) ? result.problem : asked && parts === null ? missing : '';
  const pieces = parts?.length ?? 0;

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => previewChange(shape.id, parts), [shape, parts]);
  useEffect(() => {
    const own = shapeChange.peek();
    return () => {
      // Where another change was begun, this one only takes its picture off the map.
      if (shapeChange.peek() === own) leaveChange();
      else previewChange(shape.id, null);
    };
  }, []);

  const leave = (): void => {
    const kind = shapeChange.peek()?.kind;
    leaveChange();
    if (kind !== undefined) focusSoon(changeButtonId(shape.id, kind));
  };
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (parts === null) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    keepChange(shape.id, parts);
    focusSoon(shapeLineId(shape.id));
  };
  return (
    <form
      ref={form}
      class="change-form"
      aria-label={heading}
      noValidate
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      {children}
      <p class={problem === '' ? 'help' : 'problems'} role="status">
        {problem !== ''
          ? problem
          : pieces > 1
            ? `It falls into ${countText(pieces, 'piece', 'pieces')}.`
            : ''}
      </p>
      <div class="buttons">
        <button type="submit" class="primary">
          {submit}
        </button>
        <button type="button" onClick={leave}>
          Cancel
        </button>
      </div>
    </form>
  );
}
