import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { requireInForce, type OrdinanceBook } from '../../core/ordinances/registry.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { readLayerState } from '../sql/layers/read-layer-state.js';
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

/**
 * @returns the municipality, the ordinance in force on the day, and which layers are loaded
 * @throws NotFound  for an unknown jurisdiction
 * @throws InvalidInput  for a day before the text of the ordinance held here
 */
export async function measuringContext(
  knex: Knex,
  ordinances: OrdinanceBook,
  asked: AskedUnder,
): Promise<MeasuringContext> {
  const jurisdiction = await findJurisdiction(knex, asked.jurisdiction);
  const ordinance = ordinanceOf(ordinances, jurisdiction, asked.ordinance);
  const on = asked.on ?? localDateOf(new Date());
  requireInForce(ordinance, on);
  return { jurisdiction, ordinance, on, layers: await readLayerState(knex, jurisdiction.id) };
}
