import { describe, expect, it } from 'vitest';
import type { SanctionAnswer } from '../../../core/contracts/sanctions.js';
import { sanctionsFor, type OffenceInput } from '../../../core/rules/sanctions.js';
import { inventedOrdinance } from './clocks/invented.js';

const common = { rule: 'OAK-1', citation: '§ 9', words: 'Words.', kind: 'fine' } as const;
const sixMonths = { min: null, max: { count: 6, unit: 'months' } } as const;

/** Three steps within five years, each week a separate one, as villages have them. */
const WEEKLY = [
  {
    ...common,
    id: 'first',
    title: 'First',
    offence: 'first',
    maxUsd: 350,
    per: 'week',
    imprisonment: sixMonths,
  },
  {
    ...common,
    id: 'second',
    title: 'Second',
    offence: 'second',
    withinYears: 5,
    minUsd: 350,
    maxUsd: 700,
    per: 'week',
  },
  {
    ...common,
    id: 'third',
    title: 'Third',
    offence: 'third-or-later',
    withinYears: 5,
    minUsd: 700,
    maxUsd: 1000,
    per: 'week',
  },
] as const;

/** A civil penalty, and two steps without a span of years, each day a separate one. */
const DAILY = [
  {
    ...common,
    id: 'civil',
    title: 'Civil penalty',
    kind: 'civil-penalty',
    offence: 'any',
    maxUsd: 3000,
    per: 'violation',
  },
  { ...common, id: 'first', title: 'First', offence: 'first', minUsd: 500, maxUsd: 1000, per: 'day' },
  {
    ...common,
    id: 'later',
    title: 'Later',
    offence: 'second-or-later',
    minUsd: 1000,
    maxUsd: 2000,
    per: 'day',
    imprisonment: { min: { count: 15, unit: 'days' }, max: { count: 6, unit: 'months' } },
  },
] as const;

type Sanctions = Parameters<typeof inventedOrdinance>[0]['sanctions'];

function ask(sanctions: Sanctions, input: OffenceInput) {
  const list = sanctionsFor(inventedOrdinance({ sanctions: sanctions ?? [] }), input);
  const of = (id: string): SanctionAnswer | undefined => list.items.find((item) => item.id === id);
  return { list, of, applying: list.items.flatMap(({ id, applies }) => (applies ? [id] : [])) };
}

const offenceOn = '2026-05-04';

describe('the number of an offense', () => {
  it.each([
    [[], 1, 'first'],
    [['2025-01-10'], 2, 'second'],
    // five years to the day are within five years, and a day more is not
    [['2021-05-04'], 2, 'second'],
    [['2021-05-03'], 1, 'first'],
    [['2023-01-10', '2025-01-10'], 3, 'third'],
    [['2022-01-10', '2023-01-10', '2025-01-10'], 4, 'third'],
    // of two, one is too long ago: with the other it makes two within five years
    [['2019-01-10', '2025-01-10'], 2, 'second'],
    [['2010-01-10', '2012-01-10'], 1, 'first'],
  ])('after %j is %i: the %s step applies', (earlier, number, step) => {
    const { list, applying } = ask(WEEKLY, { offenceOn, earlier });
    expect([list.offenceNumber, applying]).toEqual([number, [step]]);
  });

  it.each([
    [[], ['civil', 'first']],
    [['2001-01-10'], ['civil', 'later']],
    [
      ['2001-01-10', '2002-01-10'],
      ['civil', 'later'],
    ],
  ])('after %j, where no years are set, counts all: %j apply', (earlier, steps) => {
    expect(ask(DAILY, { offenceOn, earlier }).applying).toEqual(steps);
  });

  it('is explained', () => {
    const { of } = ask(WEEKLY, { offenceOn, earlier: ['2025-01-10', '2010-01-10'] });
    expect(of('second')?.why).toBe(
      'It is for a second offense; this is offense number 2, as 2025-01-10 counts before it within 5 years.',
    );
    expect(of('first')?.why).toContain('It is only for a first offense');
    expect(ask(DAILY, { offenceOn }).of('civil')?.why).toContain('any offense');
  });
});

