import { z } from 'zod';
import {
  AMENDMENT_LIMITS,
  amendmentListQuerySchema,
  amendmentNumberSchema,
} from '../../core/contracts/amendments.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';
import type { ProblemCode } from './problems.js';

const LIST = '/api/jurisdictions/{jurisdiction}/amendments';
const ONE = `${LIST}/{number}`;
const tag = 'Amendments';

const municipality = { jurisdiction: z.string() };
const numbered = { ...municipality, number: amendmentNumberSchema };
const MUNICIPALITY_TEXT: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
};
const NUMBERED_TEXTS: Readonly<Record<string, ParameterText>> = {
  ...MUNICIPALITY_TEXT,
  number: { description: 'The number of the amendment in its municipality.', example: 1 },
};

const HEADERS = { ETag: 'the revision of the amendment, to send as If-Match with the next change' };
const whole = (description: string): Answer => ({ ...json('Amendment', description), headers: HEADERS });

const READING: readonly ProblemCode[] = ['InvalidInput', 'NotFound', 'SignInNeeded', 'Forbidden'];
const CHANGING: readonly ProblemCode[] = [...READING, 'Conflict', 'VersionNeeded'];

const IF_MATCH =
  'Takes the role of naturalist, and the header `If-Match` with the ETag that was seen last. If the amendment was changed ' +
  'since, 409 has in `conflict` the amendment as it is now, what was done to it and the request, and nothing is stored.';

const EXAMPLE_SHAPE = {
  type: 'Polygon',
  coordinates: [
    [
      [-73.6714, 40.9239],
      [-73.6712, 40.9239],
      [-73.6712, 40.9241],
      [-73.6714, 40.9241],
      [-73.6714, 40.9239],
    ],
  ],
};

const EXAMPLE_OPERATIONS = {
  operations: [
    {
      operation: 'add',
      attributes: {
        name: 'Sorrel Pond',
        kind: 'freshwater',
        localImportance: false,
        degraded: false,
        accuracyFt: 0.5,
        source: 'Fenwick Surveys',
      },
      geometry: EXAMPLE_SHAPE,
    },
    { operation: 'retire', wetland: 'D-3', note: 'Filled under a permit.' },
  ],
};

const act = (
  name: string,
  operationId: string,
  summary: string,
  description: string,
  body?: Endpoint['body'],
): Endpoint => ({
  method: 'post',
  path: `${ONE}/${name}`,
  operationId,
  tag,
  summary,
  description: `${description} ${IF_MATCH}`,
  pathParameters: numbered,
  parameterTexts: NUMBERED_TEXTS,
  ...(body === undefined ? {} : { body }),
  answers: [whole('The amendment as it is then')],
  problems: CHANGING,
});

