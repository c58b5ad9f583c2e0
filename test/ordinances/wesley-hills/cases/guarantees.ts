import type { Guarantee } from '../../../../core/ordinance-format/sanctions.js';

/** Money that the Village may ask for: whose it is, when, and for what. */
interface GuaranteeCase {
  section: string;
  rule: string;
  situation: string;
  expected: string;
  /** id of the guarantee */
  guarantee: string;
  is: Partial<Guarantee>;
  says: RegExp;
}

/** Guarantees and costs of Article I: §§ 181-11, 181-13. */
export const guaranteeCases: readonly GuaranteeCase[] = [
  {
    section: '§ 181-11A',
    rule: 'W-GUAR',
    situation: 'The Village wants to be sure that the work is finished',
    expected:
      'it may require a bond, an escrow or a letter of credit of applicant or developer, before construction',
    guarantee: 'completion-guarantee',
    is: { kind: 'bond', clock: 'guarantee-release', topUpAt: null },
    says: /^Before construction the Village may require of the applicant or developer/,
  },
  {
    section: '§ 181-11B',
    rule: 'W-GUAR',
    situation: 'A company with a shopping center is to keep up the basins',
    expected: 'the developer may be required to give a letter of credit',
    guarantee: 'maintenance-guarantee',
    is: { kind: 'letter-of-credit', topUpAt: null },
    says: /the developer may be required before construction to give an irrevocable letter of credit/,
  },
  {
    section: '§ 181-13',
    rule: 'W-COST',
    situation: 'An engineer reviews a plan for the Village and inspects the work',
    expected:
      'whoever undertakes the development may have to bear the reasonable costs; no amount is in the text',
    guarantee: 'review-costs',
    is: { kind: 'fee', topUpAt: null, citation: '§ 181-13' },
    says: /^The Village may require whoever undertakes land development .* whether the Village or somebody for it/,
  },
];
