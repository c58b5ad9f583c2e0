import type { Sanction } from '../../core/ordinance-format/sanctions.js';
import { dollarText } from './words.js';

const OFFENCES: Record<Sanction['offence'], string> = {
  any: 'any',
  first: 'first',
  second: 'second',
  'second-or-later': 'second and later',
  'third-or-later': 'third and later',
};

/** @returns for which offence it is: `second, within 5 years` */
export function offenceText({ offence, withinYears }: Pick<Sanction, 'offence' | 'withinYears'>): string {
  return withinYears === undefined
    ? OFFENCES[offence]
    : `${OFFENCES[offence]}, all within ${withinYears} years`;
}

/** @returns a range of money; null where none is stated */
export function moneyText(minUsd: number | null, maxUsd: number | null): string | null {
  if (minUsd === null && maxUsd === null) return null;
  if (minUsd === null || minUsd === 0) return maxUsd === null ? null : `up to ${dollarText(maxUsd)}`;
  if (maxUsd === null) return `at least ${dollarText(minUsd)}`;
  return minUsd === maxUsd ? dollarText(minUsd) : `${dollarText(minUsd)} to ${dollarText(maxUsd)}`;
}

function durationText({ count, unit }: { count: number; unit: 'days' | 'months' }): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** @returns what it costs: money, jail, or either and both; null where no sum and no jail is stated */
export function costText({ minUsd, maxUsd, imprisonment }: Sanction): string | null {
  const money = moneyText(minUsd, maxUsd);
  if (imprisonment === null) return money;
  const { min, max } = imprisonment;
  const jail =
    min === null
      ? `up to ${durationText(max)} in jail`
      : `${durationText(min)} to ${durationText(max)} in jail`;
  return money === null ? jail : `${money}, or ${jail}, or both`;
}

/** What each of these counts as an offence of its own. */
export const PER_TEXTS: Record<Sanction['per'], string> = {
  violation: 'each violation',
  day: 'each day',
  week: 'each week',
};
