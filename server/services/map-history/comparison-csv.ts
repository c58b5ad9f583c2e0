import type { Knex } from 'knex';
import { TooComplex } from '../../../core/errors.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { countDifferences, readDifferences, type DifferenceRow } from '../../sql/map-history/differences.js';
import { csvFile } from '../../../core/csv.js';
import { versionPair, type VersionsNamed } from './version-pair.js';

const HEADINGS = [
  'Wetland',
  'Change',
  'Before (sq ft)',
  'After (sq ft)',
  'Gained (sq ft)',
  'Lost (sq ft)',
  'Net (sq ft)',
  'Amendments',
] as const;

const CHANGES: Readonly<Record<DifferenceRow['action'], string>> = {
  add: 'added',
  reshape: 'reshaped',
  retire: 'retired',
  reclassify: 'reclassified',
};

const figure = (sqFt: number): number => Number(sqFt.toFixed(1));

/**
 * @returns the wetlands that two versions show differently as a CSV file, with how many square feet on the ground each
 *   gained and lost; a line of headings and none for nothing
 * @throws NotFound  for an unknown jurisdiction or version, or where there is no map
 * @throws TooComplex  for more than one answer overlays, rather than leaving some out
 */
export async function comparisonCsv(
  knex: Knex.Transaction,
  jurisdictionId: string,
  named: VersionsNamed,
): Promise<string> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const { from, to } = await versionPair(knex, jurisdiction, named);
  const pair = { jurisdictionId: jurisdiction.id, from: from.number, to: to.number };
  const { added, reshaped, retired, reclassified } = await countDifferences(knex, pair);
  const rows = await readDifferences(knex, pair);
  const all = added + reshaped + retired + reclassified;
  if (rows.length < all) {
    throw new TooComplex(
      `${all.toLocaleString('en-US')} wetlands differ, and ${rows.length.toLocaleString('en-US')} of them fit in one file. Compare versions that lie closer together, or take both maps as GeoJSON.`,
    );
  }
  return csvFile([
    HEADINGS,
    ...rows.map(({ wetland, action, beforeSqFt, afterSqFt, gainedSqFt, lostSqFt, netSqFt, amendments }) => [
      wetland,
      CHANGES[action],
      ...[beforeSqFt, afterSqFt, gainedSqFt, lostSqFt, netSqFt].map(figure),
      amendments.join(' '),
    ]),
  ]);
}
