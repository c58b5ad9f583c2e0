import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * What the periods of the chapter are counted from, and what ends them.
 * @source §§ 192-4B(5), 192-5B(3), 192-7A, 192-14A, B, 192-15B(3), 192-22
 */
export const events = [
  {
    id: 'emergency-started',
    label: 'Emergency work began',
    help: 'With the hour: the 48 hours run from it.',
    precision: 'hour',
  },
  { id: 'emergency-notified', label: 'Planning Board told of the emergency work', precision: 'hour' },
  { id: 'emergency-ended', label: 'Emergency work ended' },
  { id: 'emergency-reported', label: 'Written report on the emergency work given to the Planning Board' },
  {
    id: 'application-complete',
    label: 'Application complete',
    help: 'The day on which the Planning Board determines that all of it has been supplied; before that it does not count as received (§ 192-5B(3)).',
  },
  { id: 'application-published', label: 'Notice of the application published' },
  { id: 'hearing', label: 'Public hearing' },
  { id: 'hearing-record-received', label: 'Planning Board received the hearing record' },
  {
    id: 'official-file-complete',
    label: 'Official file completed',
    help: 'Where there is no hearing: what the applicant submitted, and what else the Planning Board relies on.',
  },
  {
    id: 'decision',
    label: 'Written decision',
    help: 'The permit issued or denied; without a hearing also the order that one be held. Where there is no hearing and nobody objected, the issued permit is the decision.',
  },
  {
    id: 'decision-notified',
    label: 'Order served, or notice of the decision given',
    help: 'Service of an order, notice of a decision: from it runs the time for the Wetlands Appeals Board.',
  },
  { id: 'decision-filed', label: 'Decision or order filed' },
  { id: 'appeal-filed', label: 'Notice of review or appeal filed with the Wetlands Appeals Board' },
  { id: 'court-review', label: 'Court proceeding under Article 78 begun' },
  { id: 'construction-notified', label: 'Planning Board told when construction begins' },
  { id: 'construction-start', label: 'Construction begins' },
] satisfies OrdinanceDocument['events'];
