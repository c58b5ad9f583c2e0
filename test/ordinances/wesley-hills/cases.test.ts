import { runCases } from '../planner-cases.js';
import { appealClockCases } from './cases/clocks-appeals.js';
import { developmentClockCases } from './cases/clocks-construction.js';
import { releaseClockCases } from './cases/clocks-releases.js';
import { stageClockCases } from './cases/clocks-stages.js';
import { connectionCases } from './cases/connections.js';
import { constructionCases } from './cases/construction.js';
import { dischargeCases } from './cases/discharges.js';
import { exemptionCases } from './cases/exemptions.js';
import { landCases } from './cases/land.js';
import { planConditionCases, planContentCases } from './cases/plan-contents.js';
import { paperCases } from './cases/plan-papers.js';
import { sanctionCases } from './cases/sanctions.js';
import { septicCases } from './cases/septic.js';

runCases('wesley-hills', [
  ...landCases,
  ...constructionCases,
  ...exemptionCases,
  ...dischargeCases,
  ...connectionCases,
  ...septicCases,
  ...stageClockCases,
  ...developmentClockCases,
  ...releaseClockCases,
  ...appealClockCases,
  ...sanctionCases,
  ...planContentCases,
  ...planConditionCases,
  ...paperCases,
]);
