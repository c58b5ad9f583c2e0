import type { OrdinanceDocument } from '../../ordinance.js';
import { BOARD } from './terms.js';

const within = (event: string, count: number) =>
  ({ kind: 'no-later-than', event, count, unit: 'days' }) as const;

const NO_CONSEQUENCE =
  'The chapter does not say what follows when the decision is late; it does not say that a permit is then granted or denied.';

const ONCE_IN_COURT = [{ kind: 'no', question: 'courtReviewBegun' }] as const;

/**
 * The periods of the chapter.
 * @source §§ 192-4B(5), 192-7A, 192-14A, B, 192-15B(3), 192-22
 */
export const clocks = [
  {
    id: 'emergency-notice',
    rule: 'M-EX',
    title: 'Notice of emergency work',
    citation: '§ 192-4B(5)',
    words: 'The Planning Board is told within 48 hours of the start of emergency work that it is being done.',
    who: 'whoever does the emergency work',
    bounds: [{ kind: 'no-later-than', event: 'emergency-started', count: 48, unit: 'hours' }],
    meets: 'emergency-notified',
  },
  {
    id: 'emergency-report',
    rule: 'M-EX',
    title: 'Report on emergency work',
    citation: '§ 192-4B(5)',
    words:
      'A full written report, with the need for the work and what § 192-5 asks of an application, is given to the Planning Board within five days of its end.',
    who: 'whoever does the emergency work',
    bounds: [within('emergency-ended', 5)],
    meets: 'emergency-reported',
  },
  {
    id: 'hearing',
    rule: 'M-HEAR',
    title: 'Public hearing',
    citation: '§ 192-7A',
    words:
      'Where a hearing is held, it is no sooner than 30 and no later than 60 days after the completed application was received, and after the notice of the application was published. The sentence can also be read so that the 30 to 60 days run from the notice as well: a day that keeps both is safe.',
    who: BOARD,
    bounds: [
      { kind: 'no-sooner-than', event: 'application-complete', count: 30, unit: 'days' },
      // Only days are recorded, and of two things on one day neither is shown to come after the other.
      { kind: 'no-sooner-than', event: 'application-published', count: 1, unit: 'days' },
      within('application-complete', 60),
    ],
    meets: 'hearing',
    onSilence: 'The chapter does not say what follows when the hearing is held too late, or not at all.',
    when: [{ kind: 'yes', question: 'hearingHeld' }],
  },
  {
    id: 'decision-after-hearing',
    rule: 'M-DEC',
    title: 'Decision after a hearing',
    citation: '§ 192-14A',
    words:
      'After a hearing the Planning Board decides in writing within 30 days of its receipt of the hearing record.',
    who: BOARD,
    bounds: [within('hearing-record-received', 30)],
    meets: 'decision',
    onSilence: NO_CONSEQUENCE,
    when: [{ kind: 'yes', question: 'hearingHeld' }],
  },
  {
    id: 'decision-without-hearing',
    rule: 'M-DEC',
    title: 'Decision without a hearing',
    citation: '§ 192-14B',
    words:
      'Without a hearing the Planning Board decides in writing, or orders a hearing, within 30 days of completing the official file, and never later than 60 days after it received the completed application. Where nobody objected, issuing the permit is the written decision.',
    who: BOARD,
    bounds: [within('official-file-complete', 30), within('application-complete', 60)],
    meets: 'decision',
    onSilence: NO_CONSEQUENCE,
    when: [{ kind: 'no', question: 'hearingHeld' }],
  },
  {
    id: 'construction-notice',
    rule: 'M-COND',
    title: 'Notice before construction',
    citation: '§ 192-15B(3)',
    words:
      'The permit holder tells the Planning Board at least five days ahead on which date construction will begin.',
    who: 'the permit holder',
    bounds: [
      { kind: 'no-later-than', event: 'construction-start', count: 5, unit: 'days', direction: 'before' },
    ],
    meets: 'construction-notified',
  },
  {
    id: 'appeals-board',
    rule: 'M-APPEAL',
    title: 'Review or appeal by the Wetlands Appeals Board',
    citation: '§ 192-22A, B',
    words:
      'Anybody affected, any resident or citizen of the Village included, files a notice of review, or a party to the proceeding a notice of appeal, with the Wetlands Appeals Board within 30 days after the order is served or notice of the decision is given. Once a court case for review has been begun, no proceeding can be started there any more (§ 192-22D).',
    who: 'anybody affected, or a party to the proceeding',
    bounds: [within('decision-notified', 30)],
    meets: 'appeal-filed',
    when: ONCE_IN_COURT,
  },
  {
    id: 'article-78',
    rule: 'M-APPEAL',
    title: 'Review in court',
    citation: '§ 192-22C',
    words:
      "A proceeding under Article 78 of the state's Civil Practice Law and Rules is begun within 30 days of the filing of the decision or order. Anybody may begin it, and need not have gone to the Wetlands Appeals Board (§ 192-22C, D).",
    who: 'anybody',
    bounds: [within('decision-filed', 30)],
    meets: 'court-review',
  },
] satisfies OrdinanceDocument['clocks'];
