import type {
  EscrowAnswer,
  EscrowQuery,
  SanctionList,
  SanctionQuery,
} from '../../core/contracts/sanctions.js';
import { localDateOf } from '../../core/dates.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { escrowFor } from '../../core/rules/escrow.js';
import { sanctionsFor } from '../../core/rules/sanctions.js';

/**
 * @param id  of the ordinance
 * @param asked  the days of the offence and of earlier ones
 * @returns what the ordinance provides for it, in US dollars
 * @throws NotFound  when there is no such ordinance
 * @throws InvalidInput  for days that do not follow one another, or lie before the text held
 */
export function readSanctions(ordinances: OrdinanceBook, id: string, asked: SanctionQuery): SanctionList {
  return sanctionsFor(ordinances.find(id), asked);
}

/**
 * @param id  of the ordinance
 * @param asked  the account in US dollars, and the day of a notice; looked at from today in New York where it names no day
 * @returns whether the account has to be restored, and until when
 * @throws NotFound  when there is no such ordinance, or it has no rule on escrow
 * @throws InvalidInput  for an amount with more than two decimals, or a day before the text held
 */
export function readEscrow(
  ordinances: OrdinanceBook,
  id: string,
  { on = localDateOf(new Date()), ...account }: EscrowQuery,
): EscrowAnswer {
  return escrowFor(ordinances.find(id), { ...account, on });
}
