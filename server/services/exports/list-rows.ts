import type { Knex } from 'knex';
import type { ExportFeature, ExportValue } from '../../exports/export-table.js';
import { listHeads } from '../../sql/amendments/read-heads.js';
import { readActivities } from '../../sql/activity/read-activities.js';
import { readVersions } from '../../sql/map-history/read-versions.js';

/** Rows of a page. */
const PAGE = 200;

const NEWEST_THERE_CAN_BE = 1_000_000_000;

const row = (values: Record<string, ExportValue>): ExportFeature => ({
  values,
  geometry: null,
  group: '',
  label: '',
});

/** Amendments, newest first, drafts among them. */
export async function* amendmentRows(knex: Knex, jurisdictionId: string): AsyncGenerator<ExportFeature> {
  let before: number | null = null;
  for (;;) {
    const page = await listHeads(knex, { jurisdictionId, state: null, before, limit: PAGE });
    for (const head of page) {
      yield row({
        NUMBER: head.number,
        TITLE: head.title,
        REASON: head.reason,
        STATE: head.state,
        CHANGES: head.changes,
        BASE_VER: head.baseVersion,
        CREATED_BY: head.createdBy,
        CREATED: head.createdAt,
        PROPOSED: head.proposedAt,
        DECIDED: head.decidedAt,
        NOTE: head.decisionNote,
        EFFECTIVE: head.effectiveOn,
        REFERENCE: head.reference,
        MAP_VER: head.adoptedVersion,
        RESTORES: head.restores,
      });
    }
    if (page.length < PAGE) return;
    before = page.at(-1)?.number ?? 0;
  }
}

/** Versions of the wetlands map, newest first. */
export async function* versionRows(knex: Knex, jurisdictionId: string): AsyncGenerator<ExportFeature> {
  let newest = NEWEST_THERE_CAN_BE;
  for (;;) {
    const page = await readVersions(knex, jurisdictionId, { newest, count: PAGE });
    for (const version of page) {
      yield row({
        MAP_VER: version.number,
        SINCE: version.since,
        UNTIL: version.until,
        KIND: version.kind,
        TITLE: version.title ?? version.note,
        REFERENCE: version.reference,
        MADE_BY: version.by,
        RECORDED: version.recordedAt,
        AMENDMENT: version.amendment,
        ADDED: version.added,
        RESHAPED: version.reshaped,
        RETIRED: version.retired,
        RECLASSED: version.reclassified,
        WETLANDS: version.wetlands,
        SQFT: version.wetlandSqFt,
      });
    }
    if (page.length < PAGE) return;
    newest = (page.at(-1)?.number ?? 1) - 1;
  }
}

/** Lines of the activity log, newest first. */
export async function* activityRows(knex: Knex, jurisdictionId: string): AsyncGenerator<ExportFeature> {
  let before: string | null = null;
  for (;;) {
    const page = await readActivities(knex, { jurisdictionId, before, limit: PAGE });
    for (const { at, by, action, subject, details } of page) {
      const written = Object.keys(details).length === 0 ? null : JSON.stringify(details);
      yield row({ AT: at, WHO: by, ACTION: action, SUBJECT: subject, DETAILS: written });
    }
    if (page.length < PAGE) return;
    before = String(page.at(-1)?.id ?? 0);
  }
}
