import type { Knex } from 'knex';
import type { Place, PlaceQuery } from '../../core/contracts/place.js';
import { InvalidInput } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { wetlandWords } from '../../core/cowardin/wetland-words.js';
import { noticesForPlace } from '../../core/rules/notices.js';
import { placeSummary } from '../../core/rules/place-summary.js';
import { placeStanding, type PlaceInput } from '../../core/rules/place.js';
import { selectionFor } from '../../core/rules/selection.js';
import { isRegulatedWatercourse } from '../../core/rules/watercourses.js';
import { classifyWetland } from '../../core/rules/wetland-criteria.js';
import { DISTANCE_NOISE_FT } from '../../core/units.js';
import { STORAGE_DOMAIN } from '../sql/controlled-area/project-box.js';
import { findBuildingsAt, findParcelOutlinesAt } from '../sql/place/find-outlines-at.js';
import { locatePoint, type LocatedPoint } from '../sql/place/locate-point.js';
import { measureDepths, type Depth } from '../sql/place/measure-depths.js';
import { readWetlandAttributes } from '../sql/place/read-wetland-attributes.js';
import { findWatercoursesNear } from '../sql/screening/find-watercourses-near.js';
import { findWetlandsNear } from '../sql/screening/find-wetlands-near.js';
import { LISTED_BEYOND_FT, type MeasuringContext } from './measure-subject.js';
import { measuringContext } from './measuring-context.js';
import { dayNotices } from './screening-answer.js';

/** Wetlands and watercourses named at the most, of each. */
const MOST_NAMED = 20;

/**
 * What the map has at a point, and what the ordinance makes of it, told by distance.
 * @param asked  degrees (NAD83); the ordinance of the municipality, and the map and the law of today, unless it names others
 * @returns distances in feet and areas in square feet, on the ground
 * @throws NotFound  for an unknown jurisdiction
 * @throws InvalidInput  for a point far from eastern New York, or a day before the text of the ordinance held here
 */
export async function whatIsHere(
  knex: Knex.Transaction,
  ordinances: OrdinanceBook,
  jurisdictionId: string,
  asked: PlaceQuery,
): Promise<Place> {
  requireNear(asked);
  const { ordinance, on } = asked;
  const context = await measuringContext(knex, ordinances, { jurisdiction: jurisdictionId, ordinance, on });
  const { jurisdiction } = context;
  const point = await locatePoint(knex, jurisdiction.id, asked);
  const input = await measureAround(knex, context, point);
  const standing = placeStanding(input);
  return {
    jurisdiction: { id: jurisdiction.id, name: jurisdiction.name },
    ordinance: context.ordinance.id,
    on: context.on,
    mapVersion: jurisdiction.mapVersion,
    mapSince: jurisdiction.mapSince,
    position: { lon: asked.lon, lat: asked.lat, eastFt: point.eastFt, northFt: point.northFt },
    summary: placeSummary(input, standing),
    insideMunicipality: point.insideMunicipality,
    land: standing.land,
    certain: standing.certain,
    ...(await nearbyOf(knex, input)),
    parcels: await findParcelOutlinesAt(knex, jurisdiction.id, point.geom),
    buildings: await findBuildingsAt(knex, jurisdiction.id, point.geom),
    notices: [...dayNotices(context), ...noticesForPlace(input)],
  };
}

function requireNear({ lon, lat }: PlaceQuery): void {
  const { west, south, east, north } = STORAGE_DOMAIN;
  if (lon >= west && lon <= east && lat >= south && lat <= north) return;
  const message = `The place must lie within ${west},${south},${east},${north}: eastern New York and around it. Are longitude and latitude swapped?`;
  throw new InvalidInput(message, [{ message, path: 'lon' }]);
}

/** The wetlands and watercourses around a point, classified, with how far it lies inside those that hold it. */
async function measureAround(
  knex: Knex.Transaction,
  { jurisdiction, ordinance, on, layers }: MeasuringContext,
  { geom, insideMunicipality }: LocatedPoint,
): Promise<PlaceInput> {
  const { id, name, settings, mapVersion } = jurisdiction;
  const { bufferFt, minimumSqFt } = selectionFor(ordinance, settings, on);
  const reachFt = (bufferFt ?? 0) + LISTED_BEYOND_FT;
  const wetlands = await findWetlandsNear(knex, id, mapVersion, geom, reachFt, minimumSqFt);
  const watercourses = await findWatercoursesNear(knex, id, mapVersion, geom, reachFt);
  const holding = (list: readonly { key: number; distanceFt: number }[]): number[] =>
    list.filter(({ distanceFt }) => distanceFt <= DISTANCE_NOISE_FT).map(({ key }) => key);
  const depths = await measureDepths(knex, geom, {
    wetlands: holding(wetlands),
    watercourses: holding(watercourses),
  });
  return {
    municipality: name,
    insideMunicipality,
    depthsFt: { wetlands: depthsOf(depths, 'wetlands'), watercourses: depthsOf(depths, 'watercourses') },
    ordinance,
    settings,
    on,
    layers,
    mapVersion,
    wetlands: wetlands.map((facts) => ({
      facts,
      classification: classifyWetland(facts, ordinance, settings, on),
      overlap: null,
    })),
    watercourses: watercourses.map((facts) => ({ facts, overlap: null })),
  };
}

function depthsOf(depths: readonly Depth[], layer: Depth['layer']): Map<string, number> {
  return new Map(depths.filter((depth) => depth.layer === layer).map(({ id, depthFt }) => [id, depthFt]));
}

async function nearbyOf(
  knex: Knex.Transaction,
  { wetlands, watercourses, ordinance, on }: PlaceInput,
): Promise<Pick<Place, 'wetlands' | 'watercourses'>> {
  const named = wetlands.slice(0, MOST_NAMED);
  const attributes = await readWetlandAttributes(
    knex,
    named.map(({ facts }) => facts.key),
  );
  return {
    wetlands: named.map(({ facts, classification }) => ({
      id: facts.id,
      name: facts.name,
      kind: facts.kind,
      classInWords: wetlandWords(attributes.get(facts.key) ?? {}),
      regulated: classification.regulated,
      distanceFt: facts.distanceFt,
      marginFt: facts.accuracyFt,
    })),
    watercourses: watercourses.slice(0, MOST_NAMED).map(({ facts }) => ({
      id: facts.id,
      name: facts.name,
      regulated: isRegulatedWatercourse(facts, ordinance, on),
      distanceFt: facts.distanceFt,
      marginFt: facts.accuracyFt,
    })),
  };
}
