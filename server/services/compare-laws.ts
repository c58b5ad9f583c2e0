import type { Knex } from 'knex';
import {
  comparisonSchema,
  type Comparison,
  type ComparisonRequest,
} from '../../core/contracts/comparison.js';
import { localDateOf } from '../../core/dates.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { compareAnswers } from '../../core/rules/comparison/compare-answers.js';
import type { AnswerUnder } from '../../core/rules/comparison/compared-rows.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { inOneSnapshot } from './in-one-snapshot.js';
import { screenProposal } from './screen-proposal.js';

/**
 * Screens one proposal under several laws, all on one map, so that what differs is the law: that of the latest of their
 * days. Nothing is kept.
 * @throws InvalidInput, InvalidGeometry, NotFound, TooComplex  with what is wrong and where, as for a screening
 */
export function compareLaws(
  knex: Knex,
  ordinances: OrdinanceBook,
  { under, ...request }: ComparisonRequest,
): Promise<Comparison> {
  return inOneSnapshot(knex, async (transaction) => {
    const askedOn = localDateOf(new Date());
    const latest = under.map(({ on = askedOn }) => on).reduce((a, b) => (a > b ? a : b));
    const { mapVersion } = await findJurisdiction(transaction, request.jurisdiction, latest);
    const answers: AnswerUnder[] = [];
    // One connection serves the snapshot, so the laws are asked one after another.
    for (const law of under) {
      const { answer, measured } = await screenProposal(
        transaction,
        ordinances,
        { ...request, ...law },
        { mapVersion, askedOn },
      );
      const ordinance = ordinances.find(answer.ordinance.id);
      answers.push({ answer, ordinance, bufferFt: measured.question.bufferFt });
    }
    // None of them is kept, so none has an address: the contract leaves their ids out.
    return comparisonSchema.parse({
      ...compareAnswers(answers),
      answers: answers.map(({ answer }) => answer),
    });
  });
}
