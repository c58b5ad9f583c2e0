import type { ActivityKind } from '../core/contracts/activity-log.js';
import { activityListSchema, type ActivityList } from '../core/contracts/map-history.js';
import { request } from './request.js';

/**
 * Lines of the log, newest first.
 * @param place  a municipality; null: all of them, and what concerns the whole installation
 * @param kind  null: of every kind
 * @param next  the address that the page before gave; null: the first
 */
export async function fetchActivities(
  place: string | null,
  kind: ActivityKind | null,
  next: string | null,
  signal: AbortSignal,
): Promise<ActivityList> {
  const path =
    place === null ? '/api/activity-log' : `/api/jurisdictions/${encodeURIComponent(place)}/activity-log`;
  const query = kind === null ? '' : `?kind=${kind}`;
  return (await request(next ?? `${path}${query}`, activityListSchema, { signal })).value;
}
