import { isEventTime } from './event-times.js';
import type { Offence } from '../law-api.js';

/** What the form for an offence holds; days as YYYY-MM-DD, empty where nothing is said. */
export interface OffenceForm {
  offenceOn: string;
  endedOn: string;
  earlier: readonly string[];
}

/** Nothing said yet. */
export const NO_OFFENCE: OffenceForm = { offenceOn: '', endedOn: '', earlier: [] };

/** @returns the offence to ask about; null while its day is not there */
export function offenceAsked({ offenceOn, endedOn, earlier }: OffenceForm): Offence | null {
  if (!isEventTime(offenceOn)) return null;
  const days = earlier.filter(isEventTime);
  return {
    offenceOn,
    ...(isEventTime(endedOn) ? { endedOn } : {}),
    ...(days.length === 0 ? {} : { earlier: days.join(',') }),
  };
}

/** @returns what is wrong with the days, as a sentence; null where nothing is */
export function offenceProblem({ offenceOn, endedOn }: OffenceForm): string | null {
  if (!isEventTime(offenceOn) || !isEventTime(endedOn)) return null;
  return endedOn < offenceOn ? 'It cannot have ended before it began.' : null;
}
