import { escrowQuerySchema, sanctionQuerySchema } from '../../core/contracts/sanctions.js';
import { slugSchema } from '../../core/ordinance-format/building-blocks.js';
import { json, type Endpoint } from './endpoint.js';

const pathParameters = { id: slugSchema };

/** What an offence can cost, and what has to be held to pay for the review. */
export const SANCTION_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/ordinances/{id}/sanctions',
    operationId: 'readSanctions',
    tag: 'Ordinances',
    summary: 'What an offense can cost under an ordinance',
    description:
      'Every sanction in force on the first day of the offense, which of them are for an offense of this number, the amounts ' +
      'in US dollars for one, and in all where each day or week of a continuing offense is charged. They are limits: what is ' +
      'imposed is decided by a court, or by the body that the section names.',
    pathParameters,
    query: sanctionQuerySchema.shape,
    parameterTexts: {
      id: { description: 'As GET /api/ordinances lists it.', example: 'wesley-hills' },
      offenceOn: { description: 'First day of the offense.', example: '2026-05-04' },
      endedOn: { description: 'Last day of a continuing offense; that one day when absent.' },
      earlier: {
        description:
          'Days of earlier offenses of which the person was convicted, comma-separated, at most 50.',
      },
    },
    answers: [json('SanctionList', 'The sanctions, and how the offenses were counted')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt:
      '/api/ordinances/wesley-hills/sanctions?offenceOn=2026-05-04&endedOn=2026-05-17&earlier=2025-01-10',
  },
  {
    method: 'get',
    path: '/api/ordinances/{id}/escrow',
    operationId: 'readEscrow',
    tag: 'Ordinances',
    summary: 'Does an escrow account have to be restored, and until when?',
    description:
      'In exact cents: the share of the first amount at which the account has to be restored, what is missing, and the last ' +
      'day for it from a written notice. Not found where the ordinance has no such rule.',
    pathParameters,
    query: escrowQuerySchema.shape,
    parameterTexts: {
      id: { description: 'As GET /api/ordinances lists it.', example: 'north-castle' },
      initialUsd: {
        description: 'The first amount in US dollars, with at most two decimals.',
        example: 3000,
      },
      balanceUsd: { description: 'What is left, in US dollars with at most two decimals.', example: 1000 },
      notifiedOn: { description: 'Day of the written notice that the account has to be restored.' },
      on: { description: 'The day from which it is looked at; today in New York when absent.' },
    },
    answers: [json('EscrowAnswer', 'The threshold, what is missing, and the last day')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt:
      '/api/ordinances/north-castle/escrow?initialUsd=3000&balanceUsd=1000&notifiedOn=2026-04-15&on=2026-05-11',
  },
];
