import { z } from 'zod';

/** A calendar date as `YYYY-MM-DD`, with no time and no zone: laws speak of days. */
export type CalendarDate = string;

const FORM = /^\d{4}-\d{2}-\d{2}$/;
const FORM_LENGTH = 'YYYY-MM-DD'.length;

/** The Gregorian calendar has no year 0; JavaScript has one, and PostgreSQL refuses it. */
const NO_YEAR = '0000-';

/** @returns whether the text is a day of the Gregorian calendar written YYYY-MM-DD (so 2026-02-30 is not) */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!FORM.test(text) || text.startsWith(NO_YEAR)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Parses a calendar date at the edge; its message tells a person what to write. */
export const calendarDateSchema = z
  .string()
  .refine(isCalendarDate, { message: 'must be a calendar date written YYYY-MM-DD' });

/** The zone in which all four municipalities count their days. */
export const LOCAL_ZONE = 'America/New_York';

/** Made at the first use: it takes longer to make than to use a thousand times. */
let inLocalZone: Intl.DateTimeFormat | undefined;

/**
 * @param instant  a moment in time
 * @returns the day it falls on in New York; 2026-03-23T03:30Z is still 2026-03-22 there
 */
export function localDateOf(instant: Date): CalendarDate {
  inLocalZone ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: LOCAL_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = inLocalZone.format(instant);
  // years before 1000 come with fewer digits
  return parts.padStart(FORM_LENGTH, '0');
}
