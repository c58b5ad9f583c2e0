import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ControlledArea, controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { localDateOf } from '../../core/dates.js';
import { InvalidInput, TooComplex } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { selectionFor } from '../../core/rules/selection.js';
import { STORAGE_SRID } from '../../core/units.js';
import {
  projectBox,
  STORAGE_DOMAIN,
  withinStorageDomain,
  type DegreeBox,
} from '../sql/controlled-area/project-box.js';
import { readControlledArea } from '../sql/controlled-area/read-controlled-area.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { mapDayNotice } from './map-day-notice.js';
import { ordinanceOf } from './ordinance-of.js';

/** Feet that a side of the box may have at most: 3 miles. */
export const MAX_BOX_SIDE_FT = 15_840;

/** Feet in a degree of latitude, near enough to refuse a box before anything is measured. */
const FT_PER_DEGREE = 364_500;

/**
 * @param bbox  west, south, east, north in degrees
 * @returns the box
 * @throws InvalidInput  for one whose sides are the wrong way round, or that lies elsewhere
 * @throws TooComplex  for one of more than 3 miles a side
 */
export const requireBox = ([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): DegreeBox => {
  const problem = (message: string): InvalidInput => new InvalidInput(message, [{ message, path: 'bbox' }]);
  if (!(west < east && south < north)) {
    throw problem(
      'bbox must be west,south,east,north in degrees, with west below east and south below north.',
    );
  }
  const inside = withinStorageDomain({ west, south, east, north });
  if (inside?.west !== west || inside.south !== south || inside.east !== east || inside.north !== north) {
    const { west: w, south: s, east: e, north: n } = STORAGE_DOMAIN;
    throw problem(
      `bbox must lie within ${w},${s},${e},${n}: eastern New York and around it. Are the numbers swapped?`,
    );
  }
  const width = (east - west) * FT_PER_DEGREE * Math.cos((Math.max(south, 0) * Math.PI) / 180);
  const height = (north - south) * FT_PER_DEGREE;
  if (Math.max(width, height) > MAX_BOX_SIDE_FT) {
    const message = `The box is larger than ${MAX_BOX_SIDE_FT.toLocaleString('en-US')} ft (3 miles) a side. Ask for a smaller one.`;
    throw new TooComplex(message, [{ message, path: 'bbox' }]);
  }
  return inside;
};

/**
 * What a drawing near a place is held against while it is drawn.
 * @param query  as parsed at the edge; the ordinance of the municipality, and the map and the law of
 *   today, unless it names others
 * @returns shapes in EPSG:2260 that share no area, clipped to the box
 * @throws NotFound  for an unknown jurisdiction
 * @throws InvalidInput  for a box that is none or lies elsewhere, or a day before the text held here
 * @throws TooComplex  for a box of more than 3 miles a side
 */
export async function controlledArea(
  knex: Knex,
  ordinances: OrdinanceBook,
  query: z.infer<typeof controlledAreaQuerySchema>,
): Promise<ControlledArea> {
  const degrees = requireBox(query.bbox);
  const on = query.on ?? localDateOf(new Date());
  const jurisdiction = await findJurisdiction(knex, query.jurisdiction, on);
  const ordinance = ordinanceOf(ordinances, jurisdiction, query.ordinance);
  const selection = selectionFor(ordinance, jurisdiction.settings, on);
  const box = await projectBox(knex, degrees);
  const { mapVersion, mapSince } = jurisdiction;
  const shapes = await readControlledArea(
    knex,
    { jurisdictionId: jurisdiction.id, mapVersion },
    selection,
    box,
  );
  const notice = mapDayNotice(jurisdiction, on);
  return {
    on,
    mapVersion,
    mapSince,
    notices: notice === null ? [] : [notice],
    srid: STORAGE_SRID,
    gridScale: box.gridScale,
    bounds: [box.xMin, box.yMin, box.xMax, box.yMax],
    ...shapes,
  };
}
