import type { OrdinanceDocument } from '../../ordinance.js';

/** What happens to an application and to a permit, on a day each. */
export const events: NonNullable<OrdinanceDocument['events']> = [
  {
    id: 'wetland-located',
    label: 'Wetland located in the field',
    help: 'The day on which the qualified person named on the plans located all wetlands.',
  },
  { id: 'application-filed', label: 'Application filed' },
  {
    id: 'application-complete',
    label: 'Complete application received by the Planning Board',
    help: 'An application is not complete before the State Environmental Quality Review Act has been complied with.',
  },
  {
    id: 'conservation-board-received',
    label: 'Application received by the Conservation Board',
    help: 'On referral from the Planning Board.',
  },
  { id: 'conservation-board-reported', label: 'Conservation Board filed its report' },
  {
    id: 'conservation-board-meeting',
    label: 'Next meeting of the Conservation Board',
    help: 'The first one after an administrative application was submitted complete.',
  },
  { id: 'conservation-board-informed', label: 'Informational report given to the Conservation Board' },
  {
    id: 'hearing',
    label: 'Public hearing',
    help: 'The day set for it, or on which it was held.',
  },
  {
    id: 'abutters-mailed',
    label: 'Notice of the hearing mailed to abutting owners',
    help: 'The day on the certificate of mailing; of several, the last.',
  },
  {
    id: 'escrow-notice',
    label: 'Written notice that the escrow has to be restored',
    help: 'The day on which the applicant was notified.',
  },
  { id: 'escrow-restored', label: 'Escrow restored to the initial amount' },
  { id: 'permit-issued', label: 'Permit issued' },
  {
    id: 'permit-stated-expiry',
    label: 'Last day stated in the permit or its extension',
    help: 'It takes the place of the two years.',
  },
  { id: 'work-start-notified', label: 'Approval authority told of the start of work' },
  { id: 'work-start', label: 'Work begins' },
  {
    id: 'work-complete',
    label: 'What the permit allows is complete',
    help: 'With that the permit ends, whatever time is left.',
  },
  {
    id: 'construction-complete',
    label: 'All construction on the site complete',
    help: 'From this day on mitigation is monitored.',
  },
  { id: 'monitoring-ended', label: 'Monitoring of the mitigation ended' },
  { id: 'permit-denied', label: 'Permit denied' },
  {
    id: 'acquisition-offer',
    label: 'Owner received an offer for the property',
    help: 'From the state, an agency or a political subdivision that is acquiring the wetland.',
  },
  { id: 'negotiations-ended', label: 'Negotiations about the acquisition broken off' },
  {
    id: 'acquisition-determination',
    label: 'Determination to acquire issued',
    help: 'Under § 204 or § 206 of the Eminent Domain Procedure Law.',
  },
];
