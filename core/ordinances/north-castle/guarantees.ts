import type { OrdinanceDocument } from '../../ordinance.js';
import { LAW_2_OF_2018 } from './text-held.js';

/** Fees, the escrow and the bonds. No amount is in the text held here. */
export const guarantees: NonNullable<OrdinanceDocument['guarantees']> = [
  {
    id: 'application-fee',
    rule: 'N-FEE',
    title: 'Application fee',
    citation: '§ 340-6D (application fee)',
    words: 'The applicant pays a fee, whose amount is in the Master Fee Schedule.',
    kind: 'fee',
    localLaw: 'L.L. No. 7-2013',
  },
  {
    id: 'administrative-fee',
    rule: 'N-FEE-ADMIN',
    title: 'Fee for administrative review',
    citation: '§ 340-6D (administrative wetland permit fees)',
    words:
      'An administrative application that the Building Inspector refers to the Town Wetland Consultant costs a fee, whose amount is in the Master Fee Schedule.',
    kind: 'fee',
    localLaw: 'L.L. No. 7-2013, L.L. No. 2-2021',
  },
  {
    id: 'consultant-costs',
    rule: 'N-FEE',
    title: 'Costs of consultants and staff',
    citation: '§ 340-6D (consultants)',
    words:
      'The Building Inspector, the Conservation Board and the Planning Board may have an application reviewed by engineers, planners, attorneys or other consultants, or by professionals of the Town, as far as reasonably necessary. The applicant pays the Town back once a copy of the voucher is presented: consultants at the usual charges of metropolitan New York or by the contract of the Town, staff at hourly pay with benefits and reasonable overhead.',
    kind: 'fee',
  },
  {
    id: 'escrow',
    rule: 'N-FEE',
    title: 'Escrow account',
    citation: '§ 340-6D (escrow accounts)',
    words:
      'The approval authority may ask for an escrow account when an application is submitted, and sets its amount by the nature and complexity of the application. When the balance is down to one third of the initial amount, the applicant restores it to that amount. The applicant gets copies of vouchers and time records, and at the end what is left. No building permit is issued before all costs are paid back, and no certificate (of occupancy, of use or of compliance).',
    kind: 'escrow',
    topUpAt: { numerator: 1, denominator: 3 },
    clock: 'escrow-restored',
  },
  {
    id: 'mitigation-payment',
    rule: 'N-MIT-FEE',
    title: 'Payment in place of mitigation',
    citation: '§ 340-9 (fee in lieu)',
    words:
      'Where the Planning Board recommends it and the Town Board chooses to accept it, a payment to the Town’s Wetland Mitigation Bank takes the place of some or all of the mitigation. Its amount is in the Master Fee Schedule.',
    kind: 'fee',
    ...LAW_2_OF_2018,
  },
  {
    id: 'performance-bond',
    rule: 'N-BOND',
    title: 'Performance bond',
    citation: '§ 340-11 (performance bond)',
    words:
      'The approval authority may ask for it as a condition of a permit; the Town Board approves amount, surety and form, or another form of guaranty. It stands for proper completion, for restoring the area as far as practicable, and against damage to neighbors. It holds until the work is certified by the approval authority as complete and as permitted; then it is released or reduced, once the Town Board has authorized that.',
    kind: 'bond',
  },
  {
    id: 'erosion-control-bond',
    rule: 'N-BOND',
    title: 'Erosion control bond',
    citation: '§ 340-11 (erosion control bond)',
    words:
      'The approval authority may ask for it as a condition of a permit; the Town Board approves amount, surety and form. It stands for erosion control measures that are put in and kept up while the permit is used. It holds until the work is certified by the approval authority as complete and as permitted; then it is released, once the Town Board has authorized that.',
    kind: 'bond',
  },
  {
    id: 'monitoring-bond',
    rule: 'N-BOND',
    title: 'Bond for monitoring',
    citation: '§ 340-12 (monitoring required)',
    words:
      'Where the approval authority finds monitoring necessary, the applicant has to post a bond. Amount and form are not in the text held here.',
    kind: 'bond',
  },
];
