import type { Knex } from 'knex';
import type { AmendmentValidation } from '../../../core/contracts/amendment-validation.js';
import { Conflict } from '../../../core/errors.js';
import { noSuchAmendment } from '../../sql/amendments/lock-amendment.js';
import { readHead } from '../../sql/amendments/read-heads.js';
import { inOneSnapshot } from '../in-one-snapshot.js';
import { recordProblems } from './record-problems.js';
import { shapeProblems } from './shape-problems.js';

/** What is validated. */
export interface Validated {
  key: string;
  jurisdictionId: string;
}

/**
 * Looks at the newest map as it would be with the amendment.
 * @returns what stands against proposing or adopting it, and what one should look at; errors first
 */
export async function validate(
  trx: Knex | Knex.Transaction,
  amendment: Validated,
): Promise<AmendmentValidation> {
  const found = [...(await recordProblems(trx, amendment)), ...(await shapeProblems(trx, amendment))];
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  return { fit: errors.length === 0, problems: [...errors, ...warnings] };
}

/**
 * @returns how an amendment stands now; nothing is said against an adopted or withdrawn one, whose time is over
 * @throws NotFound  when the municipality has no such amendment
 */
export function validateAmendment(
  knex: Knex,
  jurisdictionId: string,
  number: number,
): Promise<AmendmentValidation> {
  return inOneSnapshot(knex, async (trx) => {
    const head = await readHead(trx, jurisdictionId, number);
    if (head === undefined) throw noSuchAmendment(jurisdictionId, number);
    if (head.state === 'adopted' || head.state === 'withdrawn') return { fit: true, problems: [] };
    return validate(trx, { key: head.key, jurisdictionId });
  });
}

/**
 * @param to  what the amendment would have to be fit for, such as `be proposed`
 * @throws Conflict  with every problem, and the validation whole in `validation`, when there are errors
 */
export async function requireFit(trx: Knex.Transaction, amendment: Validated, to: string): Promise<void> {
  const validation = await validate(trx, amendment);
  if (validation.fit) return;
  const errors = validation.problems.filter(({ severity }) => severity === 'error');
  const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
  throw new Conflict(
    `The amendment cannot ${to}: ${errors[0]?.message ?? ''}${more}`,
    { validation },
    errors.map(({ message, location }) => ({ message, ...(location === null ? {} : { location }) })),
  );
}
