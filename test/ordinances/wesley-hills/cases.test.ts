import { describe, expect, it } from 'vitest';
import { wesleyHills } from '../../../core/ordinances/wesley-hills.js';
import { listsOfApplication } from '../../../core/rules/application/lists-asked.js';
import { isInForce } from '../../../core/rules/conditions.js';
import { runCases } from '../planner-cases.js';
import { appealClockCases } from './cases/clocks-appeals.js';
import { developmentClockCases } from './cases/clocks-construction.js';
import { releaseClockCases } from './cases/clocks-releases.js';
import { stageClockCases } from './cases/clocks-stages.js';
import { connectionCases } from './cases/connections.js';
import { constructionCases } from './cases/construction.js';
import { dischargeCases } from './cases/discharges.js';
import { dutyCases } from './cases/duties.js';
import { exemptionCases } from './cases/exemptions.js';
import { guaranteeCases } from './cases/guarantees.js';
import { landCases } from './cases/land.js';
import { orderCases } from './cases/orders.js';
import { planConditionCases, planContentCases } from './cases/plan-contents.js';
import { paperCases } from './cases/plan-papers.js';
import { provisionCases } from './cases/provisions.js';
import { sanctionCases } from './cases/sanctions.js';
import { septicCases } from './cases/septic.js';
import { clockTextCases, gapCases, questionCases } from './cases/texts.js';
import { violationNoticeCases } from './cases/violation-notices.js';

runCases('wesley-hills', [
  ...landCases,
  ...constructionCases,
  ...exemptionCases,
  ...dischargeCases,
  ...connectionCases,
  ...septicCases,
  ...dutyCases,
  ...stageClockCases,
  ...developmentClockCases,
  ...releaseClockCases,
  ...appealClockCases,
  ...sanctionCases,
  ...orderCases,
  ...planContentCases,
  ...planConditionCases,
  ...paperCases,
]);

describe('wesley-hills, notices of violation', () => {
  it.each(violationNoticeCases)(
    '$section [$rule] $situation: $expected',
    ({ rule, list: id, on, inForce, items }) => {
      const list = wesleyHills.requirements.find((each) => each.id === id);
      expect(list).toMatchObject({ rule, purpose: 'notice-of-violation' });
      expect(isInForce(list ?? {}, on)).toBe(inForce);
      expect(list?.items.map((item) => item.id)).toEqual(expect.arrayContaining([...items]));
    },
  );

  it('§ 181-12A [W-NOV] are no part of an application: none of its lists is one', () => {
    const purposes = listsOfApplication(wesleyHills).map(({ purpose }) => purpose);
    expect(purposes).toContain('stormwater-plan');
    expect(purposes).not.toContain('notice-of-violation');
  });
});

describe('wesley-hills, in our own words', () => {
  it.each(provisionCases)('$section [$rule] $situation: $expected', ({ rule, says }) => {
    expect(wesleyHills.provisions.find((provision) => provision.rule === rule)?.words).toMatch(says);
  });

  it.each(questionCases)('$section ($question) $situation: $expected', ({ question: id, says }) => {
    const question = wesleyHills.questions.find((each) => each.id === id);
    expect([question?.text, question?.help]).toContainEqual(expect.stringMatching(says));
  });

  it.each(guaranteeCases)('$section [$rule] $situation: $expected', ({ guarantee: id, rule, is, says }) => {
    const guarantee = wesleyHills.guarantees.find((each) => each.id === id);
    expect(guarantee).toMatchObject({ rule, ...is });
    expect(guarantee?.words).toMatch(says);
  });

  it.each(clockTextCases)('$section [$rule] $situation: $expected', ({ rule, clock: id, says }) => {
    const clock = wesleyHills.clocks.find((each) => each.id === id);
    expect(clock).toMatchObject({ rule });
    expect(clock?.words).toMatch(says);
  });

  it.each(gapCases)('$section does not say $open', ({ says }) => {
    expect(wesleyHills.gaps).toContainEqual(expect.stringMatching(says));
  });
});
