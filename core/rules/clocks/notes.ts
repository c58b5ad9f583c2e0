import type { ClockAnswer } from '../../contracts/clocks.js';
import type { Clock } from '../../ordinance-format/clocks.js';
import { inWords } from '../wording.js';

const DAYS =
  'The day of an event is day 0, and a last day is itself still in time. Days are calendar days in New York unless the ordinance says business days.';

const BUSINESS_DAYS =
  'Business days skip Saturdays, Sundays and the public holidays of New York State (General Construction Law § 24). Days that the President or the Governor appoints for one year are not among them.';

const NO_BUSINESS_DAY =
  'A last day that falls on a Saturday, a Sunday or a public holiday stays that day here, as the ordinance counts. New York’s General Construction Law § 25-a lets what is due on such a day be done on the next business day. That state law is not part of the texts held here: the earlier day is safe.';

const HOURS =
  'Hours are time that passes, so a day on which clocks change has 23 or 25 of them. Where the ordinance counts hours and only the day of the event is known, they are counted on the safe side of that day.';

function unitsOf({ bounds, recurs }: Clock): string[] {
  return [...bounds.map(({ unit }) => unit), ...(recurs === null ? [] : [recurs.unit])];
}

/**
 * @param clocks  the periods that are answered
 * @param items  their answers
 * @param leftOut  periods that were not in force on the day from which they would run
 * @returns how days were counted, as far as it matters to these
 */
export function notesOf(
  clocks: readonly Clock[],
  items: readonly ClockAnswer[],
  leftOut: readonly Clock[],
): string[] {
  const units = new Set(clocks.flatMap(unitsOf));
  const days = items.flatMap(({ due, recurring }) => [...(due === null ? [] : [due]), ...recurring]);
  return [
    DAYS,
    ...(units.has('business-days') ? [BUSINESS_DAYS] : []),
    ...(days.some(({ nextBusinessDay }) => nextBusinessDay !== null) ? [NO_BUSINESS_DAY] : []),
    ...(units.has('hours') ? [HOURS] : []),
    ...(leftOut.length === 0
      ? []
      : [
          `Left out, because the text held here does not have them in force on the day from which they would run: ${inWords(leftOut.map(({ title }) => title))}.`,
        ]),
  ];
}
