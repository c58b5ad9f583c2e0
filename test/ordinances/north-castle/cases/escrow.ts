import type { EscrowAnswer } from '../../../../core/contracts/sanctions.js';
import type { EscrowInput } from '../../../../core/rules/escrow.js';

/** An escrow account and what becomes of it, in a planner's words. */
interface EscrowCase {
  situation: string;
  expected: string;
  given: EscrowInput;
  answer: Partial<EscrowAnswer>;
}

const on = '2026-04-01';

/** When the escrow has to be restored to its initial amount. */
export const escrowCases: readonly EscrowCase[] = [
  {
    situation: 'Of $9,000 there are $3,000.01 left',
    expected: 'that is more than one third, and nothing has to be added',
    given: { initialUsd: 9_000, balanceUsd: 3_000.01, on },
    answer: { topUpUsd: 0, reviewMayBeSuspended: false },
  },
  {
    situation: 'Of $9,000 there are $3,000 left',
    expected: 'that is one third, and $6,000 restore the initial amount',
    given: { initialUsd: 9_000, balanceUsd: 3_000, on },
    answer: { topUpUsd: 6_000, due: null, reviewMayBeSuspended: false },
  },
  {
    situation: 'Of $9,000 there are $2,999.99 left',
    expected: 'that is less than one third, and $6,000.01 restore the initial amount',
    given: { initialUsd: 9_000, balanceUsd: 2_999.99, on },
    answer: { topUpUsd: 6_000.01 },
  },
  {
    situation: 'Notified on 2026-03-02, $3,000 of $9,000 left on 2026-04-01',
    expected: 'day 30 is the last on which it is in time',
    given: { initialUsd: 9_000, balanceUsd: 3_000, notifiedOn: '2026-03-02', on },
    answer: { due: '2026-04-01', reviewMayBeSuspended: false },
  },
  {
    situation: 'Notified on 2026-03-02, $3,000 of $9,000 left on 2026-04-02',
    expected: 'the review may be suspended',
    given: { initialUsd: 9_000, balanceUsd: 3_000, notifiedOn: '2026-03-02', on: '2026-04-02' },
    answer: { due: '2026-04-01', reviewMayBeSuspended: true },
  },
];
