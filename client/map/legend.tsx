import { shortTerm } from '../figures/split.js';
import { ordinance } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { Swatch, type SwatchKind } from '../panels/swatch.js';

interface Entry {
  kind: SwatchKind;
  text: string;
}

function entries(): Entry[] {
  const law = ordinance.value;
  const term = law?.adjacentTerm == null ? null : shortTerm(law.adjacentTerm);
  const list: Entry[] = [];
  if (term !== null)
    list.push(
      { kind: 'wetland', text: 'Wetland' },
      {
        kind: 'adjacent',
        text: `${term.charAt(0).toUpperCase()}${term.slice(1)}${law?.bufferFt == null ? '' : `, ${law.bufferFt} ft`}`,
      },
    );
  list.push(
    { kind: 'unregulated', text: 'Wetland not regulated here' },
    { kind: 'watercourse', text: 'Brook or pond' },
  );
  if (address.value.task === 'proposal')
    list.push({ kind: 'disturbance', text: 'Disturbance' }, { kind: 'mitigation', text: 'Mitigation' });
  else if (address.value.task === 'parcel') list.push({ kind: 'parcel', text: 'Parcel asked about' });
  list.push({ kind: 'ground', text: 'Parcel, building' }, { kind: 'municipal-line', text: 'Municipal line' });
  return list;
}

/** What the colours and patterns on the map mean. Folded on narrow screens and while drawing, which needs the room. */
export function Legend() {
  const { task } = address.value;
  const open = task === 'parcel' && window.matchMedia('(min-width: 760px)').matches;
  return (
    <details key={task} class="legend card" open={open}>
      <summary>Legend</summary>
      <ul>
        {entries().map((entry) => (
          <li key={entry.kind}>
            <Swatch kind={entry.kind} /> {entry.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
