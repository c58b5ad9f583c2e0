import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../../../core/errors.js';
import { clocksFor, type ClockInput } from '../../../../core/rules/clocks/clocks-for.js';
import { inventedOrdinance } from './invented.js';

const ordinance = inventedOrdinance({
  clocks: [
    { id: 'decision', bounds: [{ kind: 'no-later-than', event: 'complete', count: 30, unit: 'days' }] },
    {
      id: 'far',
      bounds: [{ kind: 'no-later-than', event: 'file', count: 1_000_000_000, unit: 'business-days' }],
    },
    { id: 'farther', bounds: [{ kind: 'no-later-than', event: 'start', count: 9e15, unit: 'hours' }] },
    { id: 'farthest', bounds: [{ kind: 'no-later-than', event: 'report', count: 9e15, unit: 'years' }] },
  ],
});

function refusal(input: Partial<ClockInput>): InvalidInput {
  try {
    clocksFor(ordinance, { on: '2026-05-01', events: {}, ...input });
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('what cannot be counted', () => {
  it('is an event that the ordinance does not have: it names those there are, and the member', () => {
    const error = refusal({ events: { completed: '2026-04-01' } });
    expect(error.message).toMatch(/"completed".*Oakmere ch\. 9 has no such event.*complete, file, hearing/);
    expect(error.problems[0]?.path).toBe('events.completed');
  });

  it('is an ordinance without events', () => {
    const without = { ...ordinance, events: [], clocks: [] };
    expect(() => clocksFor(without, { on: '2026-05-01', events: { complete: '2026-04-01' } })).toThrow(
      'no events to count from',
    );
  });

  it.each(['2026-02-30', '2027-02-29', 'yesterday', '2026-04-01T24:00', '2026-04-31T10:00', '2026-4-1', ''])(
    'is %j, which is no day or time',
    (complete) => {
      expect(refusal({ events: { complete } }).message).toContain(
        'neither a day written YYYY-MM-DD nor a time',
      );
    },
  );

  it.each(['1899-12-31', '2200-01-01', '0001-01-01', '9999-12-31'])('is %s, too far off', (complete) => {
    expect(refusal({ events: { complete } }).message).toContain('not between 1900-01-01 and 2199-12-31');
  });

  it.each([{ file: '2026-04-01' }, { start: '2026-04-01T10:00' }, { report: '2026-04-01' }])(
    'is a period that leads out of the years counted, from %j',
    (events) => {
      expect(refusal({ events }).message).toContain('outside the years that can be counted here');
    },
  );

  it('is a day before the text held, and a way of the application that is not there', () => {
    expect(refusal({ on: '1999-12-31' }).message).toContain('from 2000-01-01 on');
    expect(refusal({ route: 'court' }).message).toMatch(/no way .* "court"\. Choose from board, office/);
  });
});
