import { expect } from 'vitest';
import type { PlannerCase } from '../../planner-cases.js';

/** An order, a refusal or a cost that can follow from any offense. */
interface Order {
  section: string;
  rule: string;
  /** id of the sanction */
  sanction: string;
  situation: string;
  expected: string;
  /** a part of its words */
  says: RegExp;
}

const ORDERS: readonly Order[] = [
  {
    section: '§ 181-10A(2)',
    rule: 'W-INSP',
    sanction: 'work-halted',
    situation: 'An inspection finds a violation',
    expected: 'no work but to stabilize the site, until it is corrected and the work done is approved',
    says: /applicant and developer are told in writing.*until they are corrected and the work done is approved/,
  },
  {
    section: '§ 181-12B',
    rule: 'W-STOP',
    sanction: 'stop-work',
    situation: 'Work complies again, and what was done wrong is still there',
    expected: 'the order holds until that is dealt with too',
    says: /until it confirms that the work complies and the violation has been dealt with\.$/,
  },
  {
    section: '§ 181-12C',
    rule: 'W-ORDER',
    sanction: 'injunction',
    situation: 'Land is cleared without a plan',
    expected: 'a court may forbid it, or it may be abated in another lawful way',
    says: /^A court may forbid work/,
  },
  {
    section: '§ 181-20A',
    rule: 'W-II-BMP',
    sanction: 'best-practices',
    situation: 'A yard is the source of an illicit discharge',
    expected: 'best practices may be required, at the cost of whoever is responsible for it',
    says: /^The Village may require .* at the cost of whoever is responsible/,
  },
  {
    section: '§ 181-21A',
    rule: 'W-II-SUSP',
    sanction: 'access-suspended',
    situation: 'A discharge is only threatened',
    expected: 'access may be suspended to stop that too',
    says: /actual or threatened, that is or may be an imminent and substantial danger/,
  },
  {
    section: '§ 181-21B',
    rule: 'W-II-SUSP',
    sanction: 'access-terminated',
    situation: 'Access is to be terminated to reduce an illicit discharge',
    expected: 'the person is told in writing first, and may ask for a hearing',
    says: /after written notice with the reasons.*may ask for reconsideration and a hearing/,
  },
  {
    section: '§ 181-23E, F',
    rule: 'W-II-ACCESS',
    sanction: 'access-refused',
    situation: 'An operator puts the officer off for weeks',
    expected: 'unreasonable delay is a violation; to deny reasonable access is an offense',
    says: /delay access unreasonably is a violation, and an operator who denies reasonable access/,
  },
  {
    section: '§ 181-27',
    rule: 'W-II-CORR',
    sanction: 'corrected-by-the-village',
    situation: 'A violation is not corrected in time',
    expected: 'the officer may have it abated, with access given or by a warrant, at the cost of the person',
    says: /by the Stormwater Management Officer with access given or a warrant, at the cost of the person/,
  },
  {
    section: '§ 181-28',
    rule: 'W-II-REM',
    sanction: 'discharge-injunction',
    situation: 'A discharge goes on and on',
    expected: 'the officer may seek an injunction',
    says: /^The Stormwater Management Officer may seek an injunction/,
  },
];

/** What each order is, for whom and until when. */
export const orderCases: readonly PlannerCase[] = ORDERS.map(
  ({ section, rule, sanction, situation, expected, says }) => ({
    kind: 'sanction',
    section,
    rules: [rule],
    situation,
    expected,
    given: { offenceOn: '2026-07-01' },
    sanction,
    expect: {
      applies: true,
      kind: 'other',
      rule,
      citation: section,
      maxUsd: null,
      words: expect.stringMatching(says) as never,
    },
  }),
);
