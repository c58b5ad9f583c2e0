import type { Knex } from 'knex';
import type { MapVersion, MapVersionDetail, MapVersionList } from '../../../core/contracts/map-history.js';
import { readEvidence, type EvidenceRow } from '../../sql/amendments/read-evidence.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { MOST_SHOWN, readDifferences } from '../../sql/map-history/differences.js';
import { readVersions, type VersionRow } from '../../sql/map-history/read-versions.js';
import { requireVersion } from './require-version.js';

const NEWEST_THERE_CAN_BE = 1_000_000_000;

function versionFrom({
  amendmentKey: _key,
  reason: _reason,
  added,
  reshaped,
  retired,
  reclassified,
  watercourses,
  ...version
}: VersionRow): MapVersion {
  return { ...version, changes: { added, reshaped, retired, reclassified, watercourses } };
}

/** @returns a piece of evidence as everybody may see it, without the key that joins it */
export function evidenceFrom({
  amendmentKey: _key,
  ...evidence
}: EvidenceRow): Omit<EvidenceRow, 'amendmentKey'> {
  return evidence;
}

/**
 * @param limit  how many versions
 * @param before  only versions before that number
 * @returns the timeline of a municipality's wetlands map, newest first; `next` is the address of the following page
 * @throws NotFound  for an unknown jurisdiction
 */
export async function listMapVersions(
  knex: Knex.Transaction,
  jurisdictionId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<MapVersionList> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const newest = (before ?? NEWEST_THERE_CAN_BE + 1) - 1;
  const rows = await readVersions(knex, jurisdiction.id, { newest, count: limit + 1 });
  const items = rows.slice(0, limit).map(versionFrom);
  const last = items.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? `/api/jurisdictions/${encodeURIComponent(jurisdiction.id)}/map-versions?limit=${limit}&before=${last.number}`
      : null;
  return { items, next };
}

/**
 * @returns a version with what it changed, the largest changes first, and on what evidence
 * @throws NotFound  for an unknown jurisdiction or version
 */
export async function readMapVersion(
  knex: Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<MapVersionDetail> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  await requireVersion(knex, jurisdiction, number);
  const [row] = await readVersions(knex, jurisdiction.id, { newest: number, count: 1 });
  if (row === undefined) throw new Error(`version ${number} was found and not read`);
  const pair = { jurisdictionId: jurisdiction.id, from: number - 1, to: number };
  const differences = await readDifferences(knex, pair, MOST_SHOWN);
  const evidence = row.amendmentKey === null ? [] : await readEvidence(knex, [row.amendmentKey]);
  const items = differences
    .filter(({ shown }) => shown)
    .map(
      ({
        wetland,
        action,
        derivedFrom,
        note,
        delineatedFrom,
        before,
        after,
        gainedSqFt,
        lostSqFt,
        netSqFt,
      }) => ({
        wetland,
        action,
        derivedFrom,
        note,
        delineatedFrom,
        before,
        after,
        gainedSqFt,
        lostSqFt,
        netSqFt,
      }),
    );
  const { added, reshaped, retired, reclassified } = row;
  return {
    ...versionFrom(row),
    items,
    left: added + reshaped + retired + reclassified - items.length,
    evidence: evidence.map(evidenceFrom),
    reason: row.reason,
  };
}
