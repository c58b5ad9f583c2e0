import type { ParcelScreening } from '../../core/contracts/screening.js';
import { parcelScreeningPath } from '../api.js';
import { leadAndRest } from '../figures/sentences.js';
import { DownloadMenu } from '../downloads/download-menu.js';
import { parcelOffer } from '../downloads/offers.js';
import { splitParts } from '../figures/split.js';
import { ordinance } from '../state/jurisdictions.js';
import { askAboutParcel, clickNote, parcelAnswer } from '../state/parcel.js';
import { address, go } from '../state/route.js';
import { AnswerFindings, AnswerGrounds } from './answer-sections.js';
import { CopyLink } from './copy-link.js';
import { ParcelExamples } from '../examples/parcel-examples.js';
import { Tour } from '../tour/tour.js';
import { FailureNote } from './failure-note.js';
import { Headline, Rest } from './headline.js';
import { HereButton } from './here-button.js';
import { useFocusKept } from './keep-focus.js';
import { LawDate, underText } from './law-date.js';
import { PrintButton } from './print-button.js';
import { ParcelSearch } from './parcel-search.js';
import { PlaceCard } from './place-card.js';
import { SplitView } from './split-view.js';

function Downloads({ id, taxMapNumber }: { id: string; taxMapNumber: string | null }) {
  const law = address.value;
  const name = `parcel-${(taxMapNumber ?? id).replaceAll(/[^\w.-]+/g, '_')}`;
  return (
    <div class="downloads">
      <DownloadMenu
        about="this answer"
        offers={[parcelOffer(id, law)]}
        ready={{
          name: 'JSON',
          use: 'with every figure and finding',
          href: parcelScreeningPath(id, law),
          fileName: `${name}.json`,
        }}
      />{' '}
      <PrintButton /> <CopyLink />
    </div>
  );
}

function ParcelAnswer({ answer }: { answer: ParcelScreening }) {
  const { parcel, totals } = answer;
  const parts = splitParts({ ...totals, allSqFt: totals.parcelSqFt }, ordinance.value?.adjacentTerm ?? null);
  const { lead, rest } = leadAndRest(answer.summary);
  const about = [underText(answer), parcel.taxMapNumber && `Parcel ${parcel.taxMapNumber}`, parcel.address];
  return (
    <article aria-labelledby="answer-heading">
      <Headline text={lead} />
      <p class="about">{about.filter((text) => text !== null && text !== '').join(' · ')}</p>
      <SplitView subject="Parcel" parts={parts} allSqFt={totals.parcelSqFt} preliminary={false} />
      <Rest text={rest} />
      <AnswerFindings answer={answer} findings={answer.findings} />
      <AnswerGrounds answer={answer} />
      <Downloads id={parcel.id} taxMapNumber={parcel.taxMapNumber} />
    </article>
  );
}

function Answer() {
  const asked = parcelAnswer.value;
  switch (asked.state) {
    case 'idle':
      return (
        <>
          <div class="empty">
            <h2>Is this parcel in a wetland, or next to one?</h2>
            <p>
              Type its tax map number or address above, or click it on the map. Typing errors are forgiven,
              and coordinates are taken as well.
            </p>
          </div>
          <HereButton />
          <Tour />
          <ParcelExamples />
        </>
      );
    case 'loading':
      return <p class="loading">Measuring the parcel…</p>;
    case 'failed':
      return asked.failure.code === 'NotFound' ? (
        <div class="empty">
          <h2>This parcel is not on the map.</h2>
          <p>
            This server knows no parcel by the number in the address; parcels may have been loaded anew since
            the link was made. Search for its tax map number or address, or click it on the map.
          </p>
          <button type="button" onClick={() => go({ parcel: null })}>
            Start again
          </button>
        </div>
      ) : (
        <FailureNote failure={asked.failure} again={askAboutParcel} />
      );
    case 'ready':
      return <ParcelAnswer answer={asked.value} />;
  }
}

/** Check a parcel: the search, then the answer about the parcel or the place. */
export function ParcelPanel() {
  useFocusKept();
  const isAsked = address.value.here !== null || parcelAnswer.value.state !== 'idle';
  return (
    <>
      <ParcelSearch />
      {clickNote.value !== null && (
        <p class="notice" role="status">
          {clickNote.value}
        </p>
      )}
      {address.value.here === null ? <Answer /> : <PlaceCard />}
      {isAsked && <HereButton />}
      <LawDate />
    </>
  );
}
