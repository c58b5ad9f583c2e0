import type { OrdinanceDocument } from '../../ordinance.js';
import { LAW_2_OF_2018 } from './text-held.js';

type Lists = NonNullable<OrdinanceDocument['requirements']>;

/** A mitigation plan is asked for once a loss is unavoidable by all three tests, and kept as small as is practicable. */
export const ONCE_UNAVOIDABLE = [
  { kind: 'yes', question: 'compatibleWithHealthAndWelfare' },
  { kind: 'yes', question: 'onSiteAlternativesRuledOut' },
  { kind: 'yes', question: 'otherSitesRuledOut' },
  { kind: 'yes', question: 'impactsMinimized' },
] as const;

/** What a mitigation plan has to achieve, and what forms it can take. */
export const mitigationMeasures: Lists[number] = {
  id: 'mitigation-plan-measures',
  rule: 'N-MIT-PLAN',
  purpose: 'mitigation-plan',
  title: 'What the mitigation plan provides',
  citation: '§ 340-9',
  words:
    'Owed once the approval authority has determined under § 340-8D that the loss is necessary and unavoidable and has been kept as small as is practicable.',
  when: ONCE_UNAVOIDABLE,
  items: [
    {
      id: 'replacement',
      citation: '§ 340-9 (mitigation required)',
      words:
        'Wetland or buffer in place of what is lost, as near as possible to the original in type, function, place and setting.',
    },
    {
      id: 'two-for-one',
      citation: '§ 340-9 (mitigation required)',
      words:
        'For wetland at least two square feet for each one lost; for buffer two for each one, unless the approval authority finds that this cannot be done.',
      figure: { kind: 'mitigation' },
    },
    {
      id: 'balance',
      citation: '§ 340-9 (mitigation required)',
      words: 'A balance between what new wetland or buffer gains and what other natural areas lose by it.',
    },
    {
      id: 'on-site',
      citation: '§ 340-9 (mitigation required)',
      words: 'Mitigation on the site; off the site only where that is not possible or practical.',
    },
    {
      id: 'payment-in-place',
      citation: '§ 340-9 (fee in lieu)',
      words:
        'In place of some or all of it, a payment to the Town’s Wetland Mitigation Bank, if the Planning Board recommends that and the Town Board chooses to accept it. The amount is in the Master Fee Schedule.',
      ...LAW_2_OF_2018,
    },
    {
      id: 'what-it-includes',
      citation: '§ 340-9 (mitigation required)',
      words:
        'Mitigation takes in, among other things: remedies that limit damage to the environment, building of wetlands, plantings, upkeep of wetland, no-mow zones, taking out invasive species, and enhancing wetland buffer.',
    },
    {
      id: 'monitoring-schedule',
      citation: '§ 340-9 (mitigation plans for the loss of wetlands)',
      words:
        'Where wetland is lost: a schedule of monitoring for a period that the approval authority agrees to, as § 340-12 asks for.',
    },
    {
      id: 'form-buffer',
      citation: '§ 340-9 (mitigation types, wetland buffer)',
      words:
        'For disturbance in a buffer, one or both of: practices that prevent harm to the wetland, its natural condition and its functions; restoring or enhancing upland buffer, what is left of it or other.',
    },
    {
      id: 'form-wetland',
      citation: '§ 340-9 (mitigation types, wetland)',
      words:
        'For disturbance in a wetland, one or both of: restoring, at least two to one, a wetland that is confirmed as disturbed or degraded and has lost much of its functional value by that; making a new wetland, usually by flooding or digging out upland, that replaces the original in kind and is larger by at least two to one.',
    },
  ],
};

/** How mitigation is monitored; the list goes on where the text held here stops. */
export const monitoringRequirements: Lists[number] = {
  id: 'mitigation-plan-monitoring',
  rule: 'N-MON',
  purpose: 'mitigation-plan',
  title: 'What the permit or the mitigation plan says of monitoring',
  citation: '§ 340-12 (requirements of monitoring)',
  words: 'It asks for more than these; the text held here stops in the middle of the list.',
  when: ONCE_UNAVOIDABLE,
  items: [
    {
      id: 'monitoring-period',
      citation: '§ 340-12 (requirements of monitoring)',
      words: 'The period: at least five years after all construction on the site is complete.',
    },
    {
      id: 'field-measurements',
      citation: '§ 340-12 (requirements of monitoring)',
      words:
        'Measurements in the field that confirm the size and place of the wetland impacted and of the wetland restored or put in its place.',
    },
    {
      id: 'completion-date',
      citation: '§ 340-12 (requirements of monitoring)',
      words: 'The day on which the restoration or replacement is complete.',
    },
  ],
};
