import { describe, expect, it } from 'vitest';
import { clockRequestSchema } from '../../../core/contracts/clocks.js';
import { sanctionQuerySchema } from '../../../core/contracts/sanctions.js';
import {
  clockQuestions,
  clockRequest,
  dependsOnRoute,
  isEventTime,
  NO_EVENTS,
} from '../../../client/law/event-times.js';
import { NO_OFFENCE, offenceAsked, offenceProblem } from '../../../client/law/offence.js';
import { anOrdinance } from './an-ordinance.js';

describe('the request for counting days', () => {
  it('is none while nothing has happened, or only half a day is typed', () => {
    expect(clockRequest('rye', NO_EVENTS)).toBeNull();
    expect(clockRequest('rye', { ...NO_EVENTS, events: { filed: '', complete: '0202-01-01' } })).toBeNull();
  });

  it('fits the contract, and leaves out what is empty', () => {
    const body = clockRequest('rye', {
      on: '2026-03-01',
      events: { filed: '2026-02-02', started: '2026-03-07T20:00', heard: '' },
      route: 'board',
      answers: { largerCommonPlan: { kind: 'yes-no', value: false } },
    });
    expect(clockRequestSchema.parse(body)).toEqual({
      ordinance: 'rye',
      on: '2026-03-01',
      events: { filed: '2026-02-02', started: '2026-03-07T20:00' },
      facts: { largerCommonPlan: false },
      route: 'board',
    });
  });

  it.each([
    ['2026-02-30', false],
    ['2026-02-28', true],
    ['2026-02-28T24:00', false],
    ['2026-02-28T23:59', true],
    ['', false],
  ])('takes %j: %j', (text, taken) => {
    expect(isEventTime(text)).toBe(taken);
  });

  it('asks only the questions on which a period hangs, and the way only where one does', () => {
    const clock = {
      rule: 'S-DEC',
      title: 'Hearing',
      citation: '§ 1',
      words: 'Heard.',
      who: 'the Board',
      bounds: [{ kind: 'no-later-than', event: 'filed', count: 1, unit: 'days' }] as const,
    };
    const ordinance = anOrdinance({
      questions: [
        { id: 'minor', text: 'Is it minor?', answer: { kind: 'yes-no' } },
        { id: 'other', text: 'Anything else?', answer: { kind: 'yes-no' } },
      ],
      events: [{ id: 'filed', label: 'Filed' }],
      clocks: [{ ...clock, id: 'a', when: [{ kind: 'no', question: 'minor' }] }],
    });
    expect(clockQuestions(ordinance, ['filed']).map(({ id }) => id)).toEqual(['minor']);
    expect(clockQuestions(ordinance, [])).toEqual([]);
    expect(dependsOnRoute(ordinance)).toBe(false);
  });
});

describe('the request for what an offense costs', () => {
  it('is none before its day is there', () => {
    expect(offenceAsked(NO_OFFENCE)).toBeNull();
  });

  it('fits the contract', () => {
    const offence = offenceAsked({
      offenceOn: '2026-05-01',
      endedOn: '2026-05-03',
      earlier: ['2024-01-01', '', '2025-01-01'],
    });
    expect(sanctionQuerySchema.parse(offence)).toEqual({
      offenceOn: '2026-05-01',
      endedOn: '2026-05-03',
      earlier: ['2024-01-01', '2025-01-01'],
    });
  });

  it('says that it cannot end before it begins', () => {
    expect(offenceProblem({ offenceOn: '2026-05-03', endedOn: '2026-05-02', earlier: [] })).toMatch(/cannot/);
    expect(offenceProblem({ offenceOn: '2026-05-03', endedOn: '2026-05-03', earlier: [] })).toBeNull();
    expect(offenceProblem({ ...NO_OFFENCE, endedOn: '2026-05-03' })).toBeNull();
  });
});
