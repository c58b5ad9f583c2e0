import { formatAddress, taskAddress } from '../state/address.js';
import { acresText, sqFtText } from '../figures/format.js';
import { accuracyText } from '../history/change-words.js';
import { address } from '../state/route.js';
import { boxOfStates } from './overlay-features.js';
import { showBox } from './shown.js';
import { chosen } from './sketch.js';
import { wetlandTitle } from './standing.js';
import { TOOL_NAMES } from './tool-words.js';
import { stateOf, takeTool } from './wetlands.js';
import { mayEdit } from './amendment-state.js';

const ACTS = ['reshape', 'split', 'cut-hole', 'reclassify', 'retire'] as const;

/** What a chosen wetland is, as the draft has it. */
export function WetlandFacts({ wetland }: { wetland: string }) {
  const state = stateOf(wetland);
  if (state === null) return null;
  const said = [
    state.kind === 'tidal' ? 'Tidal' : 'Freshwater',
    ...(state.localImportance ? ['of unusual local importance'] : []),
    ...(state.degraded ? ['degraded'] : []),
    `outline ${state.accuracyFt === null ? 'of accuracy not recorded' : accuracyText(state.accuracyFt)}`,
  ];
  return (
    <p class="wetland-facts">
      <strong>{wetlandTitle(wetland, state.name)}</strong>: {sqFtText(state.areaSqFt)} sq ft (
      {acresText(state.areaSqFt)} acres). {said.join(', ')}.{' '}
      <button type="button" class="link" onClick={() => showBox(boxOfStates([state]))}>
        Show it on the map
      </button>
    </p>
  );
}

/** A wetland that was clicked with no tool in hand, and what can be done to it. */
export function WetlandCard() {
  const [wetland] = chosen.value;
  if (wetland === undefined) return null;
  const past = { ...taskAddress(address.value, 'history'), wetland };
  return (
    <section class="amend-card" aria-label={`Wetland ${wetland}`}>
      <WetlandFacts wetland={wetland} />
      <p>
        <a href={formatAddress(past)}>All that it has been</a>
      </p>
      <div class="buttons">
        {mayEdit.value &&
          ACTS.map((name) => (
            <button key={name} type="button" onClick={() => takeTool(name)}>
              {TOOL_NAMES[name]}
            </button>
          ))}
        <button type="button" onClick={() => (chosen.value = [])}>
          Close
        </button>
      </div>
    </section>
  );
}
