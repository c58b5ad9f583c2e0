import type { Knex } from 'knex';
import type { ActivityQuery } from '../../core/contracts/activity-log.js';
import type { ActivityList } from '../../core/contracts/map-history.js';
import { readActivities } from '../sql/activity/read-activities.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';

/**
 * @param jurisdiction  null: all of it, what concerns the whole installation as well
 * @returns a page of the log, newest first; `next` is the address of the following one
 * @throws NotFound  for an unknown jurisdiction
 */
export async function activityLog(
  knex: Knex,
  jurisdiction: string | null,
  { limit, before, kind }: ActivityQuery,
): Promise<ActivityList> {
  if (jurisdiction !== null) await findJurisdiction(knex, jurisdiction);
  const lines = await readActivities(knex, {
    jurisdictionId: jurisdiction,
    before: before ?? null,
    kind: kind ?? null,
    limit: limit + 1,
  });
  const items = lines.slice(0, limit);
  const last = items.at(-1);
  const path =
    jurisdiction === null
      ? '/api/activity-log'
      : `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/activity-log`;
  const same = kind === undefined ? '' : `&kind=${kind}`;
  const next =
    lines.length > limit && last !== undefined ? `${path}?limit=${limit}&before=${last.id}${same}` : null;
  return { items, next };
}
