import type { EscrowAnswer } from '../contracts/sanctions.js';
import type { CalendarDate } from '../dates.js';
import { InvalidInput, NotFound } from '../errors.js';
import type { Guarantee } from '../ordinance-format/sanctions.js';
import type { Ordinance } from '../ordinance.js';
import { requireInForce } from '../ordinances/registry.js';
import { clocksFor } from './clocks/clocks-for.js';
import { isInForce } from './conditions.js';
import { numberFormat } from '../number-format.js';

/** An account from which reviews are paid, and how it stands on a day. Money in US dollars with at most two decimals. */
export interface EscrowInput {
  initialUsd: number;
  balanceUsd: number;
  /** day of the written notice that it has to be restored */
  notifiedOn?: CalendarDate | undefined;
  /** the day asked about */
  on: CalendarDate;
}

const CENTS = 100;

/** A guarantee that has to be restored once it falls to a share of its first amount. */
type Restored = Guarantee & { topUpAt: NonNullable<Guarantee['topUpAt']> };

const isRestored = (guarantee: Guarantee): guarantee is Restored =>
  guarantee.kind === 'escrow' && guarantee.topUpAt !== null;

function centsOf(usd: number, path: 'initialUsd' | 'balanceUsd'): number {
  const cents = Math.round(usd * CENTS);
  // A third decimal is a slip of the pen, and would move the threshold.
  if (Number.isSafeInteger(cents) && cents >= 0 && Number((cents / CENTS).toFixed(2)) === usd) return cents;
  const message = `${path} has to be an amount in US dollars with at most two decimals.`;
  throw new InvalidInput(message, [{ path, message }]);
}

function dollars(cents: number): string {
  return numberFormat({ style: 'currency', currency: 'USD' }).format(cents / CENTS);
}

function dueDay(ordinance: Ordinance, { clock: id }: Restored, input: EscrowInput): CalendarDate | null {
  const { notifiedOn, on } = input;
  const clock = ordinance.clocks.find((each) => each.id === id);
  if (notifiedOn === undefined || clock === undefined) return null;
  const events = Object.fromEntries(clock.bounds.map(({ event }) => [event, notifiedOn]));
  const { items } = clocksFor(ordinance, { on, events });
  return items.find((item) => item.id === id)?.due?.day ?? null;
}

/** The account in cents, and what follows. */
interface Account {
  balance: number;
  threshold: number;
  missing: number;
  mustRestore: boolean;
  due: CalendarDate | null;
}

function sentenceOf(account: Account, { notifiedOn, on }: EscrowInput): string {
  const { balance, threshold, missing, mustRestore, due } = account;
  const held = `The balance, ${dollars(balance)}, is ${mustRestore ? 'at or below' : 'above'} ${dollars(threshold)}`;
  if (!mustRestore) {
    const again =
      notifiedOn === undefined || missing <= 0
        ? ''
        : ` If it had fallen so far before the notice of ${notifiedOn}, ${dollars(missing)} are still missing from the first amount.`;
    return `${held}: nothing has to be added now.${again}`;
  }
  const restore = `${held}: ${dollars(missing)} have to be added, which restores the first amount`;
  if (due === null)
    return notifiedOn === undefined
      ? `${restore}. The time for it runs from a written notice, and none is stated.`
      : `${restore}. The last day for it cannot be told.`;
  return on > due
    ? `${restore}. The last day for it was ${due}, so the review may be suspended.`
    : `${restore}. The last day for it is ${due}; after that the review may be suspended.`;
}

/**
 * Whether an escrow account has to be restored, in exact cents.
 * @param ordinance  whose rule on escrow is applied
 * @param input  the first amount and the balance, and the day of a written notice
 * @returns the threshold in US dollars, at which the account has to be restored as well as below it (a fraction of a cent is cut
 *   off, which changes nothing, as a balance has none); the last day by the ordinance's own period
 * @throws NotFound  when the ordinance has no rule on escrow in force on that day
 * @throws InvalidInput  for more than two decimals, or a day before the text held
 */
export function escrowFor(ordinance: Ordinance, input: EscrowInput): EscrowAnswer {
  requireInForce(ordinance, input.on);
  const guarantee = ordinance.guarantees.filter(isRestored).find((each) => isInForce(each, input.on));
  if (guarantee === undefined)
    throw new NotFound(
      `The text held here of ${ordinance.shortName} has no rule on ${input.on} of an escrow account that has to be restored.`,
    );
  const initial = centsOf(input.initialUsd, 'initialUsd');
  const balance = centsOf(input.balanceUsd, 'balanceUsd');
  const { numerator, denominator } = guarantee.topUpAt;
  const missing = initial - balance;
  // Compared as products, so that exactly one third is at the threshold.
  const mustRestore = balance * denominator <= initial * numerator && missing > 0;
  const due = mustRestore ? dueDay(ordinance, guarantee, input) : null;
  const threshold = Math.floor((initial * numerator) / denominator);
  return {
    rule: guarantee.rule,
    citation: guarantee.citation,
    thresholdUsd: threshold / CENTS,
    topUpUsd: mustRestore ? missing / CENTS : 0,
    due,
    reviewMayBeSuspended: due !== null && input.on > due,
    sentence: sentenceOf({ balance, threshold, missing, mustRestore, due }, input),
  };
}
