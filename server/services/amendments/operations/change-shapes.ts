import type { Knex } from 'knex';
import type { Operation } from '../../../../core/contracts/amendments.js';
import { cutShape, mergeShapes, splitShape } from '../../../sql/amendments/overlay-shapes.js';
import { retireWetland } from './change-attributes.js';
import {
  giveId,
  presentWetland,
  putNew,
  refused,
  refusedShape,
  setPresent,
  type DrawingDesk,
} from './drawing-desk.js';

type Of<Name extends Operation['operation']> = Extract<Operation, { operation: Name }>;

/** Grid square feet under which nothing was cut but the rounding of edges that coincide. */
const LEAST_CUT_SQFT = 0.01;

/** Cuts a wetland along a line: the largest piece keeps the id, with the parts that the line does not cut. */
export async function split(
  trx: Knex.Transaction,
  desk: DrawingDesk,
  operation: Of<'split'>,
  place: number,
): Promise<void> {
  const wetland = presentWetland(desk, operation.wetland, place);
  const { attributes, geom } = wetland.present;
  const { kept, others } = await splitShape(trx, geom, JSON.stringify(operation.line));
  if (others.length === 0) {
    throw refusedShape(
      place,
      'line',
      `The line does not cut wetland "${wetland.wetland}" in two. Draw it from outside the wetland through it to the outside again.`,
    );
  }
  setPresent(wetland, { attributes, geom: kept }, { note: operation.note, delineatedFrom: null });
  for (const piece of others) {
    putNew(
      desk,
      giveId(desk),
      { attributes, geom: piece },
      { note: operation.note, derivedFrom: [wetland.wetland] },
    );
  }
}

/** Unites wetlands into one of them; the others are retired. */
export async function merge(
  trx: Knex.Transaction,
  desk: DrawingDesk,
  operation: Of<'merge'>,
  place: number,
): Promise<void> {
  const ids = [...new Set(operation.wetlands)];
  if (!ids.includes(operation.into)) {
    throw refused(place, `"${operation.into}" must be one of the wetlands that are merged.`);
  }
  if (ids.length < 2) throw refused(place, 'It takes two different wetlands to merge.');
  const into = presentWetland(desk, operation.into, place);
  const others = ids.filter((id) => id !== operation.into).map((id) => presentWetland(desk, id, place));
  const geom = await mergeShapes(
    trx,
    [into, ...others].map(({ present }) => present.geom),
  );
  setPresent(
    into,
    { attributes: into.present.attributes, geom },
    {
      note: operation.note,
      derivedFrom: others.map((other) => other.wetland),
      delineatedFrom: null,
    },
  );
  for (const other of others) {
    const why = operation.note === '' ? '' : ` ${operation.note}`;
    retireWetland(other, `Merged into ${into.wetland}.${why}`);
  }
}

/** Takes land out of a wetland. */
export async function cutHole(
  trx: Knex.Transaction,
  desk: DrawingDesk,
  operation: Of<'cut-hole'>,
  place: number,
  hole: string,
): Promise<void> {
  const wetland = presentWetland(desk, operation.wetland, place);
  const { geom, cutSqFt } = await cutShape(trx, wetland.present.geom, hole);
  if (geom === null) {
    throw refusedShape(
      place,
      'geometry',
      `Nothing would be left of wetland "${wetland.wetland}". Retire it if that is meant.`,
    );
  }
  if (cutSqFt < LEAST_CUT_SQFT) {
    throw refusedShape(
      place,
      'geometry',
      `The hole takes nothing out of wetland "${wetland.wetland}": it lies outside it. Draw it over the wetland.`,
    );
  }
  setPresent(
    wetland,
    { attributes: wetland.present.attributes, geom },
    { note: operation.note, delineatedFrom: null },
  );
}
