import { describe, expect, it } from 'vitest';
import { mamaroneck } from '../../../core/ordinances/mamaroneck.js';
import { runCases } from '../planner-cases.js';
import { applicationCases } from './cases/application.js';
import { conditionalCases } from './cases/conditional.js';
import { decisionAndReviewClockCases } from './cases/decision-and-review-clocks.js';
import { decisionCases } from './cases/decision.js';
import { emergencyAndHearingClockCases } from './cases/emergency-and-hearing-clocks.js';
import { exemptCases } from './cases/exempt.js';
import { exemptionLimitCases } from './cases/exemption-limits.js';
import { landCases } from './cases/land.js';
import { noticeCases } from './cases/notices.js';
import { prohibitedCases } from './cases/prohibited.js';
import { provisionCases } from './cases/provisions.js';
import { regulatedCases } from './cases/regulated.js';
import { sanctionCases } from './cases/sanctions.js';

runCases('mamaroneck', [
  ...landCases,
  ...prohibitedCases,
  ...regulatedCases,
  ...conditionalCases,
  ...exemptCases,
  ...exemptionLimitCases,
  ...applicationCases,
  ...noticeCases,
  ...decisionCases,
  ...emergencyAndHearingClockCases,
  ...decisionAndReviewClockCases,
  ...sanctionCases,
]);

describe('mamaroneck, in our own words', () => {
  it.each(provisionCases)('$section [$rule] $situation: $expected', ({ rule, says }) => {
    expect(mamaroneck.provisions.find((provision) => provision.rule === rule)?.words).toMatch(says);
  });

  it('§ 192-20A(1) [M-PEN] what a notice of violation contains is not said, and no list pretends it', () => {
    expect(mamaroneck.requirements.map(({ purpose }) => purpose)).not.toContain('notice-of-violation');
    expect(mamaroneck.gaps.join(' ')).toContain('a notice that charges a violation has to contain');
  });

  it('§ 192-22D [M-APPEAL] only a court case that came first closes the way to the Appeals Board', () => {
    const question = mamaroneck.questions.find(({ id }) => id === 'courtReviewBegun');
    expect(question?.text).toMatch(/before anything was filed with the Wetlands Appeals Board/);
  });
});
