import { dayText } from '../figures/format.js';
import { fetchControlledArea, type Law } from '../api.js';
import { FailureNote } from '../panels/failure-note.js';
import { WideHeading } from '../panels/wide-heading.js';
import type { Box } from '../preview/planar.js';
import { toDegrees } from '../preview/projection.js';
import { alternatives } from '../state/alternatives.js';
import { drawing } from '../state/drawing.js';
import { jurisdiction, ordinance } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { alternativeName } from './alternative-tabs.js';
import { AlternativesTable } from './alternatives-table.js';
import { comparedFigures } from './compared-figures.js';
import { extentOf } from './outline-map.js';
import { useScreenings } from './use-screenings.js';

/** Feet that a side of the box may have, a little below what the server answers for. */
const MOST_FT = 15_500;

/** The regulated land that the outlines are drawn over; none where they lie too far apart. */
function useLand(place: string, law: Law, extent: Box | null) {
  const fits = extent !== null && Math.max(extent[2] - extent[0], extent[3] - extent[1]) <= MOST_FT;
  return useAnswer(fits ? JSON.stringify([place, law.ordinance, law.on, extent]) : null, (signal) => {
    const [west, south, east, north] = extent ?? [0, 0, 0, 0];
    const corners = [toDegrees([west, south]), toDegrees([east, north])] as const;
    return fetchControlledArea(place, law, [...corners[0], ...corners[1]], signal);
  });
}

function Differences({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="differences-heading">
      <h3 id="differences-heading">What differs</h3>
      {sentences.length === 0 ? (
        <p>No figure that was compared differs.</p>
      ) : (
        <ul class="plain">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The alternatives of a proposal side by side: what the ordinance says about each, and how they differ, in words. */
export function AlternativesView() {
  const place = jurisdiction.value;
  const { ordinance: lawId, on } = address.value;
  const law = { ordinance: lawId, on };
  const items = alternatives.value;
  const extent = extentOf(items.flatMap(({ shapes }) => shapes));
  const { screened, again } = useScreenings(place?.id ?? '', law, items);
  const land = useLand(place?.id ?? '', law, extent);
  const compared = items.map(({ name }, index) => {
    const known = screened[index];
    return {
      name: alternativeName(name, index),
      screening: known?.state === 'ready' ? known.screening : null,
    };
  });
  const rows = comparedFigures(compared, ordinance.value?.adjacentTerm ?? null);
  const failed = screened.find((item) => item.state === 'failed');
  const answers = compared.flatMap(({ screening }) => screening ?? []);
  const asking = screened.some(({ state }) => state === 'loading');
  return (
    <article class="document" aria-labelledby="wide-heading" aria-busy={asking}>
      <WideHeading
        title="Alternatives side by side"
        about={`Under ${ordinance.value?.name ?? 'the ordinance'}${on === null ? '' : `, as of ${dayText(on)}`}, on the wetlands map of ${place?.name ?? 'the municipality'}. Each is held against ${compared[0]?.name ?? 'the first'}.`}
        print="Print the comparison"
      />
      {failed?.state === 'failed' && <FailureNote failure={failed.failure} again={again} />}
      {asking && <p class="loading">Measuring each alternative…</p>}
      {answers.length > 1 && <Differences sentences={rows.flatMap(({ sentences }) => sentences)} />}
      <AlternativesTable
        key={drawing.value.alternatives.length}
        items={items}
        screened={screened}
        compared={compared}
        rows={rows}
        extent={extent}
        area={land.value}
      />
      {land.failure !== null && extent !== null && (
        <p class="fine-print">Wetlands are not drawn in the outlines: {land.failure.message}</p>
      )}
      {answers[0] !== undefined && <p class="guidance">{answers[0].guidance}</p>}
    </article>
  );
}
