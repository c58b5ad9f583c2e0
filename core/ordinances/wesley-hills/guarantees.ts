import type { OrdinanceDocument } from '../../ordinance.js';

/** Money held to make sure of the work and its upkeep, and what reviews cost. */
export const guarantees = [
  {
    id: 'completion-guarantee',
    rule: 'W-GUAR',
    title: 'Construction completion guarantee',
    citation: '§ 181-11A',
    words:
      'Before construction the Village may require a performance bond, cash escrow or irrevocable letter of credit that names it as the beneficiary, in an amount it sets on the final design plans by actual costs of construction and landscaping. It stays in force until the Village releases it, not less than one year from final acceptance and after a one-year inspection. Interest on cash is added to the account.',
    kind: 'bond',
    clock: 'guarantee-release',
  },
  {
    id: 'maintenance-guarantee',
    rule: 'W-GUAR',
    title: 'Maintenance guarantee',
    citation: '§ 181-11B',
    words:
      'Where the developer, or a company that owns or manages a commercial or industrial facility, is to operate and keep up the facilities, the developer may be required before construction to give an irrevocable letter of credit, until they are taken out of operation. The Village may draw on it for upkeep that is not done, with its engineering and inspection costs.',
    kind: 'letter-of-credit',
  },
  {
    id: 'review-costs',
    rule: 'W-COST',
    title: 'Costs of review, inspection and upkeep',
    citation: '§ 181-13',
    words:
      'The Village may require reasonable costs at prevailing rates for reviewing stormwater plans, for inspections and for upkeep of practices, by itself or by somebody for it.',
    kind: 'fee',
  },
] satisfies OrdinanceDocument['guarantees'];
