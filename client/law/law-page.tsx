import { useEffect } from 'preact/hooks';
import { localDateOf } from '../../core/dates.js';
import type { Ordinance } from '../../core/ordinance.js';
import { dayText, lawText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { LawDate } from '../panels/law-date.js';
import { loadOrdinance, shownOrdinance, shownOrdinanceId } from '../state/ordinance-data.js';
import { address } from '../state/route.js';
import { lawChapters, leftOut } from './chapters.js';
import { ChapterSection } from './chapter-section.js';
import { chapterEntry, Contents, PlaceLink, type ContentsEntry } from './contents.js';
import { DayCounter } from './day-counter.js';
import { EscrowForm, restoredEscrow } from './escrow-form.js';
import { goToPlace } from './go-to-place.js';
import { SanctionForm } from './sanction-form.js';
import { numberText } from './words.js';
import { WordsSection } from './words-section.js';

function Gaps({ gaps }: { gaps: readonly string[] }) {
  return (
    <section class="chapter" aria-labelledby="law-gaps">
      <h3 id="law-gaps" tabIndex={-1}>
        What the text held here does not contain
      </h3>
      {gaps.length === 0 ? (
        <p>Nothing is known to be missing from it.</p>
      ) : (
        <ul class="gaps">
          {gaps.map((gap) => (
            <li key={gap}>{lawText(gap)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Says at the beginning, for whoever reads no further, that there is more than the text held tells. */
function GapsAhead({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p class="gaps-ahead">
      <strong>Not everything is in the text held here.</strong>{' '}
      {count === 1 ? 'One thing is' : `${numberText(count)} things are`} missing from it or left open:{' '}
      <PlaceLink at="gaps" title="read what it does not contain" />.
    </p>
  );
}

function Heading({ ordinance, on }: { ordinance: Ordinance; on: string }) {
  return (
    <header class="document law-heading">
      <h2 id="law-top" tabIndex={-1}>
        {ordinance.name}
      </h2>
      <p class="about">
        As it was in force on {dayText(on)}. The text held here is in force from{' '}
        {dayText(ordinance.textHeldFrom)}: {lawText(ordinance.textHeldFromCitation)}.
        {ordinance.invented && ' It is invented: an ordinance of no real place.'}
      </p>
      <p class="notice own-words">
        <strong>In our own words.</strong> This is how Hundredfoot reads the ordinance, section by section. It
        is not the text of the law; where the two differ, the text holds. {lawText(ordinance.guidance)}
      </p>
      <GapsAhead count={ordinance.gaps.length} />
      <div class="no-print document-tools">
        <LawDate />
        <button type="button" onClick={() => window.print()}>
          Print this law
        </button>
      </div>
    </header>
  );
}

function calculatorEntries(ordinance: Ordinance): ContentsEntry {
  const parts = [
    { at: 'count-days', title: 'Count the days', there: ordinance.clocks.length > 0 },
    { at: 'cost', title: 'What can it cost', there: ordinance.sanctions.length > 0 },
    { at: 'escrow', title: 'Restore the escrow', there: restoredEscrow(ordinance) !== null },
  ];
  return { at: 'calculators', title: 'Calculate', parts: parts.filter(({ there }) => there) };
}

function Calculators({ ordinance, parts }: { ordinance: Ordinance; parts: ContentsEntry['parts'] }) {
  if (parts.length === 0) return null;
  return (
    <section class="calculators no-print" aria-labelledby="law-calculators">
      <h3 id="law-calculators" tabIndex={-1}>
        Calculate
      </h3>
      {ordinance.clocks.length > 0 && <DayCounter key={ordinance.id} ordinance={ordinance} />}
      {ordinance.sanctions.length > 0 && <SanctionForm key={ordinance.id} ordinance={ordinance} />}
      <EscrowForm key={ordinance.id} ordinance={ordinance} />
    </section>
  );
}

function Law({ ordinance }: { ordinance: Ordinance }) {
  const { on: asked, at } = address.value;
  const on = asked ?? localDateOf(new Date());
  useEffect(() => {
    if (at !== null) goToPlace(at);
  }, [ordinance.id, at]);
  const chapters = lawChapters(ordinance, on);
  const calculators = calculatorEntries(ordinance);
  const entries: ContentsEntry[] = [
    ...chapters.map(chapterEntry),
    { at: 'words', title: 'What the words mean', parts: [] },
    { at: 'gaps', title: 'What is not in the text', parts: [] },
    ...(calculators.parts.length > 0 ? [calculators] : []),
  ];
  const others = leftOut(ordinance, on);
  return (
    <div class="law-layout">
      <Heading ordinance={ordinance} on={on} />
      <Contents entries={entries} />
      <article class="document" aria-labelledby="law-top">
        {on < ordinance.textHeldFrom && (
          <p class="notice">
            <strong>Nothing can be said for {dayText(on)}:</strong> the text held here is in force from{' '}
            {dayText(ordinance.textHeldFrom)} on.
          </p>
        )}
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.chapter} chapter={chapter} ordinance={ordinance} on={on} />
        ))}
        {others > 0 && (
          <p class="meta">
            Left out: {others} {others === 1 ? 'entry that was' : 'entries that were'} not in force on{' '}
            {dayText(on)}.
          </p>
        )}
        <WordsSection ordinance={ordinance} />
        <Gaps gaps={ordinance.gaps} />
        <Calculators ordinance={ordinance} parts={calculators.parts} />
      </article>
    </div>
  );
}

/** The ordinance on screen as a document that can be read, searched, linked to and printed. */
export function LawPage() {
  const shown = shownOrdinance.value;
  const id = shownOrdinanceId.value;
  switch (shown.state) {
    case 'idle':
      return (
        <div class="empty document">
          <h2>Choose an ordinance.</h2>
          <p>Pick a municipality or an ordinance above to read its law.</p>
        </div>
      );
    case 'loading':
      return <p class="loading">Fetching the ordinance…</p>;
    case 'failed':
      return shown.failure.code === 'NotFound' ? (
        <div class="empty document">
          <h2>This ordinance is not on this server.</h2>
          <p>The one in this address may have been taken away since the link was made. Pick one above.</p>
        </div>
      ) : (
        <FailureNote failure={shown.failure} again={() => id !== null && loadOrdinance(id)} />
      );
    case 'ready':
      return <Law ordinance={shown.value} />;
  }
}
