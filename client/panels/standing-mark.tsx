import type { ActivityRuling } from '../../core/contracts/activities.js';

/** How an ordinance can stand to what is done. */
export type AnyStanding = ActivityRuling['standing'] | 'depends';

/** In words, as people read them; never that no permit is needed without saying by what. */
export const STANDING_WORDS: Record<AnyStanding, string> = {
  prohibited: 'Prohibited',
  permit: 'Needs a permit',
  depends: 'It depends',
  undetermined: 'Not decided yet',
  'as-of-right': 'Allowed as of right',
  exempt: 'Exempt',
  'not-regulated': 'Not regulated here',
  outside: 'Not reached',
};

/** The same of what is done in a proposal, which rests on the map and on what was said. */
export const RULING_WORDS: Record<AnyStanding, string> = {
  ...STANDING_WORDS,
  'not-regulated': 'Not shown as regulated',
  outside: 'Not shown as reached',
};

// Each differs in its outline, so that it can be told apart without colour.
const OUTLINES: Record<AnyStanding, string> = {
  prohibited: 'M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z',
  permit: 'M3.5 1.5h6l3 3v10h-9zM6 7h4M6 10h4',
  depends: 'M8 15V9M8 9 3 2M8 9l5-7',
  undetermined: 'M8 1l7 7-7 7-7-7zM6.5 6.3a1.6 1.6 0 1 1 1.5 2.2v.7M8 10.8v.1',
  'as-of-right': 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM5 8.2l2.2 2.3L11.2 6',
  exempt: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 8h6',
  'not-regulated': 'M2 8h12',
  outside: 'M2.5 2.5h11v11h-11z',
};

/** A small mark for a standing; the words stand beside it. */
export function StandingMark({ standing }: { standing: AnyStanding }) {
  return (
    <svg
      class={`standing-mark standing-${standing}`}
      viewBox="0 0 16 16"
      width="18"
      height="18"
      aria-hidden="true"
    >
      <path d={OUTLINES[standing]} />
      {standing === 'prohibited' && <path class="bar" d="M4.8 8h6.4" />}
    </svg>
  );
}
