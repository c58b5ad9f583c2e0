import type { Request, Response } from 'express';
import {
  newSavedProposalSchema,
  savedProposalChangeSchema,
  savedProposalQuerySchema,
  type SavedProposal,
} from '../../core/contracts/saved-proposals.js';
import { accountHolder } from '../access/account-holder.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { readRevision, sendRevision } from '../http/if-match.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { keyGuessLimit } from '../http/throttle.js';
import {
  changeSavedProposal,
  listSavedProposals,
  removeSavedProposal,
  savedProposalOf,
  saveProposal,
  type NamedProposal,
} from '../services/proposals/saved-proposals.js';
import { shareProposal, sharedProposal } from '../services/proposals/share-proposal.js';

const LIST = '/api/proposals';
const ONE = `${LIST}/:id`;
const SHARE = `${ONE}/share`;
const SHARED = '/api/shared-proposals';

function named(request: Request<Record<string, string>>, response: Response): NamedProposal {
  return { accountId: accountHolder(response).accountId, id: pathParameter(request, 'id') };
}

// Whether it is shared is no part of its revision, so that an answer must not be taken for a later one.
function send(response: Response, proposal: SavedProposal): void {
  sendRevision(response, proposal.revision);
  response.set('Cache-Control', 'no-store').json(proposal);
}

/** Proposals that a person keeps on the server, and those shown to others by a link. */
export function savedProposalsRouter({ knex }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use(SHARED, keyGuessLimit());

  guarded.add('get', LIST, 'public', async (request, response) => {
    const { accountId } = accountHolder(response);
    const query = savedProposalQuerySchema.parse(request.query);
    response.set('Cache-Control', 'no-store').json(await listSavedProposals(knex, accountId, query));
  });
  guarded.add('post', LIST, 'public', async (request, response) => {
    const { accountId } = accountHolder(response);
    requireJson(request);
    const proposal = await saveProposal(knex, accountId, newSavedProposalSchema.parse(request.body));
    response.status(201).location(`${LIST}/${proposal.id}`);
    send(response, proposal);
  });
  guarded.add('get', ONE, 'public', async (request, response) => {
    send(response, await savedProposalOf(knex, named(request, response)));
  });
  guarded.add('put', ONE, 'public', async (request, response) => {
    const proposal = named(request, response);
    requireJson(request);
    const revision = readRevision(request);
    const change = savedProposalChangeSchema.parse(request.body);
    send(response, await changeSavedProposal(knex, proposal, revision, change));
  });
  guarded.add('delete', ONE, 'public', async (request, response) => {
    await removeSavedProposal(knex, named(request, response), readRevision(request));
    response.status(204).set('Cache-Control', 'no-store').end();
  });
  for (const [method, shared] of [['post', true] as const, ['delete', false] as const]) {
    guarded.add(method, SHARE, 'public', async (request, response) => {
      const actor = accountHolder(response);
      const item = await shareProposal(knex, { actor, ...named(request, response) }, shared);
      response.set('Cache-Control', 'no-store').json(item);
    });
  }
  guarded.add('get', `${SHARED}/:key`, 'public', async (request, response) => {
    response.set('Cache-Control', 'no-store').json(await sharedProposal(knex, pathParameter(request, 'key')));
  });
  return guarded;
}
