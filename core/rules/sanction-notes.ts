import type { CalendarDate } from '../dates.js';
import type { Sanction } from '../ordinance-format/sanctions.js';
import type { OffenceDays } from './offence-count.js';

const LIMITS =
  'These are the limits that the ordinance sets. Whether there was an offense, how many are charged, and what is imposed is decided by a court or by the body that the section names.';

const EARLIER =
  'Only offenses with a conviction under the same provisions count as earlier ones; that they are is taken as stated.';

const DAYS =
  'Of a continuing offense each day, the first and the last included, is counted as one of its own.';

const WEEKS =
  'Of a continuing offense the first seven days are the offense itself, and each further week, begun or whole, is counted as one more.';

const SAME_NUMBER =
  'All days or weeks of one continuing offense are reckoned at the scale of its first; that a later one could be charged as a second offense is not said here.';

/**
 * @param all  those of the ordinance
 * @param sanctions  of them, in force on the first day of the offence
 * @param days  of the offence
 * @param earlier  days of earlier offences
 * @returns how the offences were counted, as far as it matters to these
 */
export function sanctionNotes(
  all: readonly Sanction[],
  sanctions: readonly Sanction[],
  { first, last }: OffenceDays,
  earlier: readonly CalendarDate[],
): string[] {
  const goesOn = last > first;
  const beginning = all.filter(({ from }) => from !== undefined && from > first && from <= last);
  const ending = sanctions.filter(({ until }) => until !== undefined && until <= last);
  const per = (unit: Sanction['per']): boolean => sanctions.some((sanction) => sanction.per === unit);
  const graded = sanctions.some(({ offence }) => offence !== 'any');
  return [
    sanctions.length === 0
      ? `The text held here has no sanctions in force on ${first}. Others may follow from other laws.`
      : LIMITS,
    ...(graded || earlier.length > 0 ? [EARLIER] : []),
    ...(goesOn && per('day') ? [DAYS] : []),
    ...(goesOn && per('week') ? [WEEKS] : []),
    ...(goesOn && graded && (per('day') || per('week')) ? [SAME_NUMBER] : []),
    ...beginning.map(
      ({ title, from }) =>
        `"${title}" is in force only from ${from ?? ''} on, while the offense goes on: ask again from that day for it.`,
    ),
    ...ending.map(
      ({ title, until }) =>
        `"${title}" is in force to the day before ${until ?? ''}: days of the offense from then on are not counted under it. Ask again from that day for them.`,
    ),
  ];
}
