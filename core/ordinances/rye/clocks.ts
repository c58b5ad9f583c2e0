import type { OrdinanceDocument } from '../../ordinance.js';
import { REFERRAL, REVIEW } from './text-held.js';

/** What periods are counted from, and what has to happen in them. */
export const events = [
  {
    id: 'determination-requested',
    label: 'Written request and fee received',
    help: 'The day on which the City Naturalist has the written request, and the fee with it (§ 195-4B(1)).',
  },
  { id: 'determination', label: 'City Naturalist determines' },
  { id: 'petition-filed', label: 'Petition filed with the Planning Commission' },
  {
    id: 'council-referral',
    label: 'Application referred to the Conservation Commission/Advisory Council',
    help: 'The day on which the City Planner refers it.',
  },
  { id: 'council-report', label: 'Conservation Commission/Advisory Council reports' },
  {
    id: 'decision-filed',
    label: 'Decision filed with the City Clerk',
    help: 'What the Planning Commission determined, decided or ordered. The day of filing counts, not the day of the vote.',
  },
  { id: 'review-sought', label: 'Review by the court sought' },
] satisfies OrdinanceDocument['events'];

const NO_OBJECTION =
  'It may be taken that the Council has no objection to the application; nothing says that it must be.';

/** Every period of days in the text held here. */
export const clocks = [
  {
    id: 'determination',
    rule: 'R-DET',
    title: "The City Naturalist's determination",
    citation: '§ 195-4B(1)',
    words:
      'Five business days from the day on which the written request and the fee were received. As amended on 1997-12-17; how it read before is not held, and what follows when the determination is late the text does not say.',
    who: 'the City Naturalist',
    bounds: [{ kind: 'no-later-than', event: 'determination-requested', count: 5, unit: 'business-days' }],
    meets: 'determination',
    localLaw: 'L.L. No. 19-1997',
  },
  {
    id: 'petition-to-reverse',
    rule: 'R-PET',
    title: 'Petition against "not subject"',
    citation: '§ 195-4B(2)',
    words:
      'Fifteen business days from the determination, for a petition that asks the Planning Commission to reverse it; only where a subdivision or a site development plan has been applied for.',
    who: 'a resident or a property owner of the City',
    bounds: [{ kind: 'no-later-than', event: 'determination', count: 15, unit: 'business-days' }],
    meets: 'petition-filed',
    when: [
      { kind: 'choice', question: 'naturalistDetermination', option: 'not-subject' },
      { kind: 'yes', question: 'subdivisionOrSitePlan' },
    ],
    localLaw: 'L.L. No. 5-1992',
  },
  {
    id: 'petition-of-owner',
    rule: 'R-PET',
    title: 'Petition against "may be subject"',
    citation: '§ 195-4B(3)',
    words:
      'Fifteen business days from the determination, for a petition that asks the Planning Commission to find the area outside the chapter.',
    who: 'the property owner',
    bounds: [{ kind: 'no-later-than', event: 'determination', count: 15, unit: 'business-days' }],
    meets: 'petition-filed',
    when: [{ kind: 'choice', question: 'naturalistDetermination', option: 'may-be-subject' }],
    localLaw: 'L.L. No. 5-1992',
  },
  {
    id: 'council-report',
    rule: 'R-CCAC',
    title: "The Council's report, with another approval",
    citation: REFERRAL,
    words:
      'Thirty days from the referral, where the activity also needs an approval of the Planning Commission under another chapter, ch. 73 alone not counting.',
    who: 'the Conservation Commission/Advisory Council',
    bounds: [{ kind: 'no-later-than', event: 'council-referral', count: 30, unit: 'days' }],
    meets: 'council-report',
    onSilence: NO_OBJECTION,
    when: [{ kind: 'choice', question: 'otherPlanningApproval', option: 'another' }],
    localLaw: 'L.L. No. 8-1993',
  },
  {
    id: 'council-report-alone',
    rule: 'R-CCAC',
    title: "The Council's report, with no other approval",
    citation: REFERRAL,
    words:
      'Twenty days from the referral, where the activity needs no approval of the Planning Commission under another chapter, or only the waterfront consistency review of ch. 73.',
    who: 'the Conservation Commission/Advisory Council',
    bounds: [{ kind: 'no-later-than', event: 'council-referral', count: 20, unit: 'days' }],
    meets: 'council-report',
    onSilence: NO_OBJECTION,
    when: [
      {
        kind: 'any',
        of: [
          { kind: 'choice', question: 'otherPlanningApproval', option: 'none' },
          { kind: 'choice', question: 'otherPlanningApproval', option: 'waterfront-consistency-only' },
        ],
      },
    ],
    localLaw: 'L.L. No. 8-1993',
  },
  {
    id: 'review',
    rule: 'R-ART78',
    title: 'Review under Article 78',
    citation: REVIEW,
    words:
      'Thirty days from the day on which what the Planning Commission determined, decided or ordered was filed with the City Clerk.',
    who: 'whoever seeks review',
    bounds: [{ kind: 'no-later-than', event: 'decision-filed', count: 30, unit: 'days' }],
    meets: 'review-sought',
  },
] satisfies OrdinanceDocument['clocks'];
