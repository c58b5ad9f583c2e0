import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

type Clocks = NonNullable<OrdinanceDocument['clocks']>;

/** Periods of Article II on liens, appeals and corrections. */
export const dischargeEnforcementClocks: Clocks = [
  {
    ...ARTICLE_II,
    id: 'lien-hearing',
    rule: 'W-II-SUSP',
    title: 'Hearing before a tax lien',
    citation: '§ 181-21A',
    words:
      'Costs of an emergency suspension that the owner does not pay may become a lien on the property; a hearing is held at least 10 days before the lien is imposed.',
    who: 'the Village',
    bounds: [{ kind: 'no-later-than', event: 'tax-lien', count: 10, unit: 'days', direction: 'before' }],
    meets: 'lien-hearing',
  },
  {
    ...ARTICLE_II,
    id: 'discharge-appeal',
    rule: 'W-II-APPEAL',
    title: 'Appeal against a notice of violation on discharges',
    citation: '§ 181-26',
    words:
      'The determination may be appealed to the Board of Trustees within 15 days of the issuance of the notice.',
    who: 'the person who received the notice',
    bounds: [{ kind: 'no-later-than', event: 'discharge-notice-issued', count: 15, unit: 'days' }],
    meets: 'discharge-appeal-filed',
    onSilence: 'The determination can no longer be appealed to the Board of Trustees under this section.',
  },
  {
    ...ARTICLE_II,
    id: 'discharge-appeal-hearing',
    rule: 'W-II-APPEAL',
    title: 'Hearing of the appeal',
    citation: '§ 181-26',
    words:
      'The Board of Trustees hears the appeal within 30 days after it is filed. The text does not say by when it decides.',
    who: 'the Board of Trustees',
    bounds: [{ kind: 'no-later-than', event: 'discharge-appeal-filed', count: 30, unit: 'days' }],
    meets: 'discharge-appeal-heard',
  },
  {
    ...ARTICLE_II,
    id: 'discharge-decision-filing',
    rule: 'W-II-APPEAL',
    title: 'Decision on the appeal is filed',
    citation: '§ 181-26',
    words: "The decision is filed in the Municipal Clerk's office within five days of making it.",
    who: 'the Board of Trustees',
    bounds: [{ kind: 'no-later-than', event: 'discharge-decision', count: 5, unit: 'days' }],
    meets: 'discharge-decision-filed',
  },
  {
    ...ARTICLE_II,
    id: 'discharge-decision-mailing',
    rule: 'W-II-APPEAL',
    title: 'Decision on the appeal is mailed',
    citation: '§ 181-26',
    words: 'A copy of the decision is sent to the person by certified mail within five days of making it.',
    who: 'the Board of Trustees',
    bounds: [{ kind: 'no-later-than', event: 'discharge-decision', count: 5, unit: 'days' }],
    meets: 'discharge-decision-mailed',
  },
  {
    ...ARTICLE_II,
    id: 'correction-by-notice',
    rule: 'W-II-CORR',
    title: 'Correction by the deadline in the notice',
    citation: '§§ 181-25A(6), 181-27A',
    words:
      'The violation is corrected as the notice requires, by the deadline that it sets. After an appeal, the days after the decision count instead.',
    who: 'the person who received the notice',
    bounds: [{ kind: 'no-later-than', event: 'correction-deadline', count: 0, unit: 'days' }],
    meets: 'violation-corrected',
    onSilence:
      'The Stormwater Management Officer may ask for access to abate the violation and restore the property at the cost of the person, or seek a warrant where access is refused.',
  },
  {
    ...ARTICLE_II,
    id: 'correction-after-appeal',
    rule: 'W-II-CORR',
    title: 'Correction after an appeal',
    citation: '§ 181-27A',
    words: 'The violation is corrected within five business days of the decision that upholds the notice.',
    who: 'the person who received the notice',
    bounds: [{ kind: 'no-later-than', event: 'discharge-notice-upheld', count: 5, unit: 'business-days' }],
    meets: 'violation-corrected',
    onSilence:
      'The Stormwater Management Officer may ask for access to abate the violation and restore the property at the cost of the person, or seek a warrant where access is refused.',
  },
];
