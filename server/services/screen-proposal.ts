import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { PUBLIC, type Actor } from '../../core/access.js';
import type { ProposalScreening, ScreeningRequest } from '../../core/contracts/screening.js';
import { InvalidInput } from '../../core/errors.js';
import type { Ordinance } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { requireFitAnswers } from '../../core/rules/check-answers.js';
import { evaluateProposal } from '../../core/rules/evaluate-proposal.js';
import { explainFindings } from '../../core/rules/explain.js';
import { statedFacts } from '../../core/rules/stated-facts.js';
import { recordScreening } from '../sql/screening/record-screening.js';
import { stateNotes } from '../../core/state-law.js';
import { groupDisturbances } from './group-disturbances.js';
import { inOneSnapshot } from './in-one-snapshot.js';
import { measureProposal } from './measure-proposal.js';
import { measureSubject, type MeasuredSubject, type MeasuringContext } from './measure-subject.js';
import { measuringContext, type AskedAsOf } from './measuring-context.js';
import { questionsOfAll } from './questions-of-all.js';
import { readDrawing, type DrawnShape } from './read-drawing.js';
import { commonAnswer, dayNotices, METHOD_ID, rulesInput, splitTotals } from './screening-answer.js';

/** The answer about a proposal, with the overlay behind it. */
export interface ScreenedProposal {
  answer: ProposalScreening;
  context: MeasuringContext;
  measured: MeasuredSubject;
  shapes: DrawnShape[];
}

function requireFitFacts(
  ordinances: OrdinanceBook,
  ordinance: Ordinance,
  { facts, features }: ScreeningRequest,
): void {
  const questions = questionsOfAll(ordinances, ordinance);
  requireFitAnswers(questions, facts?.answers ?? {});
  for (const [index, { properties }] of features.entries()) {
    const answers = properties.role === 'disturbance' ? properties.answers : null;
    requireFitAnswers(questions, answers ?? {}, `features[${index}].properties.answers`);
  }
}

/**
 * Measures a drawn proposal and lets the ordinance speak, without keeping anything.
 * @param asOf  to ask on another version of the map, or as it was asked on another day
 * @returns areas in square feet and distances in feet, on the ground
 * @throws InvalidInput, InvalidGeometry, NotFound, TooComplex  with what is wrong and where
 */
export async function screenProposal(
  knex: Knex,
  ordinances: OrdinanceBook,
  request: ScreeningRequest,
  asOf: AskedAsOf = {},
): Promise<ScreenedProposal> {
  const context = await measuringContext(knex, ordinances, request, asOf);
  requireFitFacts(ordinances, context.ordinance, request);
  const drawing = await readDrawing(
    knex,
    context.jurisdiction,
    request.features,
    request.acceptRepair ?? false,
  );
  const disturbances = drawing.shapes.filter((shape) => shape.properties.role === 'disturbance');
  if (disturbances.length === 0) {
    throw new InvalidInput('Draw at least one disturbance: a feature whose role is "disturbance".', [
      { path: 'features', message: 'no feature has the role "disturbance"' },
    ]);
  }
  const measured = await measureSubject(
    knex,
    context,
    disturbances.map((shape) => shape.geom),
    context.layers,
  );
  const { parcels, subject } = measured;
  const { mitigation, stormwater } = await measureProposal(knex, context, drawing.shapes, measured);
  const facts = request.facts ?? {};
  const input = rulesInput(context, measured, parcels, subject.gridScale);
  const evaluation = evaluateProposal({
    ...input,
    mitigation,
    stormwater,
    disturbances: await groupDisturbances(knex, input, measured.question, drawing.shapes, statedFacts(facts)),
    facts,
  });
  const answer: ProposalScreening = {
    id: randomUUID(),
    ...commonAnswer(context, measured, parcels, subject.gridScale),
    totals: {
      disturbanceSqFt: measured.split.subjectSqFt,
      ...splitTotals(measured.split),
    },
    repaired: drawing.repaired,
    ...evaluation,
    findings: explainFindings(evaluation.findings, context.ordinance, statedFacts(facts), context.on),
    stateLaw: stateNotes(
      context.on,
      measured.wetlands.map(({ facts: wetland }) => wetland),
    ),
    notices: [...dayNotices(context), ...evaluation.notices],
  };
  return { answer, context, measured, shapes: drawing.shapes };
}

/**
 * Screens a proposal and keeps the answer with the request that it came from, on one state of the map.
 * @param actor  who asks
 * @throws InvalidInput, InvalidGeometry, NotFound, TooComplex  with what is wrong and where; nothing is kept then
 */
export function screenAndKeep(
  knex: Knex,
  ordinances: OrdinanceBook,
  request: ScreeningRequest,
  actor: Actor = PUBLIC,
): Promise<ProposalScreening> {
  return inOneSnapshot(knex, async (transaction) => {
    const { answer, context, measured, shapes } = await screenProposal(transaction, ordinances, request);
    await recordScreening(transaction, {
      id: answer.id,
      jurisdictionId: answer.jurisdiction.id,
      ordinanceId: answer.ordinance.id,
      on: answer.on,
      mapVersion: answer.mapVersion,
      method: METHOD_ID,
      request,
      overlay: { question: measured.question, areasSqFt: shapes.map((shape) => shape.areaSqFt) },
      answer,
      accountId: actor.accountId,
      settings: context.jurisdiction.settings,
      newestImport: context.newestImport,
    });
    return answer;
  });
}
