import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Application, ApplicationQuery } from '../../core/contracts/application.js';
import {
  proposalScreeningSchema,
  screeningRequestSchema,
  type ScreeningRequest,
} from '../../core/contracts/screening.js';
import { Conflict } from '../../core/errors.js';
import type { StatedFacts } from '../../core/measurements.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { applicationFor } from '../../core/rules/application/application-for.js';
import { wantedMeasures } from '../../core/rules/application/wanted.js';
import { statedFacts } from '../../core/rules/stated-facts.js';
import { readChangesSince } from '../sql/application/read-changes-since.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { readLayerState } from '../sql/layers/read-layer-state.js';
import { measureApplication } from './application-measures.js';
import { changeNotes } from './application-notes.js';
import { inOneSnapshot } from './in-one-snapshot.js';
import { keptScreening } from './kept-screening.js';
import { ordinanceOf } from './ordinance-of.js';

/** The members of a kept answer that its application is made out from. */
const answerSchema = proposalScreeningSchema.pick({
  id: true,
  jurisdiction: true,
  ordinance: true,
  on: true,
  mapVersion: true,
  totals: true,
  mitigation: true,
  wetlands: true,
  watercourses: true,
  parcels: true,
  findings: true,
  activities: true,
  guidance: true,
});

/** A kept answer, as an application reads it. */
export type KeptAnswer = z.infer<typeof answerSchema>;

/** What was kept, in the shape that it has today; what an earlier version of the program kept may lack a part. */
function inShape<T>(schema: z.ZodType<T>, kept: unknown): T {
  const { success, data } = schema.safeParse(kept);
  if (success) return data;
  throw new Conflict(
    'This answer was kept by an earlier version of the program and lacks what an application is made out from. Screen the proposal again.',
  );
}

/** The facts of each kind of disturbance: those of the whole proposal with its own. */
function factsOf({ facts, features }: ScreeningRequest): StatedFacts[] {
  const whole = statedFacts(facts ?? {});
  return features.flatMap(({ properties }) =>
    properties.role === 'disturbance' ? [{ ...whole, ...properties.answers }] : [],
  );
}

/**
 * What the application of a kept proposal takes, and who must be told. The answer stands as it was given, with its map
 * version, its law and its facts; only what it does not hold is measured now, on the shapes that were kept.
 * @param id  under which the answer is kept
 * @throws NotFound  when no answer is kept under that id
 * @throws InvalidInput  for a day of filing before the text held here, a delineation after it, or an unknown way
 * @throws Conflict  when the ordinance's data is no longer here, or the answer is of an earlier version of the program
 */
export function applicationOf(
  knex: Knex,
  ordinances: OrdinanceBook,
  id: string,
  asked: ApplicationQuery,
): Promise<Application> {
  return inOneSnapshot(knex, async (transaction) => {
    const kept = await keptScreening(transaction, id);
    const answer = inShape(answerSchema, kept.answer);
    const request = inShape(screeningRequestSchema, kept.request);
    const { question } = kept.overlay;
    const jurisdiction = await findJurisdiction(transaction, question.jurisdictionId);
    const ordinance = ordinanceOf(
      ordinances,
      { name: jurisdiction.name, ordinanceId: answer.ordinance.id },
      undefined,
    );
    const changes = await readChangesSince(transaction, jurisdiction.id, answer.id);
    const { mapVersion, totals } = answer;
    const layers = { ...(await readLayerState(transaction, jurisdiction.id, mapVersion)), ...changes };
    const measures = await measureApplication(
      transaction,
      { request, question, mapVersion, disturbanceSqFt: totals.disturbanceSqFt },
      wantedMeasures(ordinance),
      layers,
    );
    const filedOn = asked.filedOn ?? answer.on;
    const { notes, ...application } = applicationFor({
      screening: answer.id,
      ordinance,
      bufferFt: question.bufferFt,
      on: answer.on,
      filedOn,
      delineatedOn: asked.delineatedOn ?? null,
      route: asked.route ?? null,
      facts: factsOf(request),
      answer,
      measures,
    });
    return {
      screening: answer.id,
      ordinance: answer.ordinance,
      on: answer.on,
      filedOn,
      mapVersion,
      ...application,
      notes: [
        ...(await changeNotes(transaction, {
          ordinance,
          jurisdiction,
          layers,
          answer,
          question,
          measures,
          changes,
        })),
        ...notes,
      ],
      guidance: answer.guidance,
    };
  });
}
