import type { Failure, ProblemItem } from '../failure.js';
import { repairPolygons, shapeTitle } from '../draw/shape.js';
import { feetText } from '../figures/format.js';
import { shapes } from '../state/drawing.js';
import { mapCommands } from '../state/map-view.js';
import { acceptRepair } from '../state/proposal.js';

/** Degrees around a place that is shown: about 80 ft. */
const AROUND = 0.0003;

function Problem({ problem }: { problem: ProblemItem }) {
  const shape = problem.feature === undefined ? undefined : shapes.value[problem.feature - 1];
  const { location } = problem;
  const show = (): void => {
    if (location === undefined) return;
    const { lon, lat } = location;
    mapCommands.value?.show([lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND]);
  };
  return (
    <li>
      {shape !== undefined && <strong>{shapeTitle(shape, shapes.value)}: </strong>}
      {problem.message}
      {location !== undefined && (
        <>
          {' '}
          (at {feetText(location.xFt)}, {feetText(location.yFt)} ft){' '}
          <button type="button" class="link" onClick={show}>
            Show it on the map
          </button>
        </>
      )}
    </li>
  );
}

/** What is wrong with the drawing and where; a repair is offered, and used only when it is accepted. */
export function InvalidDrawing({ failure }: { failure: Failure }) {
  const repairable = failure.problems.some((problem) => repairPolygons(problem.repair) !== null);
  return (
    <div class="notice" role="alert">
      <p>
        <strong>{failure.message}</strong>
      </p>
      <ul class="plain">
        {failure.problems.map((problem, index) => (
          <Problem key={index} problem={problem} />
        ))}
      </ul>
      <p>
        Move its corners on the map{repairable ? ', or let the shape be repaired: you can undo it.' : '.'} Your drawing is
        kept.
      </p>
      {repairable && (
        <button type="button" class="primary" onClick={() => void acceptRepair()}>
          Use the repaired shape
        </button>
      )}
    </div>
  );
}
