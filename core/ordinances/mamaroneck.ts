import { defineOrdinance } from './define-ordinance.js';
import { activityProvisions } from './mamaroneck/activity-provisions.js';
import { applicationContents } from './mamaroneck/application-contents.js';
import { applicationProvisions } from './mamaroneck/application-provisions.js';
import { clocks } from './mamaroneck/clocks.js';
import { conditionalWorks } from './mamaroneck/conditional-works.js';
import { definitions } from './mamaroneck/definitions.js';
import { FROM } from './mamaroneck/terms.js';
import { decisionContents } from './mamaroneck/decision-contents.js';
import { decisionProvisions } from './mamaroneck/decision-provisions.js';
import { discharges } from './mamaroneck/discharges.js';
import { events } from './mamaroneck/events.js';
import { exemptActivities } from './mamaroneck/exempt-activities.js';
import { gaps } from './mamaroneck/gaps.js';
import { guarantees } from './mamaroneck/guarantees.js';
import { land } from './mamaroneck/land.js';
import { landProvisions } from './mamaroneck/land-provisions.js';
import { notices } from './mamaroneck/notices.js';
import { permit } from './mamaroneck/permit.js';
import { permitConditions } from './mamaroneck/permit-conditions.js';
import { questions } from './mamaroneck/questions.js';
import { regulatedWorks } from './mamaroneck/regulated-works.js';
import { sanctions } from './mamaroneck/sanctions.js';

/**
 * Village of Mamaroneck, chapter 192. The text held here has lost its section headings; its cross-references
 * fix the numbering (192-1 intent … 192-22 review).
 */
export const mamaroneck = defineOrdinance({
  format: 1,
  id: 'mamaroneck',
  name: 'Village of Mamaroneck ch. 192, Wetlands Protection Law',
  shortName: 'Mamaroneck ch. 192',
  municipality: 'Village of Mamaroneck',
  textHeldFrom: FROM,
  textHeldFromCitation: 'the chapter was amended in its entirety by L.L. No. 10-2007, effective 2007-07-23',
  ...land,
  mitigation: null,
  stormwater: null,
  definitions,
  provisions: [...landProvisions, ...activityProvisions, ...applicationProvisions, ...decisionProvisions],
  questions,
  activities: [...regulatedWorks, ...conditionalWorks, ...discharges, ...exemptActivities],
  permit,
  requirements: [...applicationContents, ...decisionContents, ...permitConditions],
  notices,
  events,
  clocks,
  sanctions,
  guarantees,
  gaps,
  guidance:
    'In the Village of Mamaroneck the boundary lies where the wetland plants and waters described by state law end (§ 192-2, Boundaries of a wetland), which is found in the field, and the text held here names nobody who fixes it.',
});
