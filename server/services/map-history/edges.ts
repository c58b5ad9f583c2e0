import type { Knex } from 'knex';
import type { Edges } from '../../../core/contracts/map-history.js';
import type { CalendarDate } from '../../../core/dates.js';
import { TooComplex } from '../../../core/errors.js';
import { projectBox } from '../../sql/controlled-area/project-box.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { findVersionOn } from '../../sql/map-history/find-version.js';
import { countEdges, readEdges, type EdgePlace } from '../../sql/map-history/read-edges.js';
import { requireBox } from '../controlled-area.js';

/** Bounds on what is sent to snap to. */
const MOST_FEATURES = 5_000;
const MOST_VERTICES = 300_000;

async function requireFew(knex: Knex.Transaction, place: EdgePlace): Promise<void> {
  const { features, vertices } = await countEdges(knex, place);
  if (features <= MOST_FEATURES && vertices <= MOST_VERTICES) return;
  const message = `${features.toLocaleString('en-US')} outlines with ${vertices.toLocaleString('en-US')} vertices reach into the box; at most ${MOST_FEATURES.toLocaleString('en-US')} with ${MOST_VERTICES.toLocaleString('en-US')} are sent at once. Ask for a smaller box.`;
  throw new TooComplex(message, [{ message, path: 'bbox' }]);
}

/**
 * Outlines near a place, to snap a drawing to.
 * @param bbox  west, south, east, north in degrees, at most 3 miles a side
 * @param on  the day whose wetlands map is meant; the newest version when absent, since a draft begins from that one
 * @returns segments that reach into the box, whole, in degrees (NAD83) with twelve decimals
 * @throws NotFound  for an unknown jurisdiction
 * @throws InvalidInput  for a box that is none or lies elsewhere
 * @throws TooComplex  for a box that is too large, or holds too much
 */
export async function edgesNear(
  knex: Knex.Transaction,
  jurisdictionId: string,
  { bbox, on }: { bbox: [number, number, number, number]; on?: CalendarDate | undefined },
): Promise<Edges> {
  const degrees = requireBox(bbox);
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const mapVersion =
    on === undefined
      ? jurisdiction.newestMapVersion
      : ((await findVersionOn(knex, jurisdiction.id, on))?.number ?? 0);
  const place = { jurisdictionId: jurisdiction.id, mapVersion, box: await projectBox(knex, degrees) };
  await requireFew(knex, place);
  return { type: 'FeatureCollection', mapVersion, features: await readEdges(knex, place) };
}
