import type { ApplicationQuery } from '../../core/contracts/application.js';
import { isEventTime } from '../law/event-times.js';

/** What the form for an application holds; empty where nothing is said. */
export interface Filing {
  filedOn: string;
  delineatedOn: string;
  /** empty: as the facts say */
  route: string;
}

/** Nothing said yet. */
export const NO_FILING: Filing = { filedOn: '', delineatedOn: '', route: '' };

/** @returns the query of GET /api/screenings/{id}/application; days still being typed are left out */
export function applicationQuery({ filedOn, delineatedOn, route }: Filing): ApplicationQuery {
  return {
    ...(isEventTime(filedOn) ? { filedOn } : {}),
    ...(isEventTime(delineatedOn) ? { delineatedOn } : {}),
    ...(route === '' ? {} : { route }),
  };
}
