import { defineOrdinance } from './define-ordinance.js';
import { activitiesInText } from './north-castle/activities-in-text.js';
import { activitiesNotInText } from './north-castle/activities-not-in-text.js';
import { clocks } from './north-castle/clocks.js';
import { definitions } from './north-castle/definitions.js';
import { events } from './north-castle/events.js';
import { gaps } from './north-castle/gaps.js';
import { guarantees } from './north-castle/guarantees.js';
import { land } from './north-castle/land.js';
import { mitigation } from './north-castle/mitigation.js';
import { notices } from './north-castle/notices.js';
import { permit } from './north-castle/permit.js';
import { applicationProvisions } from './north-castle/provisions-application.js';
import { decisionProvisions } from './north-castle/provisions-decision.js';
import { landAndMitigationProvisions } from './north-castle/provisions-land-and-mitigation.js';
import { questions } from './north-castle/questions.js';
import { requirements } from './north-castle/requirements.js';
import { TEXT_HELD_FROM } from './north-castle/text-held.js';

/** Town of North Castle, chapter 340. The text held here starts in the middle of 340-5 and stops in 340-12. */
export const northCastle = defineOrdinance({
  format: 1,
  id: 'north-castle',
  name: 'Town of North Castle ch. 340, Wetlands',
  shortName: 'North Castle ch. 340',
  municipality: 'Town of North Castle',
  textHeldFrom: TEXT_HELD_FROM,
  textHeldFromCitation:
    'its earliest dated note is the amendment of § 340-6 by L.L. No. 7-2013 of 2013-08-14, and the day of its adoption is not in it',
  ...land,
  stormwater: null,
  mitigation,
  definitions,
  provisions: [...landAndMitigationProvisions, ...applicationProvisions, ...decisionProvisions],
  questions,
  activities: [...activitiesInText, ...activitiesNotInText],
  permit,
  requirements,
  notices,
  events,
  clocks,
  guarantees,
  gaps,
  guidance:
    'In North Castle a qualified person named on the plans locates the boundary of a wetland for an application to the Planning Board, not more than 12 months before it is filed (§ 340-6A), and the plans of an administrative application show it as it lies in the field or as on the Town’s map, checked in the field by the Town Wetland Consultant (§ 340-6B).',
});