describe('separate offenses', () => {
  it.each([
    [undefined, 1],
    ['2026-05-04', 1],
    ['2026-05-05', 2],
    ['2026-05-13', 10],
    // over the change of clocks in autumn
    ['2026-11-04', 185],
  ])('by the day, to %s, are %i', (endedOn, count) => {
    const { of } = ask(DAILY, { offenceOn, endedOn });
    expect(of('first')).toMatchObject({
      separateOffences: count,
      totalMinUsd: 500 * count,
      totalMaxUsd: 1000 * count,
    });
    expect(of('civil')).toMatchObject({ separateOffences: 1, totalMaxUsd: 3000 });
  });

  it.each([
    ['2026-05-04', 1],
    ['2026-05-10', 1],
    ['2026-05-11', 2],
    ['2026-05-17', 2],
    ['2026-05-18', 3],
  ])('by the week, to %s, are %i', (endedOn, count) => {
    const { of, list } = ask(WEEKLY, { offenceOn, endedOn, earlier: ['2025-01-10'] });
    expect(of('second')).toMatchObject({
      separateOffences: count,
      totalMinUsd: 350 * count,
      totalMaxUsd: 700 * count,
    });
    expect(list.notes.join(' ').includes('first seven days')).toBe(endedOn > offenceOn);
  });

  it('have no total where the sanction does not apply, and no least where none is set', () => {
    const { of } = ask(WEEKLY, { offenceOn, endedOn: '2026-05-17' });
    expect(of('second')).toMatchObject({ applies: false, totalMinUsd: null, totalMaxUsd: null });
    expect(of('first')).toMatchObject({ minUsd: null, maxUsd: 350, totalMinUsd: null, totalMaxUsd: 700 });
  });
});

describe('imprisonment', () => {
  it('is told in words', () => {
    expect(ask(WEEKLY, { offenceOn }).of('first')?.imprisonment).toBe('up to 6 months');
    const { of } = ask(DAILY, { offenceOn });
    expect(of('later')?.imprisonment).toBe('15 days to 6 months');
    expect(of('first')?.imprisonment).toBeNull();
  });
});

describe('sanctions that were not always in force', () => {
  const until = { ...DAILY[1], id: 'old', title: 'Old fine', maxUsd: 600, until: '2026-05-06' } as const;
  const since = { ...DAILY[1], id: 'new', title: 'New fine', from: '2026-05-06' } as const;

  it('are those of the first day of the offense', () => {
    const listed = (day: string) => ask([until, since], { offenceOn: day }).list.items.map(({ id }) => id);
    expect([listed('2026-05-05'), listed('2026-05-06')]).toEqual([['old'], ['new']]);
  });

  it('count the days on which they are in force, and say so', () => {
    const { of, list } = ask([until, since], { offenceOn, endedOn: '2026-05-10' });
    expect(of('old')).toMatchObject({ separateOffences: 2, totalMaxUsd: 1200 });
    expect(list.notes.join(' ')).toContain('Ask again from that day');
  });

  it('say what comes into force while the offense goes on', () => {
    const { list } = ask([since], { offenceOn, endedOn: '2026-05-10' });
    expect(list.items).toEqual([]);
    expect(list.notes.join(' ')).toContain('"New fine" is in force only from 2026-05-06 on');
    expect(ask([since], { offenceOn, endedOn: '2026-05-05' }).list.notes.join(' ')).not.toContain('New fine');
  });

  it('may be none, which is said and is no promise', () => {
    const { list } = ask([], { offenceOn, earlier: ['2025-01-10'] });
    expect(list).toMatchObject({ items: [], offenceNumber: 2 });
    expect(list.notes.join(' ')).toContain('Others may follow from other laws');
  });
});

describe('what is refused', () => {
  it.each([
    [{ offenceOn: '1999-12-31' }, 'from 2000-01-01 on'],
    [{ offenceOn: '2026-02-30' }, 'not a calendar date'],
    [{ offenceOn, endedOn: '2026-05-03' }, 'cannot have ended on 2026-05-03, before it began'],
    [{ offenceOn, endedOn: 'soon' }, 'not a calendar date'],
    [{ offenceOn, earlier: ['2026-05-04'] }, 'has to lie before 2026-05-04'],
    [{ offenceOn, earlier: ['2025'] }, 'not a calendar date'],
  ])('%j: %s', (input, message) => {
    expect(() => ask(DAILY, input)).toThrow(message);
  });
});
