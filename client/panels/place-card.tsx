import type { Place } from '../../core/contracts/place.js';
import { dayText, feetText, sqFtText } from '../figures/format.js';
import { degreesText, marginText, planeText } from '../figures/place-text.js';
import { jurisdiction, ordinance } from '../state/jurisdictions.js';
import { askAboutPlace, placeAnswer } from '../state/place.js';
import { address, go } from '../state/route.js';
import { CopyLink } from './copy-link.js';
import { FailureNote } from './failure-note.js';
import { Headline } from './headline.js';
import { ShowWetlandButton } from './show-wetland-button.js';
import { Swatch } from './swatch.js';

function Position({ place }: { place: Place }) {
  const { eastFt, northFt, lon, lat } = place.position;
  return (
    <dl class="position">
      <dt>State Plane</dt>
      <dd>{planeText(eastFt, northFt)}</dd>
      <dt>Lon, lat</dt>
      <dd>{degreesText(lon, lat)}</dd>
    </dl>
  );
}

function Parcels({ place }: { place: Place }) {
  const { parcels, buildings } = place;
  return (
    <section aria-labelledby="place-parcel-heading">
      <h3 id="place-parcel-heading">{parcels.length > 1 ? 'The parcels here' : 'The parcel here'}</h3>
      {parcels.length === 0 && <p>The map has no parcel at this place.</p>}
      <ul class="place-parcels">
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <span>
              <strong>{parcel.taxMapNumber ?? 'No tax map number'}</strong>
              {parcel.address === null ? '' : `, ${parcel.address}`}
            </span>
            <button
              type="button"
              class="primary no-print"
              onClick={() => go({ parcel: parcel.id, here: null })}
            >
              Check this parcel
            </button>
          </li>
        ))}
      </ul>
      {buildings.map(({ areaSqFt }, index) => (
        <p key={index}>A building of {sqFtText(areaSqFt)} sq ft stands here.</p>
      ))}
    </section>
  );
}

function Nearby({ place }: { place: Place }) {
  const { wetlands, watercourses } = place;
  if (wetlands.length + watercourses.length === 0) return null;
  const all = [
    ...wetlands.map((wetland) => ({ ...wetland, type: 'wetland' as const })),
    ...watercourses.map((water) => ({ ...water, type: 'watercourse' as const })),
  ].sort((a, b) => a.distanceFt - b.distanceFt);
  return (
    <section aria-labelledby="place-near-heading">
      <h3 id="place-near-heading">Nearest wetlands and watercourses</h3>
      <ul class="nearby">
        {all.map((item) => (
          <li key={`${item.type} ${item.id}`}>
            <span>
              <Swatch
                kind={item.type === 'watercourse' ? item.type : item.regulated ? 'wetland' : 'unregulated'}
              />{' '}
              <strong>
                {item.name === null || item.name === item.id ? item.id : `${item.name} (${item.id})`}
              </strong>
              {item.type === 'wetland' ? `, ${item.kind}` : ''}
              {item.regulated ? '' : ', not regulated under this ordinance'}
              <br />
              <span class="secondary">
                {item.distanceFt === 0 ? 'holds this place' : `${feetText(item.distanceFt)} ft away`};{' '}
                {marginText(item.marginFt)}
              </span>
              {item.type === 'wetland' && item.classInWords !== null && (
                <>
                  <br />
                  <span class="secondary">Class: {item.classInWords}</span>
                </>
              )}
            </span>
            {item.type === 'wetland' && <ShowWetlandButton id={item.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Here({ place }: { place: Place }) {
  const law = ordinance.value?.shortName ?? place.ordinance;
  const day = address.value.on === null ? '' : ` as of ${dayText(place.on)}`;
  return (
    <article aria-labelledby="answer-heading" class="place">
      <Headline text={place.summary} />
      <p class="about">
        Under {law}
        {day} · wetlands map {place.mapVersion} of {jurisdiction.value?.name ?? place.jurisdiction.name}
      </p>
      {!place.certain && place.land !== null && (
        <p class="notice too-close">
          <span class="too-close-title">Too close to call.</span> The map is not exact enough to tell for this
          place; a delineation in the field would.
        </p>
      )}
      <Position place={place} />
      <Parcels place={place} />
      <Nearby place={place} />
      <details>
        <summary>Before relying on this</summary>
        <ul class="plain">
          {place.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
          <li>
            Distances are horizontal, on the ground, in US survey feet; State Plane is New York East
            (EPSG:2260).
          </li>
        </ul>
      </details>
      <p class="buttons">
        <CopyLink />
        <button type="button" class="no-print" onClick={() => go({ here: null })}>
          Close
        </button>
      </p>
    </article>
  );
}

/** What is at the place in the address. */
export function PlaceCard() {
  const asked = placeAnswer.value;
  return (
    <>
      <p class="visually-hidden" role="status">
        {asked.state === 'ready' ? asked.value.summary : ''}
      </p>
      {(asked.state === 'idle' || asked.state === 'loading') && (
        <p class="loading">Looking at what is here…</p>
      )}
      {asked.state === 'failed' && <FailureNote failure={asked.failure} again={askAboutPlace} />}
      {asked.state === 'ready' && <Here place={asked.value} />}
    </>
  );
}
