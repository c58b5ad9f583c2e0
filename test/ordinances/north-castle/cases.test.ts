import { describe, expect, it } from 'vitest';
import { northCastle } from '../../../core/ordinances/north-castle.js';
import { escrowFor } from '../../../core/rules/escrow.js';
import { runCases } from '../planner-cases.js';
import { activityCases } from './cases/activities.js';
import { administrativeCases } from './cases/application-administrative.js';
import { moneyCases } from './cases/application-money.js';
import { planningBoardCases } from './cases/application-planning-board.js';
import { permitClockCases } from './cases/clocks-of-a-permit.js';
import { amendmentClockCases } from './cases/clocks-across-amendments.js';
import { applicationClockCases } from './cases/clocks-of-an-application.js';
import { decisionCases } from './cases/decision.js';
import { escrowCases } from './cases/escrow.js';
import { landCases } from './cases/land.js';
import { mitigationDecisionCases } from './cases/mitigation-decisions.js';
import { mitigationPlanCases } from './cases/mitigation-plan.js';
import { mitigationCases } from './cases/mitigation.js';
import { NAMES_IN_OTHER_ORDINANCES } from './cases/names-in-other-ordinances.js';
import { noticeCases } from './cases/notices.js';
import { permitConditionCases } from './cases/permit-conditions.js';
import { permitCases } from './cases/permit.js';
import { planCases } from './cases/planning-board-plans.js';
import { noteCases, provisionCases } from './cases/provisions.js';

runCases('north-castle', [
  ...landCases,
  ...activityCases,
  ...permitCases,
  ...mitigationCases,
  ...mitigationDecisionCases,
  ...mitigationPlanCases,
  ...planningBoardCases,
  ...planCases,
  ...administrativeCases,
  ...moneyCases,
  ...noticeCases,
  ...applicationClockCases,
  ...amendmentClockCases,
  ...decisionCases,
  ...permitConditionCases,
  ...permitClockCases,
]);

describe('north-castle', () => {
  it.each(escrowCases)('§ 340-6D (escrow accounts) [N-FEE] $situation: $expected', ({ given, answer }) => {
    expect(escrowFor(northCastle, given)).toMatchObject(answer);
  });
});

const provisionOf = (rule: string) => northCastle.provisions.find((provision) => provision.rule === rule);

describe('north-castle, in our own words', () => {
  it.each(provisionCases)('$section [$rule] $situation: $expected', ({ rule, says }) => {
    expect(provisionOf(rule)?.words).toMatch(says);
  });

  it.each(noteCases)('$section [$rule] $situation', ({ rule, from, localLaw }) => {
    expect(provisionOf(rule)).toMatchObject({ from });
    expect(provisionOf(rule)?.localLaw).toBe(localLaw);
  });

  it('§ 340-9 (fee in lieu) [N-MIT-FEE] the payment is among what is paid, since 2018-04-11', () => {
    const payment = northCastle.guarantees.find(({ rule }) => rule === 'N-MIT-FEE');
    expect(payment).toMatchObject({ kind: 'fee', from: '2018-04-11', localLaw: 'L.L. No. 2-2018' });
  });

  it('§ 340-6B(10)(a) the consultant checks the Town’s map, and not what is shown as it lies in the field', () => {
    expect(northCastle.guidance).toContain('as it lies in the field or as on the Town’s map, checked');
  });
});

describe('North Castle § 340-4 (not held): every activity', () => {
  const names = northCastle.activities.flatMap(({ id, aliases }) => [id, ...aliases]);

  it('has names that no other one has', () => {
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it.each(northCastle.activities)('$id: is treated as needing a permit, as a setting', ({ cases }) => {
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({ standing: 'permit', source: 'setting', rule: 'N-ACT' });
    expect(cases[0]?.words).toContain('until the Town says otherwise');
  });

  it.each(NAMES_IN_OTHER_ORDINANCES)('knows "%s" of a proposal for another place', (id) => {
    expect(names).toContain(id);
  });
});
