import { z } from 'zod';
import { activityQuerySchema } from '../../core/contracts/activity-log.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const parameterTexts: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  limit: { description: 'Lines on a page.' },
  before: { description: 'Only lines older than the one of this id; `next` gives it.' },
  kind: {
    description: 'Only what was done to things of this kind.',
    example: 'amendment',
  },
};

/** Who did what when. */
export const ACTIVITY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/jurisdictions/{jurisdiction}/activity-log',
    operationId: 'readActivityLog',
    tag: 'Map record',
    summary: 'Who did what when in a municipality',
    description:
      'Takes a naturalist of the municipality. Newest first; `next` is the address of the following page. Lines are added and never ' +
      'changed: the database refuses it.',
    pathParameters: { jurisdiction: z.string() },
    query: activityQuerySchema.shape,
    parameterTexts,
    answers: [json('ActivityList', 'Lines of the log')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden', 'NotFound'],
  },
  {
    method: 'get',
    path: '/api/activity-log',
    operationId: 'readWholeActivityLog',
    tag: 'Map record',
    summary: 'Who did what when, in every municipality and in the installation',
    description:
      'Takes an administrator of every municipality here: accounts and what concerns none of them are in it too.',
    query: activityQuerySchema.shape,
    parameterTexts,
    answers: [json('ActivityList', 'Lines of the log')],
    problems: ['InvalidInput', 'SignInNeeded', 'Forbidden'],
  },
];
