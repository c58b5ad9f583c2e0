import { defineOrdinance } from './define-ordinance.js';
import { constructionActivities } from './wesley-hills/activities-construction.js';
import { dischargeActivities } from './wesley-hills/activities-discharges.js';
import { exemptActivities } from './wesley-hills/activities-exempt.js';
import { septicActivities } from './wesley-hills/activities-septic.js';
import { ARTICLE_I } from './wesley-hills/articles.js';
import { beforeApproval } from './wesley-hills/before-approval.js';
import { developmentClocks } from './wesley-hills/clocks-development.js';
import { dischargeEnforcementClocks } from './wesley-hills/clocks-discharge-enforcement.js';
import { dischargeClocks } from './wesley-hills/clocks-discharges.js';
import { definitions } from './wesley-hills/definitions.js';
import { duringConstruction } from './wesley-hills/during-construction.js';
import { events } from './wesley-hills/events.js';
import { gaps } from './wesley-hills/gaps.js';
import { guarantees } from './wesley-hills/guarantees.js';
import { land } from './wesley-hills/land.js';
import { notices } from './wesley-hills/notices.js';
import { permit } from './wesley-hills/permit.js';
import { planPapers } from './wesley-hills/plan-papers.js';
import { planUnderConditions } from './wesley-hills/plan-under-conditions.js';
import { developmentProvisions } from './wesley-hills/provisions-development.js';
import { dischargeEnforcementProvisions } from './wesley-hills/provisions-discharge-enforcement.js';
import { dischargeProvisions } from './wesley-hills/provisions-discharges.js';
import { enforcementProvisions } from './wesley-hills/provisions-enforcement.js';
import { planProvisions } from './wesley-hills/provisions-plan.js';
import { developmentQuestions } from './wesley-hills/questions-development.js';
import { dischargeQuestions } from './wesley-hills/questions-discharges.js';
import { developmentSanctions } from './wesley-hills/sanctions-development.js';
import { dischargeSanctions } from './wesley-hills/sanctions-discharges.js';
import { statePermit } from './wesley-hills/state-permit.js';
import { planContents } from './wesley-hills/stormwater-plan.js';
import { violationNotices } from './wesley-hills/violation-notices.js';

/** Village of Wesley Hills, chapter 181: stormwater from land disturbed (Article I), illicit discharges (Article II). */
export const wesleyHills = defineOrdinance({
  format: 1,
  id: 'wesley-hills',
  name: 'Village of Wesley Hills ch. 181, Art. I and II, Stormwater',
  shortName: 'Wesley Hills ch. 181',
  municipality: 'Village of Wesley Hills',
  textHeldFrom: ARTICLE_I.from,
  textHeldFromCitation: 'Article I was adopted on 2008-05-13 by L.L. No. 1-2008',
  ...land,
  definitions,
  provisions: [
    ...developmentProvisions,
    ...planProvisions,
    ...enforcementProvisions,
    ...dischargeProvisions,
    ...dischargeEnforcementProvisions,
  ],
  questions: [...developmentQuestions, ...dischargeQuestions],
  activities: [...constructionActivities, ...exemptActivities, ...dischargeActivities, ...septicActivities],
  permit,
  requirements: [
    planContents,
    planUnderConditions,
    planPapers,
    statePermit,
    ...beforeApproval,
    ...duringConstruction,
    ...violationNotices,
  ],
  notices,
  events,
  clocks: [...developmentClocks, ...dischargeClocks, ...dischargeEnforcementClocks],
  sanctions: [...developmentSanctions, ...dischargeSanctions],
  guarantees,
  gaps,
  guidance:
    'Wesley Hills ch. 181, Art. I regulates stormwater from disturbed land and fixes no boundary of a wetland: wetlands are shown for orientation, and other law may protect them.',
});
