import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { requireInForce, type OrdinanceBook } from '../../core/ordinances/registry.js';
import type { JurisdictionSettings, OrdinanceId } from '../../core/ordinance.js';
import { findMeasuredJurisdiction } from '../sql/jurisdictions/find-measured-jurisdiction.js';
import type { MeasuringContext } from './measure-subject.js';
import { ordinanceOf } from './ordinance-of.js';

/** Which law and which map a question is asked under. */
export interface AskedUnder {
  jurisdiction: string;
  /** the jurisdiction's own when absent */
  ordinance?: OrdinanceId | undefined;
  /** today in New York when absent */
  on?: CalendarDate | undefined;
}

/** What is otherwise taken from the present, for asking again what was asked before, or what would be answered. */
export interface AskedAsOf {
  /** version of the wetlands map, by its number; that of the day when absent */
  mapVersion?: number | undefined;
  /** the municipality's settings; those of now when absent */
  settings?: JurisdictionSettings | undefined;
  /** the day of asking; today in New York when absent */
  askedOn?: CalendarDate | undefined;
}

/**
 * @param asOf  to take from elsewhere what would be that of now
 * @returns the municipality with the map version of the day, the ordinance in force on it, and which layers are
 *   loaded
 * @throws NotFound  for an unknown jurisdiction
 * @throws InvalidInput  for a day before the text of the ordinance held here
 */
export async function measuringContext(
  knex: Knex,
  ordinances: OrdinanceBook,
  asked: AskedUnder,
  { mapVersion, settings, askedOn = localDateOf(new Date()) }: AskedAsOf = {},
): Promise<MeasuringContext> {
  const on = asked.on ?? askedOn;
  const moment = mapVersion === undefined ? on : { version: mapVersion };
  const found = await findMeasuredJurisdiction(knex, asked.jurisdiction, moment);
  const jurisdiction = settings === undefined ? found.jurisdiction : { ...found.jurisdiction, settings };
  const ordinance = ordinanceOf(ordinances, jurisdiction, asked.ordinance);
  requireInForce(ordinance, on);
  return { jurisdiction, ordinance, on, askedOn, layers: found.layers, newestImport: found.newestImport };
}
