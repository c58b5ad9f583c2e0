import type { OrdinanceDocument } from '../../ordinance.js';
import { administrativeApplication } from './application-administrative.js';
import { besidesTheApplication } from './application-besides.js';
import { planningBoardApplication } from './application-planning-board.js';
import { decisionCriteria } from './decision-criteria.js';
import { decisionDenial } from './decision-denial.js';
import { decisionNecessity } from './decision-necessity.js';
import { decisionRecord } from './decision-record.js';
import { decisionRoute } from './decision-route.js';
import { mitigationPlanContents } from './mitigation-plan-contents.js';
import { mitigationMeasures, monitoringRequirements } from './mitigation-plan.js';
import { permitConditions } from './permit-conditions.js';

/** Every list of things to file, to find, or to write into a permit, in the order in which they are needed. */
export const requirements: NonNullable<OrdinanceDocument['requirements']> = [
  planningBoardApplication,
  administrativeApplication,
  ...besidesTheApplication,
  mitigationMeasures,
  mitigationPlanContents,
  monitoringRequirements,
  decisionRoute,
  decisionCriteria,
  decisionDenial,
  ...decisionNecessity,
  ...decisionRecord,
  ...permitConditions,
];
