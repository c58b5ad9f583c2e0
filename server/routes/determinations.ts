import type { Response } from 'express';
import {
  determinationNumberSchema,
  determinationOutcomeSchema,
  determinationQuerySchema,
  newDeterminationSchema,
  type Determination,
} from '../../core/contracts/determinations.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathNumber, pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { giveDeterminationOutcome } from '../services/determinations/give-outcome.js';
import { leadIntoAmendment } from '../services/determinations/lead-into-amendment.js';
import { listDeterminations, readDetermination } from '../services/determinations/read-determinations.js';
import { requestDetermination } from '../services/determinations/request-determination.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';

const LIST = '/api/jurisdictions/:jurisdiction/determinations';

const addressOf = (jurisdiction: string, part: string): string =>
  `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/${part}`;

function send(response: Response, determination: Determination): void {
  sendRevision(response, determination.revision);
  response.json(determination);
}

/** Determinations, findings and notes about land: planners read them, naturalists record them. */
export function determinationsRouter({
  knex,
  reads,
  ordinances,
}: Pick<AppDeps, 'knex' | 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', LIST, 'planner', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const query = determinationQuerySchema.parse(request.query);
    response.json(
      await reads((on) => inOneSnapshot(on, (trx) => listDeterminations(trx, ordinances, place, query))),
    );
  });
  guarded.add('get', `${LIST}/:number`, 'planner', async (request, response) => {
    const place = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'number', determinationNumberSchema);
    const found = await reads((on) =>
      inOneSnapshot(on, (trx) => readDetermination(trx, ordinances, place, number)),
    );
    send(response, found);
  });
  guarded.add('post', LIST, 'naturalist', async (request, response, actor) => {
    requireJson(request);
    const jurisdictionId = pathParameter(request, 'jurisdiction');
    const asked = newDeterminationSchema.parse(request.body);
    const made = await requestDetermination(knex, ordinances, { jurisdictionId, actor }, asked);
    response.status(201).location(addressOf(made.jurisdiction, `determinations/${made.number}`));
    send(response, made);
  });
  guarded.add('post', `${LIST}/:number/outcome`, 'naturalist', async (request, response, actor) => {
    requireJson(request);
    const jurisdictionId = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'number', determinationNumberSchema);
    const revision = readRevision(request);
    const given = determinationOutcomeSchema.parse(request.body);
    const act = { jurisdictionId, number, revision, actor };
    send(response, await giveDeterminationOutcome(knex, ordinances, act, given));
  });
  guarded.add('post', `${LIST}/:number/amendment`, 'naturalist', async (request, response, actor) => {
    const jurisdictionId = pathParameter(request, 'jurisdiction');
    const number = pathNumber(request, 'number', determinationNumberSchema);
    const led = await leadIntoAmendment(knex, ordinances, { jurisdictionId, number, actor });
    response.status(201).location(addressOf(led.jurisdiction, `amendments/${led.amendment ?? ''}`));
    send(response, led);
  });
  return guarded;
}
