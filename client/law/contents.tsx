import { address } from '../state/route.js';
import { lawAddress } from '../state/address.js';
import { goToPlace } from './go-to-place.js';
import type { LawChapter } from './chapters.js';

/** One line of the table of contents. */
export interface ContentsEntry {
  at: string;
  title: string;
  parts: readonly { at: string; title: string }[];
}

/** @returns what a chapter has, in the order in which it is told */
export function chapterEntry(chapter: LawChapter): ContentsEntry {
  const id = chapter.chapter;
  const parts = [
    { at: 'activity-list', title: 'Activities', there: chapter.hasActivities },
    { at: 'permit', title: 'The permit', there: chapter.hasPermit },
    { at: `${id}-lists`, title: 'Lists', there: chapter.lists.length > 0 },
    { at: `${id}-notices`, title: 'Who must be told', there: chapter.notices.length > 0 },
    { at: `${id}-clocks`, title: 'Periods', there: chapter.clocks.length > 0 },
    { at: `${id}-sanctions`, title: 'Sanctions', there: chapter.sanctions.length > 0 },
    { at: `${id}-guarantees`, title: 'Money held', there: chapter.guarantees.length > 0 },
  ];
  return { at: id, title: chapter.title, parts: parts.filter(({ there }) => there) };
}

/** A link to a place in the law on this page, also where the address names it already. */
export function PlaceLink({ at, title }: { at: string; title: string }) {
  return (
    <a href={lawAddress(address.value, at)} onClick={() => goToPlace(at)}>
      {title}
    </a>
  );
}

/** The table of contents: every chapter and what is in it, each one click away. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav class="contents" aria-label="Contents of the law">
      <details open={window.matchMedia('(min-width: 1001px)').matches}>
        <summary>Contents</summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.at}>
              <PlaceLink {...entry} />
              {entry.parts.length > 0 && (
                <ul>
                  {entry.parts.map((part) => (
                    <li key={part.at}>
                      <PlaceLink {...part} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
