import type { OrdinanceDocument } from '../../ordinance.js';

/**
 * Penalties, fines and what else follows from a violation.
 * @source §§ 192-19 … 192-21
 */
export const sanctions = [
  {
    id: 'civil-penalty',
    rule: 'M-PEN',
    title: 'Civil penalty',
    citation: '§ 192-20A(1)',
    words:
      "Up to $3,000 for every violation of the chapter, of a permit or of the Planning Board's rules, owed to the state. The Planning Board assesses it after a hearing or the opportunity to be heard, on due notice, with the charges specified and the right to counsel. It can be compromised or released, and reviewed under Article 78.",
    kind: 'civil-penalty',
    offence: 'any',
    maxUsd: 3_000,
    per: 'violation',
  },
  {
    id: 'fine-first',
    rule: 'M-PEN',
    title: 'Fine for a first offense',
    citation: '§ 192-20B(1)',
    words:
      'Violating an order, a permit or a rule of the Planning Board is, besides, an offense: a violation the first time, with a fine of $500 to $1,000. A breach of the chapter alone, such as work without any permit, is not named here; the civil penalty covers it. Each day on which it continues is an offense of its own. The court may order restoration instead.',
    kind: 'fine',
    offence: 'first',
    minUsd: 500,
    maxUsd: 1_000,
    per: 'day',
  },
  {
    id: 'fine-later',
    rule: 'M-PEN',
    title: 'Fine or jail for a second and each later offense',
    citation: '§ 192-20B(1)',
    words:
      'The second offense against an order, a permit or a rule of the Planning Board, and each later one, is a misdemeanor: a fine of $1,000 to $2,000, or 15 days to six months in jail, or both. Each day on which it continues is an offense of its own. The court may order restoration instead.',
    kind: 'fine',
    offence: 'second-or-later',
    minUsd: 1_000,
    maxUsd: 2_000,
    imprisonment: { min: { count: 15, unit: 'days' }, max: { count: 6, unit: 'months' } },
    per: 'day',
  },
  {
    id: 'court-ordered-restoration',
    rule: 'M-PEN',
    title: 'Restoration ordered by the court',
    citation: '§ 192-20B(1)',
    words:
      'In place of fine or jail, the court may order the offender to restore the wetland to what it was, as far as it can be done, in a reasonable time that the court sets and under the supervision of the Planning Board.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'order-to-restore',
    rule: 'M-PEN',
    title: 'Order to cease and restore',
    citation: '§ 192-20A(1)',
    words:
      "After a hearing under § 71-1709 of New York's Environmental Conservation Law the Planning Board may order that the violation stop and that the wetland be restored to what it was, as far as it can be done, in a reasonable time and under the Board's supervision. The Attorney General can enforce the order in court, at the Board's request; it can be reviewed under Article 78.",
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'no-building-permit',
    rule: 'M-PEN',
    title: 'No building permit',
    citation: '§ 192-20A(2)',
    words: 'In controlled area no building permit is issued before the wetland permit is.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'no-certificate-of-occupancy',
    rule: 'M-PEN',
    title: 'No certificate of occupancy',
    citation: '§ 192-20A(3)',
    words:
      'In controlled area no certificate of occupancy is issued before all required conditions of the wetland permit are complied with, and it stays valid only as long as the chapter and the permit are kept.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'suspension-or-revocation',
    rule: 'M-REVOKE',
    title: 'Suspension or revocation of the permit',
    citation: '§ 192-19A; § 192-20A(4)',
    words:
      'The Planning Board may suspend or revoke the permit where its terms were not kept, where more was done than it allows, or where the work was not done as the application set out.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'costs-to-the-village',
    rule: 'M-PEN',
    title: 'Costs and damage of the Village',
    citation: '§ 192-20B(2)',
    words:
      'Whoever is found violating the chapter also owes the Village its expense, loss or damage from it, on top of any fine or other punishment.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'injunction',
    rule: 'M-ENF',
    title: 'Court order to comply',
    citation: '§ 192-21B',
    words:
      'Whatever penalties there are, the Village may go to court to have the chapter or a permit kept, or a violation stopped by injunction.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
] satisfies OrdinanceDocument['sanctions'];
