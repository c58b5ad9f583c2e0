import type { Request, Response } from 'express';
import type { Actor } from '../../core/access.js';
import {
  adoptionSchema,
  amendmentListQuerySchema,
  amendmentNumberSchema,
  amendmentTextSchema,
  carryOverSchema,
  decisionNoteSchema,
  newAmendmentSchema,
  operationsSchema,
  type Amendment,
} from '../../core/contracts/amendments.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { adoptAmendment } from '../services/amendments/adopt-amendment.js';
import { carryOver } from '../services/amendments/carry-over.js';
import { changeDraft } from '../services/amendments/change-draft.js';
import {
  changeText,
  proposeAmendment,
  reopenAmendment,
  withdrawAmendment,
  type AskedAct,
} from '../services/amendments/decide-amendment.js';
import { listAmendments } from '../services/amendments/list-amendments.js';
import { amendmentOf } from '../services/amendments/read-amendment.js';
import { startAmendment } from '../services/amendments/start-amendment.js';
import { validateAmendment } from '../services/amendments/validate-amendment.js';

type Asked = Request<Record<string, string>>;

const LIST = '/api/jurisdictions/:jurisdiction/amendments';
const ONE = `${LIST}/:number`;

const municipalityOf = (request: Asked): string => pathParameter(request, 'jurisdiction');
const numberOf = (request: Asked): number => amendmentNumberSchema.parse(pathParameter(request, 'number'));

function actOf(request: Asked, actor: Actor): AskedAct {
  return {
    jurisdiction: municipalityOf(request),
    number: numberOf(request),
    revision: readRevision(request),
    actor,
    yours: request.body as unknown,
  };
}

// Whether the map has changed under an amendment is no part of its revision, so that an answer must not be taken for a later one.
function send(response: Response, amendment: Amendment): void {
  sendRevision(response, amendment.revision);
  response.set('Cache-Control', 'no-store');
  response.json(amendment);
}

/** @returns the body of a request, which has to be JSON */
function bodyOf(request: Asked): unknown {
  requireJson(request);
  return request.body as unknown;
}

/** Amendments of the wetlands map: drafting, proposing, adopting, withdrawing. */
export function amendmentsRouter({ knex, reads }: AppDeps): GuardedRouter {
  const router = guardedRouter();
  router.add('get', LIST, 'planner', async (request, response) => {
    const query = amendmentListQuerySchema.parse(request.query);
    response.json(await reads((on) => listAmendments(on, municipalityOf(request), query)));
  });
  router.add('post', LIST, 'naturalist', async (request, response, actor) => {
    const asked = newAmendmentSchema.parse(bodyOf(request));
    const jurisdiction = municipalityOf(request);
    const amendment = await startAmendment(knex, jurisdiction, actor, asked);
    const address = `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/amendments/${amendment.number}`;
    response.status(201).location(address);
    send(response, amendment);
  });
  router.add('get', ONE, 'planner', async (request, response) => {
    send(response, await reads((on) => amendmentOf(on, municipalityOf(request), numberOf(request))));
  });
  router.add('patch', ONE, 'naturalist', async (request, response, actor) => {
    const text = amendmentTextSchema.parse(bodyOf(request));
    send(response, await changeText(knex, actOf(request, actor), text));
  });
  router.add('post', `${ONE}/changes`, 'naturalist', async (request, response, actor) => {
    const { operations } = operationsSchema.parse(bodyOf(request));
    send(response, await changeDraft(knex, actOf(request, actor), operations));
  });
  router.add('get', `${ONE}/validation`, 'planner', async (request, response) => {
    response.json(await validateAmendment(knex, municipalityOf(request), numberOf(request)));
  });
  router.add('post', `${ONE}/propose`, 'naturalist', async (request, response, actor) => {
    send(response, await proposeAmendment(knex, actOf(request, actor)));
  });
  router.add('post', `${ONE}/reopen`, 'naturalist', async (request, response, actor) => {
    const { note } = decisionNoteSchema.parse(bodyOf(request));
    send(response, await reopenAmendment(knex, actOf(request, actor), note));
  });
  router.add('post', `${ONE}/adopt`, 'naturalist', async (request, response, actor) => {
    const adoption = adoptionSchema.parse(bodyOf(request));
    send(response, await adoptAmendment(knex, actOf(request, actor), adoption));
  });
  router.add('post', `${ONE}/withdraw`, 'naturalist', async (request, response, actor) => {
    const { note } = decisionNoteSchema.parse(bodyOf(request));
    send(response, await withdrawAmendment(knex, actOf(request, actor), note));
  });
  router.add('post', `${ONE}/carry-over`, 'naturalist', async (request, response, actor) => {
    const decisions = carryOverSchema.parse(bodyOf(request));
    send(response, await carryOver(knex, actOf(request, actor), decisions));
  });
  return router;
}
