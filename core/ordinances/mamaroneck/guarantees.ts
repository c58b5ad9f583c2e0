import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * Money that the chapter has held or paid.
 * @source §§ 192-11, 192-18
 */
export const guarantees = [
  {
    id: 'bond',
    rule: 'M-BOND',
    title: 'Bond before work begins',
    citation: '§ 192-18A',
    words:
      'The Planning Board may require one, in an amount that it determines, for keeping to the permit and for the cost of restoration to the Village; from a corporate surety authorized in the state, in favor of the Village. It lasts until the Board certifies that the work was completed as permitted, the Board releases it, or another takes its place.',
    kind: 'bond',
  },
  {
    id: 'application-fee',
    rule: 'M-FEE',
    title: 'Application fee',
    citation: '§ 192-11',
    words: 'Paid when the application is submitted, in the amount that chapter A347 sets.',
    kind: 'fee',
  },
  {
    id: 'inspection-costs',
    rule: 'M-FEE',
    title: 'Costs of inspection',
    citation: '§ 192-11',
    words:
      'Costs of inspecting the property, as the Village Engineer determines them, are paid by the applicant before a permit is issued.',
    kind: 'fee',
  },
] satisfies OrdinanceDocument['guarantees'];
