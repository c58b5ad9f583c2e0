import { z } from 'zod';
import { determinationNumberSchema, determinationQuerySchema } from '../../core/contracts/determinations.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';

const LIST = '/api/jurisdictions/{jurisdiction}/determinations';
const TAG = 'Determinations';
const jurisdiction = { jurisdiction: z.string() };
const numbered = { ...jurisdiction, number: determinationNumberSchema };
const PLACE_TEXT: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'rye' },
};
const NUMBER_TEXT: Readonly<Record<string, ParameterText>> = {
  ...PLACE_TEXT,
  number: { description: 'Number of the determination in its municipality, from 1.', example: 1 },
};
const HEADERS = { ETag: 'the revision of the determination, for If-Match' };

const made = (description: string): Answer => ({
  status: 201,
  description,
  mediaType: 'application/json',
  schema: 'Determination',
  headers: { ...HEADERS, Location: 'the address of what was made' },
});

/** A request that can be sent as it is, by a naturalist of Rye. */
const EXAMPLE_REQUEST = {
  kind: 'determination',
  requestedOn: '2026-03-02',
  requestedBy: 'The owner of the land',
  about: 'Is the meadow behind the barn subject to the chapter?',
  taxMapNumber: '146-7-1',
};

const EXAMPLE_OUTCOME = {
  outcome: 'may-be-subject',
  decidedOn: '2026-03-09',
  decidedBy: 'The City Naturalist',
  statement: 'Hydric soils and skunk cabbage were found in the north of the meadow.',
  lookedAt: { map: true, hydricSoils: 'Natchaug muck', plants: ['Symplocarpus foetidus'] },
};

/** Determinations, findings and notes about land. */
export const DETERMINATION_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: LIST,
    operationId: 'listDeterminations',
    tag: TAG,
    summary: 'Determinations, findings and notes of a municipality',
    description:
      'Newest first, with the kinds that its ordinance provides for. Takes at least the role of planner, since it names ' +
      'those who asked.',
    pathParameters: jurisdiction,
    query: determinationQuerySchema.shape,
    parameterTexts: {
      ...PLACE_TEXT,
      taxMapNumber: { description: 'Only those of the parcel with exactly this number.' },
      kind: { description: 'Only those of this kind.' },
      limit: { description: 'Determinations of a page, at most 100.' },
      before: { description: 'Only those before this number; `next` has it.' },
    },
    answers: [json('DeterminationList', 'The determinations')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'post',
    path: LIST,
    operationId: 'requestDetermination',
    tag: TAG,
    summary: 'Record a request as it came in',
    description:
      'The map version that holds is recorded with it, and `answerDue` says by when the ordinance wants it answered. Takes ' +
      'at least the role of naturalist.',
    pathParameters: jurisdiction,
    parameterTexts: PLACE_TEXT,
    body: { schema: 'NewDetermination', description: 'The request', example: EXAMPLE_REQUEST },
    answers: [made('The determination, which waits for its outcome')],
    problems: [
      'InvalidInput',
      'SignInNeeded',
      'Forbidden',
      'NotFound',
      'Conflict',
      'TooComplex',
      'InvalidGeometry',
    ],
  },
  {
    method: 'get',
    path: `${LIST}/{number}`,
    operationId: 'readDetermination',
    tag: TAG,
    summary: 'One determination with its periods',
    description:
      'Periods are counted as POST /api/clocks counts them, and looked at from today: the sentence of `answerDue` says too ' +
      'whether the answer came late. Takes at least the role of planner.',
    pathParameters: numbered,
    parameterTexts: NUMBER_TEXT,
    answers: [{ ...json('Determination', 'The determination'), headers: HEADERS }],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'post',
    path: `${LIST}/{number}/outcome`,
    operationId: 'giveDeterminationOutcome',
    tag: TAG,
    summary: 'Give the one outcome of a determination, for good',
    description:
      'Exactly one of its `outcomes`, with what was looked at. It is not changed afterwards: a later determination ' +
      'supersedes it. An outcome that takes votes is refused without as many as the ordinance says. Needs If-Match, and ' +
      'at least the role of naturalist.',
    pathParameters: numbered,
    parameterTexts: NUMBER_TEXT,
    body: { schema: 'DeterminationOutcome', description: 'The outcome', example: EXAMPLE_OUTCOME },
    answers: [
      {
        ...json('Determination', 'The determination, with the periods that run from now on'),
        headers: HEADERS,
      },
    ],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'VersionNeeded'],
  },
  {
    method: 'post',
    path: `${LIST}/{number}/amendment`,
    operationId: 'leadDeterminationIntoAmendment',
    tag: TAG,
    summary: 'Begin the amendment of the map that follows from a determination',
    description:
      'Starts a draft, with the land as a new wetland where it has a shape, and links the two; once. Only for an outcome that ' +
      'leads into an amendment under the ordinance. Takes at least the role of naturalist, and no body.',
    pathParameters: numbered,
    parameterTexts: NUMBER_TEXT,
    answers: [made('The determination, which names the amendment')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound', 'Conflict', 'InvalidGeometry'],
  },
];
