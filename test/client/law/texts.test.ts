import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../core/ordinance-format/clocks.js';
import type { Sanction } from '../../../core/ordinance-format/sanctions.js';
import { boundText, clockLines } from '../../../client/law/clock-text.js';
import { readDollars } from '../../../client/law/read-dollars.js';
import { costText, moneyText, offenceText } from '../../../client/law/sanction-text.js';
import { dollarText, listText, nameOfId, periodText } from '../../../client/law/words.js';

const events = [
  { id: 'complete', label: 'Application complete', precision: 'day' as const },
  { id: 'rain', label: 'Half an inch of rain', precision: 'hour' as const },
];

describe('a period in words', () => {
  it('names its edges', () => {
    const bound = { event: 'complete', count: 30, unit: 'days', direction: 'after' } as const;
    expect(boundText({ ...bound, kind: 'no-sooner-than' }, events)).toBe(
      'No sooner than 30 days after “Application complete”',
    );
    expect(
      boundText(
        { ...bound, kind: 'no-later-than', count: 1, unit: 'business-days', direction: 'before' },
        events,
      ),
    ).toBe('No later than 1 business day before “Application complete”');
    expect(boundText({ ...bound, kind: 'no-later-than', count: 0 }, events)).toBe(
      'No later than the day of “Application complete”',
    );
  });

  it('says how it recurs and what takes its place', () => {
    const clock: Clock = {
      id: 'inspection',
      rule: 'S-DEC',
      title: 'Inspection',
      citation: '§ 1',
      words: 'It is looked at.',
      who: 'the owner',
      bounds: [],
      meets: null,
      recurs: { event: 'complete', every: 7, unit: 'days', until: 'rain' },
      overriddenBy: 'rain',
      when: [],
    };
    expect(clockLines(clock, events)).toEqual([
      'Again every 7 days from “Application complete” on until “Half an inch of rain”',
      'Instead, on the day of “Half an inch of rain” where there is one',
    ]);
  });

  it('has one day and two days', () => {
    expect([periodText(1, 'days'), periodText(48, 'hours')]).toEqual(['1 day', '48 hours']);
  });
});

describe('a sanction in words', () => {
  const fine: Sanction = {
    id: 'fine',
    rule: 'S-PEN',
    title: 'Fine',
    citation: '§ 1',
    words: 'A fine.',
    kind: 'fine',
    offence: 'second-or-later',
    withinYears: 5,
    minUsd: 1000,
    maxUsd: 2000,
    imprisonment: { min: { count: 15, unit: 'days' }, max: { count: 6, unit: 'months' } },
    per: 'day',
  };

  it('gives its range, and jail in its place or beside it', () => {
    expect(costText(fine)).toBe('$1,000 to $2,000, or 15 days to 6 months in jail, or both');
    expect(costText({ ...fine, imprisonment: { min: null, max: { count: 1, unit: 'months' } } })).toBe(
      '$1,000 to $2,000, or up to 1 month in jail, or both',
    );
    expect(costText({ ...fine, minUsd: null, maxUsd: null, imprisonment: null })).toBeNull();
    expect(offenceText(fine)).toBe('second and later, all within 5 years');
  });

  it.each([
    [null, 3000, 'up to $3,000'],
    [0, 350, 'up to $350'],
    [500, null, 'at least $500'],
    [500, 500, '$500'],
    [null, null, null],
  ])('%j to %j', (minimum, maximum, text) => {
    expect(moneyText(minimum, maximum)).toBe(text);
  });
});

describe('words', () => {
  it('join lists, name ids and write dollars', () => {
    expect(listText([], 'or')).toBe('');
    expect(listText(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(nameOfId('septic-system')).toBe('Septic system');
    expect([dollarText(1000), dollarText(1666.5)]).toEqual(['$1,000', '$1,666.50']);
  });

  it.each([
    ['5,000', 5000],
    ['$1,666.67', 1666.67],
    ['0', 0],
    ['1,5', null],
    ['-5', null],
    ['12.345', null],
    ['five', null],
  ])('reads %j as dollars', (text, usd) => {
    expect(readDollars(text)).toBe(usd);
  });
});