/** How the wetlands map is amended. */
export const AMENDMENT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: LIST,
    operationId: 'listAmendments',
    tag,
    summary: 'The amendments of a municipality',
    description: 'Newest first, without their changes. Takes the role of planner.',
    pathParameters: municipality,
    query: amendmentListQuerySchema.shape,
    parameterTexts: {
      ...MUNICIPALITY_TEXT,
      state: { description: 'Only amendments in that state.', example: 'proposed' },
      limit: { description: 'At most so many; the rest is at `next`.' },
      before: { description: 'Only amendments of lower numbers, as `next` says.' },
    },
    answers: [json('AmendmentList', 'Amendments')],
    problems: READING,
  },
  {
    method: 'post',
    path: LIST,
    operationId: 'startAmendment',
    tag,
    summary: 'Begin an amendment',
    description:
      'A draft from the newest version of the map. With `restores`, the draft has every wetland of that adopted amendment go ' +
      'back to what it was, bit for bit; 409 names those that were changed again since. Takes the role of naturalist.',
    pathParameters: municipality,
    parameterTexts: MUNICIPALITY_TEXT,
    body: {
      schema: 'NewAmendment',
      description: 'What it is called, and why it is',
      example: { title: 'Resurvey of Sorrel Pond', reason: 'Staked in the field in May.' },
    },
    answers: [
      {
        ...whole('The draft'),
        status: 201,
        headers: { ...HEADERS, Location: 'the address of the amendment' },
      },
    ],
    problems: [...READING, 'Conflict'],
  },
  {
    method: 'get',
    path: ONE,
    operationId: 'readAmendment',
    tag,
    summary: 'One amendment whole',
    description:
      'Each wetland before and after with the square feet gained and lost, the evidence, and the wetlands that the map shows ' +
      'otherwise by now than the amendment began from. Takes the role of planner.',
    pathParameters: numbered,
    parameterTexts: NUMBERED_TEXTS,
    answers: [whole('The amendment')],
    problems: READING,
  },
  {
    method: 'patch',
    path: ONE,
    operationId: 'describeAmendment',
    tag,
    summary: 'Change the title or the reason of a draft',
    description: IF_MATCH,
    pathParameters: numbered,
    parameterTexts: NUMBERED_TEXTS,
    body: {
      schema: 'AmendmentText',
      description: 'What is to be different',
      example: { title: 'Resurvey of Sorrel Pond and its outlet' },
    },
    answers: [whole('The amendment as it is then')],
    problems: CHANGING,
  },
  {
    ...act(
      'changes',
      'drawAmendment',
      'Draw on a draft',
      `Up to ${AMENDMENT_LIMITS.operationsPerRequest} operations in their order, all of them or none: add, reshape, split, merge, ` +
        'cut a hole, retire, reclassify, take back, rematch. Each begins from what those before have left. A change that is ' +
        'replaced is taken back and stays on record. Shapes are in degrees; an invalid one is refused with the number of its ' +
        `operation as \`feature\`, its place and an offered repair. One amendment changes at most ${AMENDMENT_LIMITS.changes} wetlands.`,
      {
        schema: 'Operations',
        description: 'A pond that was found, and one that is gone',
        example: EXAMPLE_OPERATIONS,
      },
    ),
    problems: [...CHANGING, 'InvalidGeometry', 'TooComplex'],
  },
  {
    method: 'get',
    path: `${ONE}/validation`,
    operationId: 'validateAmendment',
    tag,
    summary: 'What stands against proposing or adopting',
    description:
      'Looks at the newest map as it would be with the amendment: overlaps with wetlands of the same kind, slivers, gaps, ' +
      'shapes outside the municipality, changes that change nothing, missing evidence, and the map changed meanwhile, each ' +
      'with its place. Overlaps and gaps narrower than 0.01 ft on average are rounding; parts, holes, overlaps and gaps ' +
      'narrower than 1 ft are slivers. Takes the role of planner.',
    pathParameters: numbered,
    parameterTexts: NUMBERED_TEXTS,
    answers: [json('AmendmentValidation', 'What was found, errors first')],
    problems: READING,
  },
  act(
    'propose',
    'proposeAmendment',
    'Propose a draft',
    'It is not drawn on any more until it is reopened. Where the validation finds errors, 409 has it in `validation`.',
  ),
  act('reopen', 'reopenAmendment', 'Make a proposed amendment a draft again', 'Says why.', {
    schema: 'DecisionNote',
    description: 'Why',
    example: { note: 'The outlet is to be surveyed as well.' },
  }),
  act(
    'adopt',
    'adoptAmendment',
    'Adopt a proposed amendment',
    'Makes the next version of the map, which holds from the day given, in one transaction. Where the map has changed a ' +
      'wetland of it meanwhile, 409 has each in `conflict`: as it was, as the map has it and as the amendment would. The day ' +
      'cannot be before that of the newest version.',
    {
      schema: 'Adoption',
      description: 'From when and by what',
      example: { effectiveOn: '2026-09-01', reference: 'Resolution 2026-41' },
    },
  ),
  act('withdraw', 'withdrawAmendment', 'Withdraw an amendment', 'It stays on record as withdrawn, and why.', {
    schema: 'DecisionNote',
    description: 'Why',
    example: { note: 'The survey was of the wrong parcel.' },
  }),
  act(
    'carry-over',
    'carryOverAmendment',
    'Carry an amendment over to the newest map',
    'It begins from the newest version then; a proposed one becomes a draft again. Each wetland in conflict is decided: ' +
      '`yours` changes the wetland as it is now, `theirs` takes the own change back. Changes without conflict come along.',
    {
      schema: 'CarryOver',
      description: 'What becomes of each conflict',
      example: { decisions: [{ wetland: 'D-3', keep: 'yours' }] },
    },
  ),
];
