import { useEffect } from 'preact/hooks';
import type {
  AffectedScreening,
  AmendmentEffects,
  ChangedFinding,
} from '../../core/contracts/amendment-effects.js';
import { effectsPath, fetchEffects } from '../amend-api.js';
import { countText, dayText } from '../figures/format.js';
import { signedSqFtText } from '../history/change-words.js';
import { FailureNote } from '../panels/failure-note.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { amendment } from './amendment-state.js';
import { ParcelTable } from './parcel-table.js';
import { shownParcels } from './shown.js';
import { numberFormat } from '../../core/number-format.js';

/** The effects in one sentence: `3 parcels enter, 1 leaves, 12 change.` */
function parcelSentence({ parcels, parcelTotals }: AmendmentEffects): string {
  if (parcels === null) return 'No parcels are loaded, so it cannot be told which would change.';
  const { enter, leave, change } = parcelTotals;
  if (enter + leave + change === 0) return 'No parcel would have more or less controlled land than today.';
  const parts = [
    ...(enter > 0 ? [`${countText(enter, 'parcel comes', 'parcels come')} into the controlled area`] : []),
    ...(leave > 0 ? [`${countText(leave, 'leaves', 'leave')} it`] : []),
    ...(change > 0 ? [`${countText(change, 'has', 'have')} more or less of it`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const number = numberFormat({ maximumFractionDigits: 1 });

function findingText(side: ChangedFinding['before'], unit: string | null): string {
  if (side === null) return 'none';
  const measured = side.measured === null ? '' : ` (${number.format(side.measured)} ${unit ?? ''})`;
  return `${side.title}${measured}`;
}

function Screening({ screening }: { screening: AffectedScreening }) {
  return (
    <li class="change">
      <h4>
        Screening of {dayText(screening.on)} <span class="secondary">{screening.ordinance}</span>
      </h4>
      <p>
        <strong>Today:</strong> {screening.summaryBefore}
      </p>
      <p>
        <strong>Then:</strong> {screening.summaryAfter}
      </p>
      <details>
        <summary>{countText(screening.findings.length, 'finding changes', 'findings change')}</summary>
        <ul class="plain">
          {screening.findings.map((finding, index) => (
            <li key={index}>
              {finding.rule}
              {finding.subject.id === null ? '' : `, ${finding.subject.id}`}:{' '}
              {findingText(finding.before, finding.unit)} → {findingText(finding.after, finding.unit)}
            </li>
          ))}
        </ul>
      </details>
      <p class="help">
        <a href={`/api/screenings/${encodeURIComponent(screening.id)}`}>Its record</a>
      </p>
    </li>
  );
}

function Screenings({ effects }: { effects: AmendmentEffects }) {
  const { screenings, screeningsLookedAt, screeningsNotLookedAt } = effects;
  return (
    <>
      <h4>Saved screenings</h4>
      <p>
        {screeningsLookedAt === 0
          ? 'None lies within reach.'
          : screenings.length === 0
            ? `${countText(screeningsLookedAt, 'lies', 'lie')} within reach; none would come out otherwise.`
            : `${countText(screenings.length, 'would come', 'would come')} out otherwise, of ${screeningsLookedAt} within reach.`}
        {screeningsNotLookedAt > 0 &&
          ` ${countText(screeningsNotLookedAt, 'older one was', 'older ones were')} not looked at.`}
      </p>
      <ul class="changes">
        {screenings.map((screening) => (
          <Screening key={screening.id} screening={screening} />
        ))}
      </ul>
    </>
  );
}

/** What adopting it would change: parcels and saved answers. */
export function EffectsSection() {
  const shown = amendment.value;
  const { ordinance, on } = address.value;
  const law = { ordinance, on };
  const path = shown === null || shown.changes.length === 0 ? null : effectsPath(shown, law);
  const asked = useAnswer(path === null ? null : `${path} ${shown?.revision ?? ''}`, (signal) =>
    fetchEffects(path ?? '', signal),
  );
  useEffect(() => {
    shownParcels.value = asked.value?.parcels ?? [];
    return () => {
      shownParcels.value = [];
    };
  }, [asked.value]);
  const effects = asked.value;
  const fileName = `effects-of-amendment-${shown?.number ?? ''}`;
  return (
    <section aria-labelledby="effects-heading" aria-busy={asked.asking}>
      <h3 id="effects-heading">Effects</h3>
      {path === null && <p>Nothing is changed yet, so nothing would come out otherwise.</p>}
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {path !== null && effects === null && asked.failure === null && (
        <p class="loading">Working out what it changes…</p>
      )}
      {effects !== null && shown !== null && (
        <>
          <p role="status">
            <strong>{parcelSentence(effects)}</strong>{' '}
            {effects.parcels !== null &&
              `On parcels: ${signedSqFtText(effects.parcelTotals.wetlandNetSqFt)} sq ft of wetland, ${signedSqFtText(effects.parcelTotals.adjacentNetSqFt)} sq ft of adjacent area.`}
          </p>
          <p class="about">
            Against map {effects.baseVersion}, by the law of {dayText(effects.on)}.
          </p>
          {effects.notices.map((notice) => (
            <p key={notice} class="help">
              {notice}
            </p>
          ))}
          {effects.parcels !== null && effects.parcels.length > 0 && (
            <>
              <ParcelTable parcels={effects.parcels} />
              <p class="downloads">
                Download:{' '}
                <a href={effectsPath(shown, law, '.csv')} download={`${fileName}.csv`}>
                  CSV
                </a>{' '}
                <a href={effectsPath(shown, law, '.geojson')} download={`${fileName}.geojson`}>
                  GeoJSON
                </a>
              </p>
            </>
          )}
          <Screenings effects={effects} />
        </>
      )}
    </section>
  );
}
