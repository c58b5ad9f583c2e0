import type { OrdinanceDocument } from '../../ordinance.js';

/** Periods from the permit, or its denial, on. */
export const permitClocks: NonNullable<OrdinanceDocument['clocks']> = [
  {
    id: 'permit-expiry',
    rule: 'N-EXP',
    title: 'Life of the permit',
    citation: '§ 340-5 (expiration of approval)',
    words:
      'A permit ends when what it allows is complete, and unless it states otherwise it is valid for two years from the day of issue.',
    who: 'the permit holder',
    bounds: [{ kind: 'no-later-than', event: 'permit-issued', count: 2, unit: 'years' }],
    meets: 'work-complete',
    overriddenBy: 'permit-stated-expiry',
    onSilence:
      'The permit has expired and no longer covers any work. Whether one that has expired can still be extended, the text held here does not say.',
    extension:
      'The approval authority may extend it on a written request by the original permit holder or that person’s legal agent, in the form and by the procedure of an application. It may ask for a new hearing where the renewal alters or extends what was permitted or the applicant broke the terms of the permit, and may do without one where the intent stays the same in all that matters.',
  },
  {
    id: 'start-of-work-notice',
    rule: 'N-COND',
    title: 'Notice of the start of work',
    citation: '§ 340-10B(3)',
    words:
      'The permit holder tells the approval authority at least five days before the day on which work is to begin.',
    who: 'the permit holder',
    bounds: [{ kind: 'no-later-than', event: 'work-start', count: 5, unit: 'days', direction: 'before' }],
    meets: 'work-start-notified',
  },
  {
    id: 'monitoring-period',
    rule: 'N-MON',
    title: 'Monitoring of the mitigation',
    citation: '§ 340-12 (requirements of monitoring)',
    words:
      'Mitigation is monitored for at least five years after all construction on the site is complete; the permit or the mitigation plan can ask for longer.',
    who: 'the approval authority, at the expense of the applicant where it engages others',
    bounds: [{ kind: 'no-sooner-than', event: 'construction-complete', count: 5, unit: 'years' }],
    meets: 'monitoring-ended',
  },
  {
    id: 'acquisition-offer',
    rule: 'N-ACQ',
    title: 'Offer for land that is to be acquired',
    citation: '§ 340-8B(3)',
    words:
      'Where a permit was denied because the wetland is to be acquired, the owner has to receive an offer for it within one year of the denial.',
    who: 'the state, agency or political subdivision that acquires',
    bounds: [{ kind: 'no-later-than', event: 'permit-denied', count: 1, unit: 'years' }],
    meets: 'acquisition-offer',
    when: [{ kind: 'yes', question: 'deniedForAcquisition' }],
    onSilence: 'The acquisition no longer stands in the way of a permit.',
  },
  {
    id: 'acquisition-determination',
    rule: 'N-ACQ',
    title: 'Determination after negotiations end',
    citation: '§ 340-8B(3)',
    words:
      'Where negotiations with the applicant are broken off, whoever acquires has six months from their end to issue its findings and determination (Eminent Domain Procedure Law § 204), or a determination without a public hearing (§ 206 there).',
    who: 'the state, agency or political subdivision that acquires',
    bounds: [{ kind: 'no-later-than', event: 'negotiations-ended', count: 6, unit: 'months' }],
    meets: 'acquisition-determination',
    onSilence: 'The acquisition no longer stands in the way of a permit.',
  },
];
