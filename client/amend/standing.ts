import type {
  Amendment,
  AmendmentChange,
  AmendmentSummary,
  ChangeAction,
} from '../../core/contracts/amendments.js';
import { countText, dayText } from '../figures/format.js';
import { signedSqFtText } from '../history/change-words.js';

/** What is done to a wetland, as a heading says it. */
export const ACTION_NAMES: Readonly<Record<ChangeAction, string>> = {
  add: 'New wetland',
  reshape: 'Reshaped',
  retire: 'Retired',
  reclassify: 'Classified anew',
};

const inNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

/** The day of a moment in New York, such as `3 Mar 2026`. */
export function momentDay(moment: string): string {
  return dayText(inNewYork.format(new Date(moment)));
}

/** A moment in New York, such as `3 Mar 2026, 2:05 PM`. */
export function momentText(moment: string): string {
  return `${momentDay(moment)}, ${clock.format(new Date(moment))}`;
}

function whereFrom(head: Pick<Amendment, 'state' | 'baseVersion'>): string {
  return head.baseVersion === 0 ? 'from an empty map' : `from map ${head.baseVersion}`;
}

/** How an amendment stands, without its changes: `Draft from map 12`, `Adopted as map 13, in effect from 3 Mar 2026`. */
export function standingText(head: AmendmentSummary | Amendment): string {
  const since = head.proposedAt === null ? '' : ` on ${momentDay(head.proposedAt)}`;
  const decided = head.decidedAt === null ? '' : ` on ${momentDay(head.decidedAt)}`;
  switch (head.state) {
    case 'draft':
      return `Draft ${whereFrom(head)}`;
    case 'proposed':
      return `Proposed${since}, ${whereFrom(head)}`;
    case 'adopted':
      return `Adopted${decided} as map ${head.adoptedVersion ?? ''}, in effect from ${dayText(head.effectiveOn ?? '')}`;
    case 'withdrawn':
      return `Withdrawn${decided}`;
  }
}

/** The one sentence at the top: `Draft from map 12. 3 changes, +4,210 sq ft of wetland.` */
export function headline(amendment: Amendment): string {
  const { changes, totals } = amendment;
  if (changes.length === 0) return `${standingText(amendment)}. Nothing is changed yet.`;
  const net = Math.abs(totals.netSqFt) < 0.5 ? 'the same area' : `${signedSqFtText(totals.netSqFt)} sq ft`;
  return `${standingText(amendment)}. ${countText(changes.length, 'change', 'changes')}, ${net} of wetland.`;
}

/** What a wetland is called: its name with its id, or its id alone. */
export function wetlandTitle(id: string, name: string | null | undefined): string {
  return name == null || name === '' || name === id ? id : `${name} (${id})`;
}

/** What a change is called. */
export function changeTitle(change: AmendmentChange): string {
  return wetlandTitle(change.wetland, change.after?.name ?? change.before?.name);
}
