import { json, type Endpoint } from './endpoint.js';

/** Periods that can be sent as they are. */
export const EXAMPLE_CLOCKS = {
  ordinance: 'north-castle',
  on: '2026-05-11',
  events: { 'application-complete': '2026-04-01', hearing: '2026-05-20' },
};

/** Where the periods of an ordinance stand. */
export const CLOCK_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/clocks',
    operationId: 'readClocks',
    tag: 'Ordinances',
    summary: 'Where each period of an ordinance stands',
    description:
      'Takes what has happened, by the ids in the `events` of the ordinance, and counts each period from it: the first and the ' +
      'last day, which state it is in, and what silence means. A day is written `2026-03-07`, an hour in New York ' +
      '`2026-03-07T20:00`. What is given for a day after `on` is planned: it is counted from, and not taken as done. Periods ' +
      'that do not apply on what was said are left out; of those of which that is not known the sentence says what would ' +
      'settle it. Nothing is kept.',
    body: {
      schema: 'ClockRequest',
      description: 'A complete application and a hearing that is set',
      example: EXAMPLE_CLOCKS,
    },
    answers: [json('ClockList', 'The periods, and how days were counted')],
    problems: ['InvalidInput', 'TooComplex'],
  },
];
