import type { Failure, ProblemItem } from '../failure.js';
import { repairPolygons, shapeTitle } from '../draw/shape.js';
import { shapes } from '../state/drawing.js';
import { mapCommands } from '../state/map-view.js';
import { acceptRepair } from '../state/proposal.js';

/** Degrees around a place that is shown: about 80 ft. */
const AROUND = 0.0003;

/** The server counts features from 1; here they have names. */
function ownWords(message: string): string {
  return message.replace(/^Feature \d+: /, '');
}

function Problem({ problem }: { problem: ProblemItem }) {
  const shape = problem.feature === undefined ? undefined : shapes.value[problem.feature - 1];
  const { location } = problem;
  const show = (): void => {
    if (location === undefined) return;
    const { lon, lat } = location;
    mapCommands.value?.show([lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND]);
  };
  return (
    <p>
      {shape !== undefined && <strong>{shapeTitle(shape, shapes.value)}: </strong>}
      {ownWords(problem.message)}{' '}
      {location !== undefined && (
        <button type="button" class="link" onClick={show}>
          Show it on the map
        </button>
      )}
    </p>
  );
}

/** What is wrong with the drawing and where; a repair is offered, and used only when it is accepted. */
export function InvalidDrawing({ failure }: { failure: Failure }) {
  const repairable = failure.problems.some((problem) => repairPolygons(problem.repair) !== null);
  return (
    <div class="notice" role="alert">
      {failure.problems.length === 0 && <p>{failure.message}</p>}
      {failure.problems.slice(0, 5).map((problem, index) => (
        <Problem key={index} problem={problem} />
      ))}
      <p>
        Your drawing is kept.{' '}
        {repairable && 'The repaired shape covers what the outline encloses; you can undo it.'}
      </p>
      {repairable && (
        <button type="button" class="primary" onClick={() => void acceptRepair()}>
          Use the repaired shape
        </button>
      )}
    </div>
  );
}
