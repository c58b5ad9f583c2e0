import type { OrdinanceDocument } from '../../ordinance.js';
import { ACTIVITY_LIST } from './text-held.js';

/** An activity as the format has it. */
export type ActivityDocument = NonNullable<OrdinanceDocument['activities']>[number];

/** What there is to say of an activity, where the list of activities is not held. */
interface ActivityText {
  id: string;
  label: string;
  help?: string;
  aliases?: readonly string[];
  /** where and how the text held here speaks of it, as a sentence */
  mention?: string;
  /** what dredging or ditching for it would be for, after "solely to", where § 340-8C in general refuses that */
  refusedPurpose?: string;
}

const UNTIL_THE_TOWN_SAYS =
  'The list of the activities that need a permit, and of those that are exempt, is not in the text held here: this is treated as needing a permit until the Town says otherwise.';

const NOT_MENTIONED = 'The text held here does not say how it stands to this.';

/** @returns the note of § 340-8C on a purpose, which weighs in the decision and bans nothing by itself */
function generalRefusal(purpose: string): ActivityDocument['cases'][number]['duties'] {
  return [
    {
      words: `In general no permission is given to dredge or ditch solely to ${purpose}.`,
      citation: '§ 340-8C',
    },
  ];
}

/**
 * @param text  what there is to say of it
 * @returns the activity, on controlled land needing a permit whatever is stated, as a setting and not by the text
 * @source § 340-4 (not held); § 340-8C for what is in general refused
 */
export function treatedAsRegulated({ mention, refusedPurpose, ...rest }: ActivityText): ActivityDocument {
  return {
    ...rest,
    reach: 'controlled-land',
    cases: [
      {
        standing: 'permit',
        rule: 'N-ACT',
        citation: ACTIVITY_LIST,
        words: `${mention ?? NOT_MENTIONED} ${UNTIL_THE_TOWN_SAYS}`,
        ...(refusedPurpose === undefined ? {} : { duties: generalRefusal(refusedPurpose) }),
        source: 'setting',
      },
    ],
  };
}
