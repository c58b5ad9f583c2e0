import { ordinance } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { Swatch, type SwatchKind } from '../panels/swatch.js';

interface Entry {
  kind: SwatchKind;
  text: string;
}

function entries(): Entry[] {
  const law = ordinance.value;
  const term = law?.adjacentTerm ?? null;
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
  else list.push({ kind: 'parcel', text: 'Parcel asked about' });
  return list;
}

/** What the colours and patterns on the map mean. Folded on narrow screens. */
export function Legend() {
  return (
    <details class="legend card" open={window.matchMedia('(min-width: 760px)').matches}>
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
