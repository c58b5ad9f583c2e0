import type { ProposalScreening } from '../../core/contracts/screening.js';
import { mergedRulings, type MergedRuling } from '../figures/merged-rulings.js';
import { uncertaintyOf } from '../figures/uncertainty.js';
import type { AnyStanding } from '../panels/standing-mark.js';

/** What is done in an alternative and how the ordinance stands to it. */
export interface ComparedStanding {
  activity: string;
  standing: AnyStanding;
  /** such as `Wetlands permit of the Planning Board, § 340-5`; null: none is needed there */
  permit: string | null;
}

function standingOf({ activity, named, standing, permit }: MergedRuling): ComparedStanding {
  const authority = permit?.authority == null ? '' : ` of the ${permit.authority.replace(/^the /i, '')}`;
  return {
    activity: activity?.label ?? named ?? 'What is done, not named yet',
    standing,
    permit: permit === null ? null : `${permit.name}${authority}, ${permit.citation}`,
  };
}

/** @returns how the ordinance stands to each activity, each said once, what calls for something first */
export function standingsOf({ activities, findings }: ProposalScreening): ComparedStanding[] {
  const all = mergedRulings(activities, findings).map(standingOf);
  const keys = all.map((item) => JSON.stringify(item));
  return all.filter((_item, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** @returns what the accuracy of the map leaves open, as sentences */
export function doubtsOf({ findings }: ProposalScreening): string[] {
  const doubts = findings.map(uncertaintyOf).filter((doubt) => doubt !== null);
  return [...new Set(doubts.map(({ question, range }) => `${question} ${range}`))];
}

/** @returns whether the lists of an alternative differ from those of another */
export function differ(lists: readonly (readonly unknown[] | null)[]): boolean {
  const known = lists.filter((list) => list !== null).map((list) => JSON.stringify(list));
  return new Set(known).size > 1;
}
