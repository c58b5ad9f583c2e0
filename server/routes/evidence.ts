import type { Request, Response } from 'express';
import type { Actor } from '../../core/access.js';
import {
  AMENDMENT_LIMITS,
  amendmentNumberSchema,
  newEvidenceSchema,
  type Amendment,
} from '../../core/contracts/amendments.js';
import { delineationQuerySchema } from '../../core/contracts/delineation.js';
import { documentQuerySchema } from '../../core/contracts/documents.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathNumber, pathParameter } from '../http/path-parameter.js';
import { rawBody } from '../http/raw-body.js';
import { requireJson } from '../http/require-json.js';
import { sendDocument } from '../http/send-document.js';
import { bringInDelineation } from '../services/delineation/bring-in-delineation.js';
import { attachEvidence } from '../services/evidence/attach-evidence.js';
import { findDocumentOfEvidence } from '../services/evidence/evidence-document.js';
import { receiveDocument } from '../services/evidence/receive-document.js';
import { takeBackEvidence } from '../services/evidence/take-back-evidence.js';

const MUNICIPALITY = '/api/jurisdictions/:jurisdiction';
const AMENDMENT = `${MUNICIPALITY}/amendments/:number`;

type PlacedRequest = Request<Record<string, string>>;

const municipalityOf = (request: PlacedRequest): string => pathParameter(request, 'jurisdiction');

/** Evidence is numbered as amendments are. */
const numberOf = (request: PlacedRequest, name: 'number' | 'evidence'): number =>
  pathNumber(request, name, amendmentNumberSchema);

/** What an edit of a draft begins with: where, which revision, by whom, and what was asked. */
function editOf(request: PlacedRequest, actor: Actor, yours: unknown) {
  return {
    jurisdiction: municipalityOf(request),
    number: numberOf(request, 'number'),
    revision: readRevision(request),
    actor,
    yours,
  };
}

function sendAmendment(response: Response, amendment: Amendment): void {
  sendRevision(response, amendment.revision);
  response.json(amendment);
}

/** Evidence of an amendment, its documents, and delineations brought in as files. */
export function evidenceRouter({ knex, config, database, log }: AppDeps): GuardedRouter {
  const keeping = { knex, dataDir: config.dataDir, shared: database.kind === 'server', log };
  const guarded = guardedRouter();
  guarded.add('post', `${MUNICIPALITY}/documents`, 'naturalist', async (request, response, actor) => {
    const { name } = documentQuerySchema.parse(request.query);
    const jurisdiction = municipalityOf(request);
    const stream = rawBody(request, AMENDMENT_LIMITS.documentBytes);
    response.status(201).json(await receiveDocument(keeping, { jurisdiction, name, actor }, stream));
  });
  guarded.add('post', `${AMENDMENT}/evidence`, 'naturalist', async (request, response, actor) => {
    requireJson(request);
    const edit = editOf(request, actor, request.body);
    sendAmendment(response, await attachEvidence(keeping, edit, newEvidenceSchema.parse(request.body)));
  });
  guarded.add(
    'post',
    `${AMENDMENT}/evidence/:evidence/take-back`,
    'naturalist',
    async (request, response, actor) => {
      const evidence = numberOf(request, 'evidence');
      const edit = editOf(request, actor, { takeBackEvidence: evidence });
      sendAmendment(response, await takeBackEvidence(knex, edit, evidence));
    },
  );
  guarded.add(
    'get',
    `${AMENDMENT}/evidence/:evidence/document`,
    'public',
    async (request, response, actor) => {
      const question = {
        jurisdiction: municipalityOf(request),
        amendment: numberOf(request, 'number'),
        evidence: numberOf(request, 'evidence'),
        actor,
      };
      await sendDocument(response, await findDocumentOfEvidence(keeping, question));
    },
  );
  guarded.add('post', `${AMENDMENT}/delineation`, 'naturalist', async (request, response, actor) => {
    const asked = delineationQuerySchema.parse(request.query);
    const edit = editOf(request, actor, { delineation: asked });
    const stream = rawBody(request, AMENDMENT_LIMITS.delineationBytes);
    const answer = await bringInDelineation(knex, edit, asked, stream);
    sendRevision(response, answer.amendment.revision);
    response.json(answer);
  });
  return guarded;
}
