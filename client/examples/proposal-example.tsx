import '../style/tour.css';
import { openDrawing } from '../state/drawing.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { mapCommands } from '../state/map-view.js';
import { PROPOSAL_EXAMPLE, PROPOSAL_EXAMPLE_BOX } from './demo-examples.js';

/** A proposal to try, where the municipality is the invented one; nothing elsewhere. */
export function ProposalExample() {
  if (jurisdiction.value?.invented !== true) return null;
  const open = (): void => {
    openDrawing(PROPOSAL_EXAMPLE);
    mapCommands.value?.show(PROPOSAL_EXAMPLE_BOX);
  };
  return (
    <section class="examples" aria-labelledby="examples-heading">
      <h3 id="examples-heading">An example to try</h3>
      <button type="button" class="example" onClick={open}>
        A house and its driveway beside a pond <span class="secondary">two alternatives</span>
      </button>
    </section>
  );
}
