import type { OrdinanceDocument } from '../../ordinance.js';

/** Money held to make sure of the work and its upkeep, and what reviews cost. */
export const guarantees = [
  {
    id: 'completion-guarantee',
    rule: 'W-GUAR',
    title: 'Construction completion guarantee',
    citation: '§ 181-11A',
    words:
      'Before construction the Village may require of the applicant or developer a performance bond, an escrow in cash or an irrevocable letter of credit that names it as the beneficiary, in an amount it sets on the final design plans by actual costs of construction and landscaping. It stays in force until the Village releases it, not less than one year from final acceptance and after a one-year inspection. Interest on cash is added to the account.',
    kind: 'bond',
    clock: 'guarantee-release',
  },
  {
    id: 'maintenance-guarantee',
    rule: 'W-GUAR',
    title: 'Maintenance guarantee',
    citation: '§ 181-11B',
    words:
      'Where the developer, or a company with a commercial or industrial facility, is to operate and keep up the facilities, the developer may be required before construction to give an irrevocable letter of credit, until they are taken out of operation. The Village may draw on it for upkeep that is not done, with its engineering and inspection costs.',
    kind: 'letter-of-credit',
  },
  {
    id: 'review-costs',
    rule: 'W-COST',
    title: 'Costs of review, inspection and upkeep',
    citation: '§ 181-13',
    words:
      'The Village may require whoever undertakes land development under the article to bear the reasonable costs, at prevailing rates, of reviewing stormwater plans, of inspections and of the upkeep of practices, whether the Village or somebody for it does that.',
    kind: 'fee',
  },
] satisfies OrdinanceDocument['guarantees'];
