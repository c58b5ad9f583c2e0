import { CHAPTERS, type Chapter, type Provision } from '../../core/ordinance-format/provisions.js';
import type { Ordinance } from '../../core/ordinance.js';
import { isInForce } from '../../core/rules/conditions.js';
import { legalNumbers, type LegalNumber } from './legal-numbers.js';

/** What the chapters are called, in plain words. */
export const CHAPTER_TITLES: Record<Chapter, string> = {
  land: 'What land it reaches',
  activities: 'What is done there',
  mitigation: 'Making up for what is lost',
  application: 'The application',
  decision: 'The decision',
  enforcement: 'When the law is broken',
};

/** A provision with the numbers that belong to it. */
export interface ReadProvision extends Provision {
  numbers: readonly LegalNumber[];
}

/** A chapter of the ordinance as a person reads it, with whatever of it was in force on the day. */
export interface LawChapter {
  chapter: Chapter;
  title: string;
  provisions: readonly ReadProvision[];
  /** whether the activities of the ordinance are told here */
  hasActivities: boolean;
  /** whether the permit and the ways to it are told here */
  hasPermit: boolean;
  lists: Ordinance['requirements'];
  notices: Ordinance['notices'];
  clocks: Ordinance['clocks'];
  sanctions: Ordinance['sanctions'];
  guarantees: Ordinance['guarantees'];
}

interface Part {
  rule: string;
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * @param ordinance  as data
 * @param on  the day whose law is shown: periods, sanctions and the like that were not in force then are left out;
 *   provisions stay, and say from when they are in force
 * @returns its chapters in the order of the law; each part stands in the chapter of its rule's provision, sanctions in
 *   that of enforcement. A chapter
 *   of which there is nothing is left out.
 */
export function lawChapters(ordinance: Ordinance, on: string): LawChapter[] {
  const chapterOf = new Map(ordinance.provisions.map(({ rule, chapter }) => [rule, chapter]));
  const numbers = legalNumbers(ordinance);
  const here = <T extends Part>(parts: readonly T[], chapter: Chapter): T[] =>
    parts.filter((part) => chapterOf.get(part.rule) === chapter && isInForce(part, on));
  const chapters = CHAPTERS.map((chapter): LawChapter => ({
    chapter,
    title: CHAPTER_TITLES[chapter],
    provisions: ordinance.provisions
      .filter((provision) => provision.chapter === chapter)
      .map((provision) => ({
        ...provision,
        numbers: numbers.filter(({ rule }) => rule === provision.rule),
      })),
    hasActivities: chapter === 'activities' && ordinance.activities.length > 0,
    hasPermit: ordinance.permit !== null && chapterOf.get(ordinance.permit.rule) === chapter,
    lists: here(ordinance.requirements, chapter),
    notices: here(ordinance.notices, chapter),
    clocks: here(ordinance.clocks, chapter),
    // Whichever section they stand in, what it costs is looked for in one table.
    sanctions: chapter === 'enforcement' ? ordinance.sanctions.filter((part) => isInForce(part, on)) : [],
    guarantees: here(ordinance.guarantees, chapter),
  }));
  return chapters.filter(
    ({ provisions, hasActivities, sanctions }) => provisions.length + sanctions.length > 0 || hasActivities,
  );
}

/** @returns how many periods, sanctions, notices and securities were not in force on that day, and so are left out */
export function leftOut(ordinance: Ordinance, on: string): number {
  const { notices, clocks, sanctions, guarantees } = ordinance;
  return [notices, clocks, sanctions, guarantees].flat().filter((part) => !isInForce(part, on)).length;
}
