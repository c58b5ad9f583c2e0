import { describe, expect, it } from 'vitest';
import { escrowFor, type EscrowInput } from '../../../core/rules/escrow.js';
import { inventedOrdinance } from './clocks/invented.js';

const ordinance = inventedOrdinance({
  clocks: [
    {
      id: 'restore',
      bounds: [{ kind: 'no-later-than', event: 'mailing', count: 30, unit: 'days' }],
    },
  ],
  guarantees: [
    {
      id: 'account',
      rule: 'OAK-1',
      title: 'Escrow account',
      citation: '§ 9',
      words: 'Words.',
      kind: 'escrow',
      topUpAt: { numerator: 1, denominator: 3 },
      clock: 'restore',
      from: '2010-01-01',
    },
  ],
});

const ask = (initialUsd: number, balanceUsd: number, input: Partial<EscrowInput> = {}) =>
  escrowFor(ordinance, { initialUsd, balanceUsd, on: '2026-05-15', ...input });

describe('the threshold of one third', () => {
  it.each([
    // exactly a third counts, a cent above does not
    [3000, 1000, 1000, 2000],
    [3000, 1000.01, 1000, 0],
    [3000, 999.99, 1000, 2000.01],
    [3000, 0, 1000, 3000],
    // where a third is no whole cent, the last cent below it counts
    [1000, 333.33, 333.33, 666.67],
    [1000, 333.34, 333.33, 0],
    [0.01, 0, 0, 0.01],
    // amounts that binary fractions do not hold exactly
    [0.3, 0.1, 0.1, 0.2],
    [4999.98, 1666.66, 1666.66, 3333.32],
    [1e9, 333_333_333.33, 333_333_333.33, 666_666_666.67],
    [3000, 3500, 1000, 0],
  ])('of %d with %d left is %d, and %d have to be added', (initial, balance, thresholdUsd, topUpUsd) => {
    expect(ask(initial, balance)).toMatchObject({ thresholdUsd, topUpUsd, due: null });
  });

  it('is told in words', () => {
    expect(ask(3000, 1000).sentence).toBe(
      'The balance, $1,000.00, is at or below $1,000.00: $2,000.00 have to be added, which restores the first amount. The time for it runs from a written notice, and none is stated.',
    );
    expect(ask(3000, 2000).sentence).toContain('is above $1,000.00: nothing has to be added now.');
  });
});

describe('the time to restore it', () => {
  const notified = { notifiedOn: '2026-04-15' };

  it.each([
    ['2026-05-15', false],
    ['2026-05-16', true],
  ])('seen on %s: the review may be suspended: %s', (on, reviewMayBeSuspended) => {
    const answer = ask(3000, 900, { ...notified, on });
    expect(answer).toMatchObject({ due: '2026-05-15', reviewMayBeSuspended });
    expect(answer.sentence).toContain('2026-05-15');
  });

  it('does not run once the balance is above the threshold; what may still be missing is said', () => {
    const answer = ask(3000, 1500, { ...notified, on: '2026-06-01' });
    expect(answer).toMatchObject({ topUpUsd: 0, due: null, reviewMayBeSuspended: false });
    expect(answer.sentence).toContain('before the notice of 2026-04-15, $1,500.00 are still missing');
  });
});

describe('what is refused', () => {
  it.each([
    [[3000.001, 10], 'initialUsd has to be an amount'],
    [[3000, 10.005], 'balanceUsd has to be an amount'],
    [[3000, Number.NaN], 'balanceUsd has to be an amount'],
    [[3000, -1], 'balanceUsd has to be an amount'],
  ] as const)('%j: %s', ([initial, balance], message) => {
    expect(() => ask(initial, balance)).toThrow(message);
  });

  it('is an ordinance without such a rule, or a day before it', () => {
    expect(() =>
      escrowFor(inventedOrdinance({}), { initialUsd: 1, balanceUsd: 1, on: '2026-05-15' }),
    ).toThrow('has no rule on 2026-05-15 of an escrow account');
    expect(() => ask(3000, 10, { on: '2009-12-31' })).toThrow('no rule on 2009-12-31');
  });
});
