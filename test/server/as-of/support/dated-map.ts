import type { Knex } from 'knex';
import { putAmendment } from '../../../support/adopted-amendment.js';
import { groundFrame, type GroundFrame } from '../../../support/ground-frame.js';
import { putLayer } from '../../../support/layers.js';
import { PLACES, toFeet } from '../../../support/places.js';

/** The municipality whose map has the versions below. */
export const TOWN = 'rye';

/** A day whose map is none that begins before it, and the version that is used for it. */
export const VERSION_OF_DAY: readonly (readonly [day: string, version: number])[] = [
  // the record begins on 2020-01-01, with two versions on that day
  ['2019-12-31', 2],
  ['2020-01-01', 2],
  ['2022-05-31', 2],
  ['2022-06-01', 3],
  ['2022-06-02', 3],
  ['2024-02-29', 3],
  ['2024-03-01', 4],
  ['2998-12-31', 4],
  ['2999-01-01', 5],
];

/** Square feet on the ground of the disturbance that lie in wetland, on the map of each version. */
export const IN_WETLAND: Readonly<Record<number, number>> = { 2: 5000, 3: 10_000, 4: 0, 5: 20_000 };

/** 200 × 100 ft; the frame's origin is its south-west corner. */
export const disturbanceOf = (frame: GroundFrame) => frame.disturbance(0, 0, 200, 100);

/**
 * Puts a map with five versions on record: wetlands and watercourses of one day, a wetland that grows from 50 to 100 ft
 * of the disturbance, its retirement while a small one begins 300 ft away, and one that will begin in the year 2999.
 * @returns the frame at whose origin all this lies
 */
export async function putDatedMap(knex: Knex): Promise<GroundFrame> {
  const frame = await groundFrame(knex, toFeet([PLACES[1].lon, PLACES[1].lat]));
  await putLayer(knex, TOWN, 'municipality', [
    {
      properties: { name: 'City of Rye', role: 'own' },
      polygon: [frame.rectangle(-3000, -3000, 6000, 6000)],
    },
  ]);
  await putLayer(knex, TOWN, 'parcels', [
    { properties: { SBL: '1-1-1' }, polygon: [frame.rectangle(0, 0, 200, 100)] },
  ]);
  await putLayer(
    knex,
    TOWN,
    'wetlands',
    [
      {
        properties: { id: 'W', kind: 'freshwater', accuracy_ft: 1 },
        polygon: [frame.rectangle(-150, -50, 200, 200)],
      },
    ],
    { mapSince: '2020-01-01' },
  );
  await putLayer(
    knex,
    TOWN,
    'watercourses',
    [{ properties: { id: 'B', kind: 'brook' }, line: [frame.at(-150, 900), frame.at(300, 900)] }],
    { mapSince: '2020-01-01' },
  );
  await putAmendment(knex, TOWN, {
    title: 'W grows',
    effectiveOn: '2022-06-01',
    changes: [{ action: 'reshape', wetland: 'W', ring: frame.rectangle(-150, -50, 250, 200) }],
  });
  await putAmendment(knex, TOWN, {
    title: 'W is none',
    effectiveOn: '2024-03-01',
    changes: [
      { action: 'retire', wetland: 'W' },
      { action: 'add', wetland: 'S', ring: frame.rectangle(500, 0, 40, 40) },
    ],
  });
  await putAmendment(knex, TOWN, {
    title: 'All of it, in time',
    effectiveOn: '2999-01-01',
    changes: [{ action: 'add', wetland: 'W', ring: frame.rectangle(-50, -50, 300, 200) }],
  });
  return frame;
}
