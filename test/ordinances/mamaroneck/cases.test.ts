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
