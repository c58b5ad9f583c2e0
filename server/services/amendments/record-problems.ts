import type { Knex } from 'knex';
import type { AmendmentProblem } from '../../../core/contracts/amendments.js';
import { findEvidenceGaps, findMapChanges, findUnchanged } from '../../sql/amendments/find-record-faults.js';
import { amendmentProblem } from './amendment-problem.js';

/**
 * What stands against an amendment as an entry of the record: that it changes nothing, has no evidence, or that the map
 * was changed under it.
 * @param amendment  restores: it takes an adopted one back, whose wetlands were established before; evidence is then a
 *   thing to think of only
 */
export async function recordProblems(
  trx: Knex | Knex.Transaction,
  amendment: { key: string; restores: boolean },
): Promise<AmendmentProblem[]> {
  const changes = await findEvidenceGaps(trx, amendment.key);
  if (changes.length === 0) {
    return [
      amendmentProblem('error', 'nothing-changed', 'It changes nothing yet. Draw what is to be different.'),
    ];
  }
  const mapChanges = await findMapChanges(trx, amendment.key);
  const unchanged = await findUnchanged(trx, amendment.key);
  return [
    ...evidenceProblems(changes, amendment.restores),
    ...mapChanges.map(({ added, sinceVersion, ...of }) =>
      added
        ? amendmentProblem(
            'error',
            'id-taken',
            `There is a wetland "${of.wetland}" on the map since version ${sinceVersion}. Carry the amendment over to the newest map.`,
            of,
          )
        : amendmentProblem(
            'error',
            'map-changed',
            `Wetland "${of.wetland}" was changed by map version ${sinceVersion} meanwhile. Carry the amendment over to the newest map.`,
            of,
          ),
    ),
    ...unchanged.map((of) =>
      amendmentProblem(
        'error',
        'unchanged',
        `Change ${of.change} leaves wetland "${of.wetland}" as it is. Take the change back.`,
        of,
      ),
    ),
  ];
}

function evidenceProblems(
  changes: readonly { wetland: string; change: number; covered: boolean }[],
  restores: boolean,
): AmendmentProblem[] {
  const open = changes.filter(({ covered }) => !covered);
  if (open.length === changes.length) {
    return [
      amendmentProblem(
        restores ? 'warning' : 'error',
        'no-evidence',
        'It has no evidence. Attach who found out what, when and by what method.',
      ),
    ];
  }
  return open.map(({ wetland, change }) =>
    amendmentProblem('warning', 'no-evidence', `No evidence speaks of wetland "${wetland}".`, {
      wetland,
      change,
    }),
  );
}
