import { z } from 'zod';
import { savedProposalQuerySchema } from '../../core/contracts/saved-proposals.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const LIST = '/api/proposals';
const TAG = 'Kept proposals';
const named = { id: z.uuid() };
const NAMED_TEXT: Readonly<Record<string, ParameterText>> = {
  id: { description: 'The proposal, by the id it was given when it was kept.' },
};
const HEADERS = { ETag: 'the revision of the proposal, for If-Match' };
const OWN =
  'Takes an account, of whatever role; of another person’s proposal it is not said that it is there.';

const EXAMPLE_DRAWING = {
  alternatives: [
    {
      id: 'a',
      name: 'Alternative A',
      shapes: [
        {
          id: 'terrace',
          role: 'disturbance',
          name: 'Terrace',
          activity: 'building',
          mitigationType: 'wetland-creation',
          phase: { from: '', to: '' },
          rings: [
            [
              [-73.7301, 40.9502],
              [-73.7299, 40.9502],
              [-73.7299, 40.9504],
            ],
          ],
        },
      ],
      facts: {
        answers: {},
        bufferNotFeasible: { decidedOn: '', reason: '' },
        offSiteAccepted: { decidedOn: '', reason: '' },
        feeInLieu: { recommendedOn: '', acceptedOn: '', wetlandSqFt: '', bufferSqFt: '' },
      },
    },
  ],
  current: 'a',
};
const EXAMPLE_CHANGE = {
  title: 'Terrace behind the house',
  law: { ordinance: null, on: null },
  drawing: EXAMPLE_DRAWING,
};

/** Proposals that a person keeps on the server, and those shown by a link. */
export const SAVED_PROPOSAL_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: LIST,
    operationId: 'listSavedProposals',
    tag: TAG,
    summary: 'The proposals that the signed-in person keeps',
    description: 'Last changed first, without their drawings. Takes an account, of whatever role.',
    query: savedProposalQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'Only those in this municipality.', example: 'demo' },
      limit: { description: 'Proposals of a page, at most 100.' },
      after: { description: 'Only those after this place in the list; `next` has it.' },
    },
    answers: [json('SavedProposalList', 'The proposals')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden'],
  },
  {
    method: 'post',
    path: LIST,
    operationId: 'saveProposal',
    tag: TAG,
    summary: 'Keep a proposal',
    description:
      'The drawing with all its alternatives and what was said about it, as the page holds it. It is a draft: no part of the ' +
      'record of the map, and nothing is measured. Takes an account, of whatever role.',
    body: {
      schema: 'NewSavedProposal',
      description: 'The proposal',
      example: { jurisdiction: 'demo', ...EXAMPLE_CHANGE },
    },
    answers: [
      {
        status: 201,
        description: 'The proposal as it is kept',
        mediaType: 'application/json',
        schema: 'SavedProposal',
        headers: { ...HEADERS, Location: 'the address of what was kept' },
      },
    ],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'TooComplex'],
  },
  {
    method: 'get',
    path: `${LIST}/{id}`,
    operationId: 'readSavedProposal',
    tag: TAG,
    summary: 'One kept proposal with its drawing',
    description: `Coordinates come back to the last digit. ${OWN}`,
    pathParameters: named,
    parameterTexts: NAMED_TEXT,
    answers: [{ ...json('SavedProposal', 'The proposal'), headers: HEADERS }],
    problems: ['SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'put',
    path: `${LIST}/{id}`,
    operationId: 'changeSavedProposal',
    tag: TAG,
    summary: 'Put a proposal in the place of what it was',
    description: `Needs If-Match; where it was changed since, the answer 409 has what it is now. ${OWN}`,
    pathParameters: named,
    parameterTexts: NAMED_TEXT,
    body: { schema: 'SavedProposalChange', description: 'The proposal', example: EXAMPLE_CHANGE },
    answers: [{ ...json('SavedProposal', 'The proposal as it is kept now'), headers: HEADERS }],
    problems: [
      'InvalidInput',
      'SignInNeeded',
      'Forbidden',
      'NotFound',
      'Conflict',
      'VersionNeeded',
      'TooComplex',
    ],
  },
  {
    method: 'delete',
    path: `${LIST}/{id}`,
    operationId: 'deleteSavedProposal',
    tag: TAG,
    summary: 'Delete a kept proposal, and with it its link',
    description: `Needs If-Match, so that nothing is deleted that its sender has not seen. ${OWN}`,
    pathParameters: named,
    parameterTexts: NAMED_TEXT,
    answers: [{ status: 204, description: 'It is gone' }],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'VersionNeeded'],
  },
  {
    method: 'post',
    path: `${LIST}/{id}/share`,
    operationId: 'shareProposal',
    tag: TAG,
    summary: 'Make a link that shows a proposal to whoever has it',
    description:
      'The answer has the `shareKey` for `/api/shared-proposals/{key}`, and for the page `#/screen-a-proposal?shared=KEY`. One ' +
      `that is shared already keeps its key. The activity log says that it was shared. Takes no body. ${OWN}`,
    pathParameters: named,
    parameterTexts: NAMED_TEXT,
    answers: [json('SavedProposalItem', 'The proposal with its key')],
    problems: ['SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'delete',
    path: `${LIST}/{id}/share`,
    operationId: 'endSharing',
    tag: TAG,
    summary: 'End the link that shows a proposal',
    description: `The key shows nothing from then on, for good: sharing again makes another. ${OWN}`,
    pathParameters: named,
    parameterTexts: NAMED_TEXT,
    answers: [json('SavedProposalItem', 'The proposal without a key')],
    problems: ['SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'get',
    path: '/api/shared-proposals/{key}',
    operationId: 'readSharedProposal',
    tag: TAG,
    summary: 'The proposal that a link shows',
    description:
      'For everybody who has the key, read-only, as it is at this moment, without saying whose it is. Answered with 404 once ' +
      'the sharing was ended. Whoever tries many keys is slowed down.',
    pathParameters: { key: z.string() },
    parameterTexts: { key: { description: 'The `shareKey` of the proposal.' } },
    answers: [json('SharedProposal', 'The proposal')],
    problems: ['NotFound'],
  },
];
