import type { Determination } from '../../../core/contracts/determinations.js';
import { localDateOf } from '../../../core/dates.js';
import type { Ordinance } from '../../../core/ordinance.js';
import { determinationPeriods, outcomesOf, termsOf } from '../../../core/rules/determinations.js';
import type { DeterminationRow } from '../../sql/determinations/read-determinations.js';

/**
 * @param row  as it is stored
 * @param ordinance  that the municipality applies
 * @returns the determination with what the law makes of it, periods looked at from today in New York
 */
export function determinationFrom(
  jurisdictionId: string,
  { key: _key, ...row }: DeterminationRow,
  ordinance: Ordinance,
): Determination {
  const terms = termsOf(ordinance, row.kind);
  const outcomes = outcomesOf(ordinance, row.kind);
  const given = outcomes.find(({ id }) => id === row.outcome);
  const periods =
    terms === null
      ? { answerDue: null, deadlines: [] }
      : determinationPeriods(ordinance, terms, { ...row, on: localDateOf(new Date()) });
  return {
    jurisdiction: jurisdictionId,
    ...row,
    outcomes: outcomes.map(({ id, label, words }) => ({ id, label, words })),
    outcomeLabel: row.outcome === null ? null : (given?.label ?? row.outcome),
    votesNeeded: terms?.votesNeeded ?? null,
    ...periods,
    citation: terms?.citation ?? null,
    leadsToAmendment: given?.leadsToAmendment ?? false,
  };
}
