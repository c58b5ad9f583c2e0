import type { Knex } from 'knex';
import type { MapComparison, MapDifference } from '../../../core/contracts/map-history.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import {
  countDifferences,
  readDifferences,
  type DifferenceCounts,
  type DifferenceRow,
} from '../../sql/map-history/differences.js';
import { versionPair, type VersionsNamed } from './version-pair.js';

// What was overlaid replaces what it gained and lost at least; what was not keeps that.
function totalsOf(counts: DifferenceCounts, rows: readonly DifferenceRow[]): MapComparison['totals'] {
  const { added, reshaped, retired, reclassified, netSqFt } = counts;
  const overlaid = rows.filter(({ action }) => action === 'reshape');
  const more = (of: (row: DifferenceRow) => number): number =>
    overlaid.reduce((sum, row) => sum + of(row), 0);
  return {
    added,
    reshaped,
    retired,
    reclassified,
    gainedSqFt: counts.leastGainedSqFt + more((row) => row.gainedSqFt - row.leastGainedSqFt),
    lostSqFt: counts.leastLostSqFt + more((row) => row.lostSqFt - row.leastLostSqFt),
    netSqFt,
    ...(overlaid.length < reshaped ? { atLeast: true } : {}),
  };
}

function differenceFrom(row: DifferenceRow): MapDifference {
  const { wetland, action, before, after, gainedSqFt, lostSqFt, netSqFt, amendments } = row;
  return { wetland, action, before, after, gainedSqFt, lostSqFt, netSqFt, amendments };
}

/**
 * @returns what two versions of the wetlands map show differently, the largest differences first; square feet on the ground
 * @throws NotFound  for an unknown jurisdiction or version, or where there is no map
 */
export async function compareMapVersions(
  knex: Knex.Transaction,
  jurisdictionId: string,
  named: VersionsNamed,
): Promise<MapComparison> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const { from, to } = await versionPair(knex, jurisdiction, named);
  const pair = { jurisdictionId: jurisdiction.id, from: from.number, to: to.number };
  const counts = await countDifferences(knex, pair);
  const rows = await readDifferences(knex, pair);
  const items = rows.filter(({ shown }) => shown).map(differenceFrom);
  const { added, reshaped, retired, reclassified } = counts;
  const left = added + reshaped + retired + reclassified - items.length;
  return { from, to, items, left, totals: totalsOf(counts, rows) };
}
