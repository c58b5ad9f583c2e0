import type { MapComparison } from '../../core/contracts/map-history.js';
import { dayText, sqFtText } from '../figures/format.js';
import { listText } from '../law/words.js';
import { compareVersions, comparisonPath } from '../history-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { ChangeItem } from './change-item.js';
import { changesText, signedSqFtText } from './change-words.js';
import { CompareForm } from './compare-form.js';
import { versions } from './history-state.js';
import { MapDayNote } from './map-day-note.js';
import { OutlineKey } from './outline-key.js';
import { useShown } from './use-shown.js';
import { BackToTimeline } from './way-back.js';

const LISTED = 60;

function Totals({ comparison }: { comparison: MapComparison }) {
  const { totals } = comparison;
  return (
    <table class="totals">
      <caption>
        {changesText(totals)}.
        {totals.atLeast === true && (
          <span class="meta"> So many were reshaped that gained and lost are at least this much.</span>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Wetland</th>
          <th scope="col">sq ft</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Gained</th>
          <td>{signedSqFtText(totals.gainedSqFt)}</td>
        </tr>
        <tr>
          <th scope="row">Lost</th>
          <td>{signedSqFtText(-totals.lostSqFt)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Net</th>
          <td>{signedSqFtText(totals.netSqFt)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function amendmentsText(amendments: readonly number[]): string[] {
  if (amendments.length === 0) return ['Changed by an import.'];
  const name = amendments.length === 1 ? 'amendment' : 'amendments';
  return [`Changed by ${name} ${listText(amendments.map(String), 'and')}.`];
}

function Differences({ comparison }: { comparison: MapComparison }) {
  const { items, left } = comparison;
  const more = left + Math.max(0, items.length - LISTED);
  if (items.length === 0)
    return (
      <p>No wetland differs between them: what changed between was changed back, or was something else.</p>
    );
  return (
    <section aria-labelledby="differences-heading">
      <h3 id="differences-heading">What differs, the largest first</h3>
      <ul class="changes">
        {items.slice(0, LISTED).map((change) => (
          <ChangeItem key={change.wetland} change={change} remarks={amendmentsText(change.amendments)} />
        ))}
      </ul>
      {more > 0 && <p class="meta">And {more} smaller differences.</p>}
    </section>
  );
}

/** Two versions of the map, and what tells them apart. */
export function ComparisonPart({ place, from, to }: { place: string; from: number; to: number }) {
  const question = `${place} ${from} ${to}`;
  const asked = useAnswer(question, (signal) => compareVersions(place, from, to, signal));
  const found = asked.value;
  const comparison = found?.from.number === from && found.to.number === to ? found : null;
  const sinceOf = (number: number) => versions.value.find((version) => version.number === number)?.since;
  const since = comparison?.to.since ?? sinceOf(to) ?? null;
  useShown(
    since,
    comparison === null ? null : { key: `comparison ${question}`, changes: comparison.items, earlier: [] },
  );
  const days = [comparison?.from.since ?? sinceOf(from), since].map((day) =>
    day == null ? '' : dayText(day),
  );
  return (
    <article aria-labelledby="comparison-heading">
      <BackToTimeline />
      <PageHeading id="comparison-heading">
        From version {from} to version {to}
      </PageHeading>
      <p class="about">
        Version {from} began on {days[0]}, version {to} on {days[1]}. The map beside this is version {to}.{' '}
        <a href={formatAddress({ ...address.value, version: from, against: to })}>Swap them</a>
      </p>
      {since !== null && <MapDayNote day={since} />}
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {comparison === null && asked.failure === null && <p class="loading">Comparing…</p>}
      {comparison !== null && (
        <>
          <p class="visually-hidden" role="status">
            {changesText(comparison.totals)}, net {signedSqFtText(comparison.totals.netSqFt)} square feet.
          </p>
          <Totals comparison={comparison} />
          <OutlineKey />
          <Differences comparison={comparison} />
          <p class="downloads">
            Download the comparison as{' '}
            <a href={comparisonPath(place, from, to)} download={`${place}-map-${from}-to-${to}.json`}>
              JSON
            </a>{' '}
            ({sqFtText(comparison.items.length)} differences)
          </p>
        </>
      )}
      <details class="compare">
        <summary>Compare others</summary>
        <CompareForm key={question} from={from} to={to} />
      </details>
    </article>
  );
}
