import { defineOrdinance } from './define-ordinance.js';
import { activitiesNotListed } from './rye/activities-not-listed.js';
import { activitiesOnGrowingThings } from './rye/activities-on-growing-things.js';
import { regulatedActivities } from './rye/activities-regulated.js';
import { activitiesWithRights } from './rye/activities-with-rights.js';
import { applicationLists } from './rye/application.js';
import { clocks, events } from './rye/clocks.js';
import { decisionLists } from './rye/decision.js';
import { definitions } from './rye/definitions.js';
import { determinations } from './rye/determinations.js';
import { gaps } from './rye/gaps.js';
import { land, mitigation } from './rye/land.js';
import { notices } from './rye/notices.js';
import { permit } from './rye/permit.js';
import { provisionsOnLand } from './rye/provisions-on-land.js';
import { provisionsOnProcedure } from './rye/provisions-on-procedure.js';
import { questionsOnActivities } from './rye/questions-on-activities.js';
import { questionsOnProcedure } from './rye/questions-on-procedure.js';
import { fees, sanctions } from './rye/sanctions.js';
import { FROM } from './rye/text-held.js';

/** City of Rye, chapter 195. */
export const rye = defineOrdinance({
  format: 1,
  id: 'rye',
  name: 'City of Rye ch. 195, Wetlands and Watercourses',
  shortName: 'Rye ch. 195',
  municipality: 'City of Rye',
  textHeldFrom: FROM,
  textHeldFromCitation:
    'its earliest dated note is the amendment of § 195-4B by L.L. No. 5-1992 of 1992-05-06, and the day of its adoption is not in it',
  ...land,
  stormwater: null,
  mitigation,
  definitions,
  provisions: [...provisionsOnLand, ...provisionsOnProcedure],
  questions: [...questionsOnActivities, ...questionsOnProcedure],
  activities: [
    ...regulatedActivities,
    ...activitiesOnGrowingThings,
    ...activitiesWithRights,
    ...activitiesNotListed,
  ],
  permit,
  requirements: [...applicationLists, ...decisionLists],
  notices,
  events,
  clocks,
  determinations,
  sanctions,
  guarantees: fees,
  gaps,
  guidance:
    'In the City of Rye it is for the Planning Commission, or a consultant acting for it, to settle in the field the boundary of a wetland, a watercourse or a buffer (§ 195-4A).',
});
