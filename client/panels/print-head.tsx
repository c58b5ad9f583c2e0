import type { Task } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { printedOn } from '../state/printing.js';
import { address } from '../state/route.js';

/** Of tasks whose panel has no title of its own. */
const TITLES: Partial<Record<Task, string>> = {
  parcel: 'Check of a parcel',
  proposal: 'Screening of a proposal',
};

/** What stands at the top of a printed answer: what it is, of which municipality, and the day of printing. */
export function PrintHead() {
  const { task, view } = address.value;
  const title = view === null ? TITLES[task] : undefined;
  return (
    <div class="print-head">
      {title !== undefined && <p class="print-title">{title}</p>}
      <p>
        {jurisdiction.value?.name ?? 'Hundredfoot'}
        {jurisdiction.value?.invented === true && ' (demonstration data, invented)'} · Printed from
        Hundredfoot on {printedOn}
      </p>
    </div>
  );
}
