import { runCases } from '../planner-cases.js';
import { applicationCases } from './cases/application.js';
import { decisionAndNoticeCases } from './cases/decision-and-notices.js';
import { determinationCases, petitionCases } from './cases/determination-and-petitions.js';
import { enforcementCases } from './cases/enforcement.js';
import { landCases } from './cases/land.js';
import { regulatedCases } from './cases/regulated.js';
import { reportCases, reviewCases } from './cases/report-and-review.js';
import { treeCases } from './cases/trees.js';
import { usesOfNature } from './cases/uses-of-nature.js';
import { usesOnGrounds } from './cases/uses-on-grounds.js';

runCases('rye', [
  ...landCases,
  ...regulatedCases,
  ...usesOnGrounds,
  ...usesOfNature,
  ...treeCases,
  ...determinationCases,
  ...petitionCases,
  ...reportCases,
  ...reviewCases,
  ...applicationCases,
  ...decisionAndNoticeCases,
  ...enforcementCases,
]);
