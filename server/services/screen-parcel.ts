import type { Knex } from 'knex';
import type { ParcelScreening } from '../../core/contracts/screening.js';
import type { CalendarDate } from '../../core/dates.js';
import { InvalidGeometry, NotFound } from '../../core/errors.js';
import type { OrdinanceId } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { evaluateParcel } from '../../core/rules/evaluate-parcel.js';
import { explainFindings } from '../../core/rules/explain.js';
import { readParcel } from '../sql/parcels/read-parcel.js';
import { stateNotes } from '../../core/state-law.js';
import { measureSubject, type MeasuredSubject } from './measure-subject.js';
import { measuringContext } from './measuring-context.js';
import { commonAnswer, dayNotices, rulesInput, splitTotals } from './screening-answer.js';

/** Identities in the database are whole numbers of at most this many digits. */
const LONGEST_KEY = 18;

/** The answer about a parcel, with the overlay behind it for whoever wants its shapes. */
export interface ScreenedParcelSubject {
  answer: ParcelScreening;
  measured: MeasuredSubject;
}

/**
 * Screens a parcel of the current map.
 * @param id  of the parcel, as `GET /api/parcels` gives it
 * @returns areas in square feet and distances in feet, on the ground
 * @throws NotFound  when there is no such parcel
 * @throws InvalidInput  for a day before the text of the ordinance held here
 * @throws InvalidGeometry  when the parcel's own outline is unfit to measure
 */
export async function screenParcel(
  knex: Knex,
  ordinances: OrdinanceBook,
  id: string,
  asked: { on?: CalendarDate | undefined; ordinance?: OrdinanceId | undefined },
): Promise<ScreenedParcelSubject> {
  const parcel = /^\d+$/.test(id) && id.length <= LONGEST_KEY ? await readParcel(knex, id) : null;
  if (parcel === null) {
    throw new NotFound(`There is no parcel "${id}". Look it up with GET /api/parcels?jurisdiction=…&q=….`);
  }
  if (!parcel.valid) {
    throw new InvalidGeometry(
      `The outline of parcel ${parcel.taxMapNumber ?? id} crosses itself, so it cannot be measured. It has to be mended in the parcel layer.`,
    );
  }
  const context = await measuringContext(knex, ordinances, { ...asked, jurisdiction: parcel.jurisdictionId });
  const measured = await measureSubject(knex, context, [parcel.geom], {
    parcels: false,
    impairedWaters: false,
  });
  const { subject } = measured;
  const parcels = [
    {
      id: parcel.id,
      taxMapNumber: parcel.taxMapNumber,
      address: parcel.address,
      parcelSqFt: subject.areaSqFt,
      overlapSqFt: subject.areaSqFt,
      sliver: false,
    },
  ];
  const evaluation = evaluateParcel({
    ...rulesInput(context, measured, parcels, subject.gridScale),
  });
  const answer: ParcelScreening = {
    parcel: { id: parcel.id, taxMapNumber: parcel.taxMapNumber, address: parcel.address },
    ...commonAnswer(context, measured, parcels, subject.gridScale),
    totals: {
      parcelSqFt: measured.split.subjectSqFt,
      ...splitTotals(measured.split),
    },
    ...evaluation,
    findings: explainFindings(evaluation.findings, context.ordinance, {}, context.on),
    stateLaw: stateNotes(
      context.on,
      measured.wetlands.map(({ facts: wetland }) => wetland),
    ),
    notices: [...dayNotices(context), ...evaluation.notices],
  };
  return { answer, measured };
}
