import { closureText } from '../draw/closure-text.js';
import { nearlyCloses, type ClosedTraverse, type Closing } from '../geometry/closed-traverse.js';

interface Props {
  traverse: ClosedTraverse;
  gridPerFoot: number;
  closing: Closing;
  onClosing: (closing: Closing) => void;
}

const CHOICES: readonly (readonly [Closing, string])[] = [
  ['line', 'Close it with a straight line; every course stays as it is'],
  ['compass-rule', 'Spread the error over the courses (compass rule); every corner moves a little'],
];

/** How the courses close, and what is to be done about it. */
export function SurveyClosure({ traverse, gridPerFoot, closing, onClosing }: Props) {
  const { closure, crossesItself, ring } = traverse;
  if (closure === null) return null;
  const hasError = closure.errorFt > 0 && nearlyCloses(closure);
  return (
    <>
      <p class="closure" role="status">
        {closureText(closure, gridPerFoot)}
        {crossesItself &&
          ring.length > 3 &&
          ' The outline crosses itself: compare the bearings with the plan.'}
      </p>
      {hasError && (
        <fieldset>
          <legend>The closing error</legend>
          {CHOICES.map(([choice, words]) => (
            <label key={choice}>
              <input
                type="radio"
                name="survey-closing"
                checked={closing === choice}
                onChange={() => onClosing(choice)}
              />{' '}
              {words}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
