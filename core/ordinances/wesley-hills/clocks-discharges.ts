import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

type Clocks = NonNullable<OrdinanceDocument['clocks']>;

/** Periods of Article II on releases, records, septic systems and the Village's own program. */
export const dischargeClocks: Clocks = [
  {
    ...ARTICLE_II,
    id: 'release-report',
    rule: 'W-II-SPILL',
    title: 'Report of a release of nonhazardous materials',
    citation: '§ 181-24',
    words:
      'The Village and the operator of the storm sewers are told in person, by telephone or by fax no later than the next business day. Hazardous materials have no such period: they are reported immediately, by emergency dispatch.',
    who: 'whoever is responsible for the property or operation, or for emergencies there',
    bounds: [{ kind: 'no-later-than', event: 'release-known', count: 1, unit: 'business-days' }],
    meets: 'release-reported',
  },
  {
    ...ARTICLE_II,
    id: 'release-confirmation',
    rule: 'W-II-SPILL',
    title: 'Letter that confirms the report',
    citation: '§ 181-24',
    words:
      'A report in person or by telephone is confirmed by a letter, mailed to the Village no later than three business days after the call; of a report in person the text does not say from when, and its day is taken. Of a report by fax the section asks for no letter.',
    who: 'whoever is responsible for the property or operation, or for emergencies there',
    bounds: [{ kind: 'no-later-than', event: 'release-reported', count: 3, unit: 'business-days' }],
    meets: 'release-confirmed',
  },
  {
    ...ARTICLE_II,
    id: 'release-record',
    rule: 'W-II-SPILL',
    title: 'Record of a discharge is kept',
    citation: '§ 181-24',
    words:
      'A commercial or industrial establishment keeps a written record of the discharge, and of what was done so that it does not happen again, on site for at least three years.',
    who: 'the owner or operator of the establishment',
    bounds: [{ kind: 'no-sooner-than', event: 'release-record-made', count: 3, unit: 'years' }],
    meets: 'release-record-discarded',
  },
  {
    ...ARTICLE_II,
    id: 'practice-record',
    rule: 'W-II-BMP',
    title: 'Records of best practices are kept',
    citation: '§ 181-20A(1)',
    words:
      'Records and logs of how best management practices are inspected and kept up stay open to inspection for three years. The text does not say from when; the day of the record is taken.',
    who: 'whoever owns or operates a commercial or industrial establishment',
    bounds: [{ kind: 'no-sooner-than', event: 'practice-record-made', count: 3, unit: 'years' }],
    meets: 'practice-record-discarded',
  },
  {
    ...ARTICLE_II,
    id: 'septic-inspection',
    rule: 'W-II-CARE',
    title: 'Yearly inspection of the septic tank',
    citation: '§ 181-20B(1)(a)',
    words:
      "The tank is inspected every year for scum and sludge, where septic systems contribute to special conditions of the Village's permit.",
    who: 'the owner or operator of the system',
    recurs: { event: 'septic-inspected', every: 1, unit: 'years', until: 'septic-retired' },
    when: [{ kind: 'yes', question: 'septicSpecialConditions' }],
  },
  {
    ...ARTICLE_II,
    id: 'septic-pump-out',
    rule: 'W-II-CARE',
    title: 'Usual time to pump out the septic tank',
    citation: '§ 181-20B(1)(e)',
    words:
      'As a rule a tank is pumped out once in two to three years, more or less often depending on use. This is advice, counted at three years; it must be done whenever scum or sludge comes near the outlet.',
    who: 'the owner or operator of the system',
    recurs: { event: 'septic-pumped', every: 3, unit: 'years', until: 'septic-retired' },
    when: [{ kind: 'yes', question: 'septicSpecialConditions' }],
  },
  {
    ...ARTICLE_II,
    id: 'program-change',
    rule: 'W-II-SPECIAL',
    title: 'Change of the stormwater program after a new maximum daily load',
    citation: '§ 181-15, Special conditions',
    words:
      'Where the storm sewers do not keep to a load that is newly approved, the Village changes its program within six months of the approval so that the pollutant is reduced as the load asks. It is a condition of the state permit, which the definition repeats.',
    who: 'the Village',
    bounds: [{ kind: 'no-later-than', event: 'load-approved', count: 6, unit: 'months' }],
    meets: 'program-changed',
  },
];
