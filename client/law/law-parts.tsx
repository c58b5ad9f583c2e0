import type { Clock } from '../../core/ordinance-format/clocks.js';
import type { NoticeTerms } from '../../core/ordinance-format/notices.js';
import type { Guarantee } from '../../core/ordinance-format/sanctions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { lawText } from '../figures/format.js';
import { clockLines } from './clock-text.js';
import { conditionsText } from './condition-text.js';
import { capitalized, numberText } from './words.js';

/** The permit, who decides on it, and by which way. */
export function PermitPart({ ordinance }: { ordinance: Ordinance }) {
  const { permit } = ordinance;
  if (permit === null) return null;
  return (
    <section>
      <h4 id="law-permit" tabIndex={-1}>
        {capitalized(permit.name)} <span class="citation">{lawText(permit.citation)}</span>
      </h4>
      <ul class="entries">
        {permit.routes.map((route) => {
          const when = conditionsText(route.when, ordinance);
          return (
            <li key={route.id}>
              <strong>{route.label}</strong>: {route.authority} decides.{' '}
              <span class="citation">{lawText(route.citation)}</span>
              {when !== null && <span class="when"> If {when}.</span>}
              <p>{lawText(route.words)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function parcelsText({ parcels, municipalities }: NoticeTerms): string | null {
  if (parcels === null) return municipalities ? 'Each municipality in which any part of it lies.' : null;
  switch (parcels.kind) {
    case 'adjacent-to-controlled-land':
      return 'Owners of land in or next to the wetland or the land around it, in which the project is undertaken.';
    case 'within-ft-of-property':
      return `Owners of land within ${numberText(parcels.ft)} ft of the property’s boundary.`;
    case 'abutting-property':
      return 'Owners of land that shares a boundary with the property.';
  }
}

/** Who has to be told, and by whom. */
export function NoticePart({
  notices,
  ordinance,
}: {
  notices: readonly NoticeTerms[];
  ordinance: Ordinance;
}) {
  return (
    <ul class="entries">
      {notices.map((notice) => {
        const when = conditionsText(notice.when, ordinance);
        const whom = parcelsText(notice);
        return (
          <li key={notice.id}>
            <h5>
              {notice.title} <span class="citation">{lawText(notice.citation)}</span>
            </h5>
            <p>
              {lawText(notice.words)} <span class="meta">By {notice.by}.</span>
            </p>
            {whom !== null && <p class="meta">{whom}</p>}
            {when !== null && <p class="when">Only if {when}.</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Periods of the law in words: whose, from when to when, and what silence means. */
export function ClockPart({ clocks, ordinance }: { clocks: readonly Clock[]; ordinance: Ordinance }) {
  return (
    <ul class="entries">
      {clocks.map((clock) => {
        const when = conditionsText(clock.when, ordinance);
        return (
          <li key={clock.id} id={`law-clock-${clock.id}`} tabIndex={-1}>
            <h5>
              {clock.title} <span class="citation">{lawText(clock.citation)}</span>
            </h5>
            <p>
              {lawText(clock.words)} <span class="meta">For {clock.who}.</span>
            </p>
            <ul class="plain">
              {clockLines(clock, ordinance.events).map((line) => (
                <li key={line}>{line}.</li>
              ))}
            </ul>
            {when !== null && <p class="when">Only if {when}.</p>}
            {clock.onSilence !== undefined && (
              <p>
                <strong>If nothing is done in time:</strong> {lawText(clock.onSilence)}
              </p>
            )}
            {clock.extension !== undefined && (
              <p>
                <strong>Longer:</strong> {lawText(clock.extension)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Money that is held to make sure of something. */
export function GuaranteePart({ guarantees }: { guarantees: readonly Guarantee[] }) {
  return (
    <ul class="entries">
      {guarantees.map((guarantee) => (
        <li key={guarantee.id}>
          <h5>
            {guarantee.title} <span class="citation">{lawText(guarantee.citation)}</span>
          </h5>
          <p>{lawText(guarantee.words)}</p>
        </li>
      ))}
    </ul>
  );
}
