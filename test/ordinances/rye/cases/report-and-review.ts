import type { PlannerCase } from '../../planner-cases.js';
import { about } from './period-case.js';

const REFERRAL = 'ch. 195, referral to the Conservation Commission/Advisory Council';
const report = {
  withApproval: about(REFERRAL, 'R-CCAC', 'council-report', { otherPlanningApproval: 'another' }),
  alone: about(REFERRAL, 'R-CCAC', 'council-report-alone', { otherPlanningApproval: 'none' }),
};
const WATERFRONT = { otherPlanningApproval: 'waterfront-consistency-only' };

/** How long the Council has for its report: ch. 195, referral. */
export const reportCases: readonly PlannerCase[] = [
  report.withApproval({
    situation: 'Referred on 2026-03-02, and a site plan approval is needed as well',
    expected: 'the report is due within 30 calendar days, on 2026-04-01',
    on: '2026-03-20',
    events: { 'council-referral': '2026-03-02' },
    expect: { state: 'open', due: '2026-04-01', silence: null },
  }),
  report.alone({
    situation: 'Referred on 2026-03-02, and no other approval is needed',
    expected: 'the report is due within 20 calendar days, on Sunday 2026-03-22',
    on: '2026-03-20',
    events: { 'council-referral': '2026-03-02' },
    expect: { state: 'open', due: '2026-03-22' },
  }),
  report.alone({
    situation: 'Only the waterfront consistency review is needed beside it',
    expected: 'the 20 days hold as well',
    on: '2026-03-20',
    events: { 'council-referral': '2026-03-02' },
    facts: WATERFRONT,
    expect: { state: 'open', due: '2026-03-22' },
  }),
  report.withApproval({
    situation: 'Only the waterfront consistency review is needed beside it',
    expected: 'the 30 days do not hold',
    on: '2026-03-20',
    events: { 'council-referral': '2026-03-02' },
    facts: WATERFRONT,
    expect: 'not-listed',
  }),
  report.withApproval({
    situation: 'The Council reports on the thirtieth day',
    expected: 'the report is in time',
    on: '2026-04-10',
    events: { 'council-referral': '2026-03-02', 'council-report': '2026-04-01' },
    expect: { state: 'met' },
  }),
  report.withApproval({
    situation: 'The Council reports on the thirty-first day',
    expected: 'the report is late',
    on: '2026-04-10',
    events: { 'council-referral': '2026-03-02', 'council-report': '2026-04-02' },
    expect: { state: 'late' },
  }),
  report.alone({
    situation: 'Nothing has come by the twenty-first day',
    expected: 'it may be taken that there is no objection; nobody has to take it so',
    on: '2026-03-23',
    events: { 'council-referral': '2026-03-02' },
    expect: { state: 'missed', silence: /may be taken.*no objection.*nothing says that it must/ },
  }),
  ...(['1993-06-15', '1993-06-16', '1993-06-17'] as const).map((referred, index) =>
    report.withApproval({
      situation: `Referred on ${referred}, about the day of L.L. No. 8-1993`,
      expected: '30 days, since an earlier wording is not held',
      on: '1993-06-20',
      events: { 'council-referral': referred },
      expect: { state: 'open', due: ['1993-07-15', '1993-07-16', '1993-07-17'][index] ?? null },
    }),
  ),
];

const review = about('ch. 195, judicial review', 'R-ART78', 'review');

/** How long review by a court can be sought: ch. 195, judicial review. */
export const reviewCases: readonly PlannerCase[] = [
  review({
    situation: 'The decision was filed with the City Clerk on 2026-03-02',
    expected: 'review can be sought until 2026-04-01, counted from the filing',
    on: '2026-03-20',
    events: { 'decision-filed': '2026-03-02' },
    expect: { state: 'open', due: '2026-04-01' },
  }),
  review({
    situation: 'Review is sought on the thirtieth day after the filing',
    expected: 'it is in time',
    on: '2026-04-10',
    events: { 'decision-filed': '2026-03-02', 'review-sought': '2026-04-01' },
    expect: { state: 'met' },
  }),
  review({
    situation: 'Review is sought on the thirty-first day after the filing',
    expected: 'it is late',
    on: '2026-04-10',
    events: { 'decision-filed': '2026-03-02', 'review-sought': '2026-04-02' },
    expect: { state: 'late' },
  }),
];
