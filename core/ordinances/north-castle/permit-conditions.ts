import type { OrdinanceDocument } from '../../ordinance.js';
import { ONCE_UNAVOIDABLE } from './mitigation-plan.js';

/** Conditions that every permit has, those it can have, and the bonds it can ask for. */
export const permitConditions: NonNullable<OrdinanceDocument['requirements']> = [
  {
    id: 'conditions-required',
    rule: 'N-COND',
    purpose: 'permit-conditions',
    title: 'Conditions of every permit',
    citation: '§ 340-10B',
    words: 'A permit is in writing and has all four.',
    items: [
      {
        id: 'inspection',
        citation: '§ 340-10B(1)',
        words:
          'The work is open to inspection at any time, weekends and holidays included, by the Conservation Board, the Town Wetland Consultant, Town officials, the approval authority and whoever they send.',
      },
      {
        id: 'expiry-date',
        citation: '§ 340-10B(2)',
        words: 'The permit expires on a day that it names.',
      },
      {
        id: 'notice-of-start',
        citation: '§ 340-10B(3)',
        words:
          'At least five days ahead, the permit holder tells the approval authority the day on which work is to begin.',
      },
      {
        id: 'display',
        citation: '§ 340-10B(4)',
        words: 'The permit is displayed where it is plain to see at the site while the work goes on.',
      },
    ],
  },
  {
    id: 'conditions-optional',
    rule: 'N-COND',
    purpose: 'permit-conditions',
    title: 'Conditions that can be added',
    citation: '§ 340-10A; § 340-10C',
    words:
      'Whatever the approval authority finds necessary to protect the wetland, or to have the chapter and its own rules kept, can be a condition. Its findings and reasons for every condition are set down in writing and kept on file. These are the examples of the section; none has to be used.',
    when: [{ kind: 'yes', question: 'furtherConditionsSet' }],
    items: [
      {
        id: 'limit-of-area',
        citation: '§ 340-10C(1)',
        words:
          'A limit to how much of a lot, or of the wetland on it, is graded, filled or otherwise changed.',
      },
      {
        id: 'waste-and-water',
        citation: '§ 340-10C(2)',
        words: 'Changes to waste disposal and water supply.',
      },
      {
        id: 'operation-and-deeds',
        citation: '§ 340-10C(3)',
        words:
          'Controls of operation, sureties, and deed restrictions on later use and subdivision, such as land kept open or limits on removing vegetation.',
      },
      {
        id: 'easements',
        citation: '§ 340-10C(4)',
        words: 'Easements that protect wetlands.',
      },
      {
        id: 'erosion-control',
        citation: '§ 340-10C(5)',
        words: 'Measures against erosion.',
      },
      {
        id: 'setbacks',
        citation: '§ 340-10C(6)',
        words: 'Distances that structures, fill, soil and other activities keep from the wetland.',
      },
      {
        id: 'water-supply-of-wetland',
        citation: '§ 340-10C(7)',
        words: 'Changes to the design that keep water coming to the wetland and moving in it.',
      },
      {
        id: 'replanting',
        citation: '§ 340-10C(8)',
        words: 'Replanting, and new wetland in place of what is damaged or destroyed.',
      },
    ],
  },
  {
    id: 'conditions-mitigation-plan',
    rule: 'N-MIT-PLAN',
    purpose: 'permit-conditions',
    title: 'The mitigation plan',
    citation: '§ 340-9 (mitigation plan becomes part of permit)',
    when: ONCE_UNAVOIDABLE,
    items: [
      {
        id: 'part-of-permit',
        citation: '§ 340-9 (mitigation plan becomes part of permit)',
        words: 'A mitigation plan that the approval authority has accepted is part of the permit.',
      },
    ],
  },
  {
    id: 'conditions-bonds',
    rule: 'N-BOND',
    purpose: 'permit-conditions',
    title: 'Bonds',
    citation: '§ 340-11; § 340-12',
    words:
      'The Town Board approves amount, surety and form of the bonds of § 340-11. The first two are for the approval authority to ask for or not.',
    items: [
      {
        id: 'performance-bond',
        citation: '§ 340-11 (performance bond)',
        words: 'A performance bond, or another form of guaranty that the Town Board approves.',
        when: [{ kind: 'yes', question: 'performanceBondAskedFor' }],
      },
      {
        id: 'erosion-control-bond',
        citation: '§ 340-11 (erosion control bond)',
        words: 'An erosion control bond.',
        when: [{ kind: 'yes', question: 'erosionBondAskedFor' }],
      },
      {
        id: 'monitoring-bond',
        citation: '§ 340-12 (monitoring required)',
        words:
          'A bond for monitoring, which has to be posted where the approval authority finds monitoring necessary.',
        when: [{ kind: 'yes', question: 'monitoringNecessary' }],
      },
    ],
  },
];
