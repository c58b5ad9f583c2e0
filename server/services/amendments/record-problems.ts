import type { Knex } from 'knex';
import type { AmendmentProblem } from '../../../core/contracts/amendment-validation.js';
import {
  checkEvidence,
  findMapChanges,
  findUnchanged,
  type EvidenceCheck,
} from '../../sql/amendments/find-record-faults.js';
import { amendmentProblem } from './amendment-problem.js';

/**
 * What stands against an amendment as an entry of the record: that it changes nothing, has no evidence, or that the map
 * was changed under it.
 */
export async function recordProblems(
  trx: Knex | Knex.Transaction,
  amendment: { key: string },
): Promise<AmendmentProblem[]> {
  const changes = await checkEvidence(trx, amendment.key);
  if (changes.length === 0) {
    return [
      amendmentProblem('error', 'nothing-changed', 'It changes nothing yet. Draw what is to be different.'),
    ];
  }
  const mapChanges = await findMapChanges(trx, amendment.key);
  const unchanged = await findUnchanged(trx, amendment.key);
  return [
    ...evidenceProblems(changes),
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

/** A change that restores needs none of its own, since it goes back to what was established: that is a warning only. */
function evidenceProblems(changes: readonly EvidenceCheck[]): AmendmentProblem[] {
  const covered = changes.some((change) => change.covered);
  const drawn = changes.filter(({ restoring }) => !restoring);
  if (!covered) {
    return [
      amendmentProblem(
        drawn.length > 0 ? 'error' : 'warning',
        'no-evidence',
        'It has no evidence. Attach who found out what, when and by what method.',
      ),
    ];
  }
  return drawn
    .filter((change) => !change.covered)
    .map(({ wetland, change }) =>
      amendmentProblem('warning', 'no-evidence', `No evidence speaks of wetland "${wetland}".`, {
        wetland,
        change,
      }),
    );
}
