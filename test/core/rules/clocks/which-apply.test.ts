import { describe, expect, it } from 'vitest';
import { clocksFor, type ClockInput } from '../../../../core/rules/clocks/clocks-for.js';
import { ask, inventedOrdinance } from './invented.js';

const bounds = [{ kind: 'no-later-than', event: 'complete', count: 30, unit: 'days' }] as const;
const on = '2026-05-01';

function listed(
  clocks: Parameters<typeof inventedOrdinance>[0]['clocks'],
  input: Partial<ClockInput>,
): string[] {
  const ordinance = inventedOrdinance({ clocks: clocks ?? [] });
  return clocksFor(ordinance, { on, events: {}, ...input }).items.map(({ id }) => id);
}

describe('a period with conditions', () => {
  const asMinor = { id: 'minor', bounds, when: [{ kind: 'yes', question: 'minor' }] } as const;
  const byBoard = { id: 'board', bounds, when: [{ kind: 'route', route: 'board' }] } as const;

  it('is left out when they do not hold, and listed when they do', () => {
    expect(listed([asMinor, byBoard], { facts: { minor: false }, route: 'board' })).toEqual(['board']);
    expect(listed([asMinor, byBoard], { facts: { minor: true }, route: 'office' })).toEqual(['minor']);
  });

  it('is listed with what would settle it when that is not known', () => {
    expect(listed([asMinor, byBoard], {})).toEqual(['minor', 'board']);
    const asked = (terms: typeof asMinor | typeof byBoard) => ask(terms, { on, events: {} }).sentence;
    expect(asked(asMinor)).toContain('not known: that depends on the answer to "Is it minor?".');
    expect(asked(byBoard)).toContain('not known: that depends on which way the application goes.');
  });
});

describe('a period that was not always in force', () => {
  const until = { id: 'old', title: 'Decision', bounds, until: '2023-09-21' } as const;
  const since = { id: 'new', title: 'Decision', bounds, from: '2023-09-21' } as const;

  it.each([
    ['2023-09-20', 'old'],
    ['2023-09-21', 'new'],
  ])('is judged by the day from which it runs: %s, the %s one', (complete, id) => {
    expect(listed([until, since], { events: { complete } })).toEqual([id]);
  });

  it('is judged by the day asked about while nothing has happened', () => {
    expect(listed([until, since], {})).toEqual(['new']);
    expect(listed([until, since], { on: '2020-01-01' })).toEqual(['old']);
  });

  it('is left out, and named, where the text held does not reach back so far', () => {
    const ordinance = inventedOrdinance({ clocks: [{ id: 'decision', title: 'Decision', bounds }] });
    const { items, notes } = clocksFor(ordinance, { on, events: { complete: '1999-12-31' } });
    expect(items).toEqual([]);
    expect(notes.join(' ')).toMatch(/Left out.*in force.*Decision/);
  });
});

describe('notes', () => {
  const notesFor = (clock: Parameters<typeof ask>[0], events: Readonly<Record<string, string>>) =>
    clocksFor(inventedOrdinance({ clocks: [clock] }), { on, events }).notes.join(' ');

  it('always say that the day of the event is day 0', () => {
    expect(notesFor({ id: 'decision', bounds }, {})).toContain('day 0');
  });

  it('tell of § 25-a, which is not among the texts held, where a last day is no business day', () => {
    expect(notesFor({ id: 'decision', bounds }, { complete: '2026-05-01' })).toMatch(
      /§ 25-a.*not part of the texts held here: the earlier day is safe/,
    );
    expect(notesFor({ id: 'decision', bounds }, { complete: '2026-05-04' })).not.toContain('§ 25-a');
  });

  it('tell of business days and of hours where those are counted', () => {
    const inBusinessDays = [{ ...bounds[0], unit: 'business-days' as const }];
    expect(notesFor({ id: 'decision', bounds: inBusinessDays }, {})).toContain('§ 24');
    const inHours = [{ ...bounds[0], event: 'start', unit: 'hours' as const }];
    expect(notesFor({ id: 'decision', bounds: inHours }, {})).toContain('23 or 25');
  });
});
