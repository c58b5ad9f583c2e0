import type { SanctionAnswer, SanctionList } from '../contracts/sanctions.js';
import { isCalendarDate, type CalendarDate } from '../dates.js';
import { InvalidInput } from '../errors.js';
import type { Sanction } from '../ordinance-format/sanctions.js';
import type { Ordinance } from '../ordinance.js';
import { requireInForce } from '../ordinances/registry.js';
import { isInForce } from './conditions.js';
import {
  daysInForce,
  isForNumber,
  offenceNumber,
  separateOffences,
  type OffenceNumber,
} from './offence-count.js';
import { sanctionNotes } from './sanction-notes.js';
import { inWords } from './wording.js';

/** An offence, and those that went before it. */
export interface OffenceInput {
  /** its first day */
  offenceOn: CalendarDate;
  /** its last day; that one day when absent */
  endedOn?: CalendarDate | undefined;
  /** days of earlier offences of which the person was convicted */
  earlier?: readonly CalendarDate[] | undefined;
}

function refuse(path: string, message: string): InvalidInput {
  return new InvalidInput(message, [{ path, message }]);
}

function checkDays({ offenceOn, endedOn, earlier = [] }: OffenceInput): void {
  const stated = [['endedOn', endedOn] as const, ...earlier.map((day) => ['earlier', day] as const)];
  for (const [path, day] of stated)
    if (day !== undefined && !isCalendarDate(day))
      throw refuse(path, `"${day}" is not a calendar date written YYYY-MM-DD.`);
  if (endedOn !== undefined && endedOn < offenceOn)
    throw refuse('endedOn', `The offense cannot have ended on ${endedOn}, before it began on ${offenceOn}.`);
  const late = earlier.find((day) => day >= offenceOn);
  if (late !== undefined)
    throw refuse('earlier', `An earlier offense has to lie before ${offenceOn}, and ${late} does not.`);
}

function durationInWords({ count, unit }: { count: number; unit: 'days' | 'months' }): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

function imprisonmentInWords(terms: Sanction['imprisonment']): string | null {
  if (terms === null) return null;
  const max = durationInWords(terms.max);
  return terms.min === null ? `up to ${max}` : `${durationInWords(terms.min)} to ${max}`;
}

const OFFENCES: Readonly<Record<Sanction['offence'], string>> = {
  any: 'any offense',
  first: 'a first offense',
  second: 'a second offense',
  'second-or-later': 'a second or later offense',
  'third-or-later': 'a third or later offense',
};

function whyOf(
  sanction: Sanction,
  { number, withinYears, counted }: OffenceNumber,
  applies: boolean,
): string {
  if (sanction.offence === 'any') return 'It is for any offense, whatever went before.';
  const within = withinYears === null ? '' : ` within ${withinYears} years`;
  const before =
    counted.length === 0
      ? `no earlier offense${within} counts`
      : `${inWords(counted)} count${counted.length === 1 ? 's' : ''} before it${within}`;
  return `It is ${applies ? '' : 'only '}for ${OFFENCES[sanction.offence]}; this is offense number ${number}, as ${before}.`;
}

const times = (usd: number | null, count: number): number | null => (usd === null ? null : usd * count);

/**
 * What an ordinance provides for an offence.
 * @param ordinance  whose sanctions they are
 * @param input  the days of the offence and of earlier ones
 * @returns every sanction in force on its first day: whether it is for an offence of this number, the amounts for one offence
 *   in US dollars, and in all where every day or week is charged; totals are null for one that does not apply
 * @throws InvalidInput  for a day before the text held, an end before the beginning, an earlier offence that is not earlier
 */
export function sanctionsFor(ordinance: Ordinance, input: OffenceInput): SanctionList {
  const { offenceOn, endedOn = offenceOn, earlier = [] } = input;
  requireInForce(ordinance, offenceOn);
  checkDays(input);
  const inForce = ordinance.sanctions.filter((sanction) => isInForce(sanction, offenceOn));
  const numbered = inForce.map((sanction) => ({
    sanction,
    number: offenceNumber(sanction, inForce, offenceOn, earlier),
  }));
  const items = numbered.map(({ sanction, number }): SanctionAnswer => {
    const applies = isForNumber(sanction, number.number);
    const separate = separateOffences(
      sanction.per,
      daysInForce({ first: offenceOn, last: endedOn }, sanction),
    );
    return {
      id: sanction.id,
      rule: sanction.rule,
      title: sanction.title,
      citation: sanction.citation,
      words: sanction.words,
      kind: sanction.kind,
      applies,
      why: whyOf(sanction, number, applies),
      minUsd: sanction.minUsd,
      maxUsd: sanction.maxUsd,
      imprisonment: imprisonmentInWords(sanction.imprisonment),
      separateOffences: separate,
      totalMinUsd: applies ? times(sanction.minUsd, separate) : null,
      totalMaxUsd: applies ? times(sanction.maxUsd, separate) : null,
    };
  });
  const graded = numbered.filter(({ sanction }) => sanction.offence !== 'any');
  const numbers = (graded.length === 0 ? numbered : graded).map(({ number }) => number.number);
  return {
    ordinance: ordinance.id,
    offenceOn,
    offenceNumber: numbers.length === 0 ? earlier.length + 1 : Math.max(...numbers),
    items,
    notes: sanctionNotes(ordinance.sanctions, inForce, { first: offenceOn, last: endedOn }, earlier),
  };
}
